import { test as base, expect } from '@playwright/test'
import { startServer, type TestServer } from '../setup/server.ts'

interface Fixtures {
  /** Why this file has a server of its own, which its tests may kill and start again. The others share one: the worker's. */
  ownServer: string | undefined
  server: TestServer
  allowedMessages: RegExp[]
  worker: boolean
  withoutWorker: void
  silence: void
}
interface WorkerFixtures {
  sharedServer: () => Promise<TestServer>
  serverOf: (file: string) => Promise<TestServer>
}

/** What the browser says of a network that a test has cut, and what the library of sign-in logs of the same. */
const cutWords = ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'ERR_CONNECTION_REFUSED']
const authUnreachable = /^error: Unreachable: /

/**
 * A page that fails the test on any unexpected console message, page error or policy violation: silence is a feature.
 * A test that provokes a message names it in `allowedMessages`; one that needs the service worker asks for it by `worker`: in a new
 * profile it first takes in the whole site, which would be most of what a short test does.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let starting: Promise<TestServer> | undefined
      await use(() => (starting ??= startServer()))
      await (await starting)?.remove()
    },
    { scope: 'worker' },
  ],
  serverOf: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let held: { file: string; server: TestServer } | undefined
      await use(async (file) => {
        if (held?.file === file) return held.server
        await held?.server.remove()
        held = { file, server: await startServer() }
        return held.server
      })
      await held?.server.remove()
    },
    { scope: 'worker' },
  ],
  ownServer: [undefined, { option: true }],
  server: async ({ ownServer, sharedServer, serverOf }, use, { file }) => {
    const server = await (ownServer ? serverOf(file) : sharedServer())
    await use(server)
    await server.start()
  },
  baseURL: ({ server }, use) => use(server.url),
  /** Opens the inbox's printed link once, as its reader does: from then on the cookie opens it. */
  request: async ({ request, server }, use) => {
    await request.get(server.inboxUrl)
    await use(request)
  },
  allowedMessages: [[], { option: true }],
  worker: [false, { option: true }],
  withoutWorker: [
    async ({ context, worker }, use) => {
      if (!worker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      await use()
    },
    { auto: true },
  ],
  silence: [
    async ({ context, allowedMessages }, use) => {
      const heard: string[] = []
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        const { url } = message.location()
        heard.push(`${message.type()}: ${message.text()}${/status of/.test(message.text()) ? ` ${url}` : ''}`)
      })
      context.on('weberror', (error) => heard.push(`page error: ${error.error().message}`))
      await use()
      const cutsNetwork = allowedMessages.some((allowed) => cutWords.some((words) => allowed.test(words)))
      const allowed = cutsNetwork ? [...allowedMessages, authUnreachable] : allowedMessages
      expect(heard.filter((line) => !allowed.some((words) => words.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** What `npm test` runs too: each act once, see the table of `tests/README.md`. */
export const core = { tag: '@core' }

export { expect }
