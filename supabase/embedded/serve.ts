import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bountyPages } from './bounty-pages.ts'
import { INBOX_PATH, isBackendPath } from './backend-paths.ts'
import { nodeListener } from './node-listener.ts'
import { openBackend, type Backend } from './open-backend.ts'
import { productionBuild } from './production-build.ts'
import { readSettings, type Settings } from './settings.ts'
import { siteFiles, type NodeHandler } from './site-files.ts'
import { StartupError } from './startup-error.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `npm start`: the production build and the embedded backend, on one port of this machine. */
async function serve(): Promise<void> {
  const settings = readSettings(ROOT)
  const server = createServer()
  const parts = Promise.all([startBackend(server, settings), builtSite(settings)])
  const handler = parts.then(([backend, dist]) => siteAndBackend(dist, backend, settings))
  server.on('request', (request, response) => void handler.then((handle) => handle(request, response)))
  const [backend] = await parts
  await handler
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(server, backend))
  console.log(greeting(portOf(server), settings))
}

async function startBackend(server: Server, settings: Settings): Promise<Backend | null> {
  const siteUrl = async () => `http://localhost:${await listen(server, settings.port)}`
  if (settings.hostedUrl === null) return openBackend({ dataFolder: settings.dataFolder, siteUrl, notice: console.warn })
  await siteUrl()
  return null
}

function builtSite({ distFolder }: Settings): Promise<string> {
  return distFolder === null
    ? productionBuild(ROOT, () => console.log('Building the app (only when its sources changed) ...'))
    : Promise.resolve(distFolder)
}

function siteAndBackend(dist: string, backend: Backend | null, { hostedUrl }: Settings): NodeHandler {
  const site = siteFiles({ dist, routes: join(ROOT, 'src/routes'), hostedUrl })
  if (!backend) return site
  const answers = nodeListener(Promise.resolve(backend))
  const bountyPage = bountyPages({ dist, answers })
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (isBackendPath(pathname)) answers(request, response)
    else if (!bountyPage(request, response)) site(request, response)
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const advice = `Stop the program that uses it, or choose another: PORT=${port + 1} npm start`
      if (error.code === 'EADDRINUSE') fail(new StartupError(`Port ${port} is taken. ${advice}`))
      else if (error.code === 'EACCES')
        fail(new StartupError(`Port ${port} may not be used. Choose one above 1023: PORT=4173 npm start`))
      else fail(error)
    })
    server.listen(port, '127.0.0.1', () => done(portOf(server)))
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function stop(server: Server, backend: Backend | null): Promise<void> {
  process.once('SIGINT', () => process.exit(130))
  server.close()
  server.closeAllConnections()
  await backend?.close()
  process.exit(0)
}

function greeting(port: number, { dataFolder, hostedUrl }: Settings): string {
  const address = `http://localhost:${port}`
  if (hostedUrl !== null) return `\nReady at ${address}\n  Backend  ${hostedUrl}\n`
  return `
Ready at ${address}
  Accounts   casey@example.test (creator), sam@example.test (supporter), morgan@example.test (moderator)
  Password   wayfinder
  Inbox      ${address}${INBOX_PATH} (emails and codes that a real server would send)
  Data       ${resolve(dataFolder)} (npm run reset starts afresh)
  Stop       Ctrl+C
`
}

await serve().catch((error: unknown) => {
  console.error(error instanceof StartupError ? `Can't start: ${error.message}` : error)
  process.exit(1)
})
