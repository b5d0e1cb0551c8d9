import { test as base, expect } from '@playwright/test'

/**
 * A page that fails the test on any unexpected console message, page error or policy violation: silence is a feature.
 * A test that provokes a message names it in `allowedMessages`; one that needs the service worker asks for it by `worker`: in a new
 * profile it first takes in the whole site, which would be most of what a short test does.
 */
export const test = base.extend<{ allowedMessages: RegExp[]; worker: boolean; withoutWorker: void; silence: void }>({
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
        if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => heard.push(`page error: ${error.error().message}`))
      await use()
      expect(heard.filter((line) => !allowedMessages.some((allowed) => allowed.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
