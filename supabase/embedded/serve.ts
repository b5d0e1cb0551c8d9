import { createServer, type Server as HttpServer } from 'node:http'
import type { Server as HttpsServer } from 'node:https'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderUnicodeCompact } from 'uqr'
import { bountyPages } from './bounty-pages.ts'
import { isBackendPath } from './backend-paths.ts'
import { prepareDataFolder } from './data-folder.ts'
import { guardedListener, logFault, type TargetHandler } from './guarded-listener.ts'
import { CERTIFICATE_PATH, forLan, lanAddress, lanServer } from './lan.ts'
import { nodeListener } from './node-listener.ts'
import { openBackend, type Backend } from './open-backend.ts'
import { productionBuild } from './production-build.ts'
import { readSettings, type Settings } from './settings.ts'
import { siteFiles } from './site-files.ts'
import { tellProgress } from './start-progress.ts'
import { StartupError } from './startup-error.ts'

type Server = HttpServer | HttpsServer

/** In milliseconds, longer than a browser or a proxy leaves a connection idle: one that ends just as a request goes out loses it. */
const KEEP_ALIVE_MS = 75_000

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * `npm start`: the production build and the embedded backend, on one port of this machine. With `--lan` the other devices of the network
 * reach it too, by HTTPS at the machine's own address and the same port.
 */
async function serve(): Promise<void> {
  const settings = readSettings(ROOT, process.argv)
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS })
  const lan = settings.lan && (await openLan(settings, settings.lan.address))
  const parts = Promise.all([
    tellProgress('Opening the database', startBackend(server, lan, settings), console.log),
    tellProgress('Preparing the app', builtSite(settings), console.log),
  ])
  const handler = parts.then(([backend, dist]) => siteAndBackend(dist, backend, settings))
  const handle: TargetHandler = async (request, response, target) => (await handler)(request, response, target)
  server.on('request', guardedListener(handle))
  lan?.server.on('request', guardedListener(forLan(handle, lan.certificate)))
  const [backend] = await parts
  await handler
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop([server, ...(lan ? [lan.server] : [])], backend))
  // A library's own callback may throw where no handler can hold it: that may end its request, never the server.
  process.on('uncaughtException', logFault)
  // A terminal that is gone reads nothing: to log that too would fail in turn, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  console.log(greeting(portOf(server), settings, backend))
  if (lan) console.log(lanGreeting(`https://${lan.address}:${portOf(server)}`))
}

interface Lan {
  server: Server
  address: string
  certificate: string
}

async function openLan({ dataFolder }: Settings, wanted: string | null): Promise<Lan> {
  const address = lanAddress(wanted)
  return { address, ...(await lanServer(prepareDataFolder(dataFolder).certificate, address)) }
}

async function startBackend(server: Server, lan: Lan | null, settings: Settings): Promise<Backend | null> {
  const ownUrl = () => `http://localhost:${portOf(server)}`
  const siteUrl = async () => {
    const port = await listen(server, settings.port, '127.0.0.1')
    if (lan === null) return ownUrl()
    return `https://${lan.address}:${await listen(lan.server, port, lan.address)}`
  }
  const { dataFolder, hostedUrl, signUps } = settings
  if (hostedUrl === null) return openBackend({ dataFolder, siteUrl, ownUrl, signUps, notice: console.warn })
  await siteUrl()
  return null
}

function builtSite({ distFolder }: Settings): Promise<string> {
  return distFolder === null
    ? productionBuild(ROOT, () => console.log('Building the app, half a minute or so (only when its sources changed) ...'))
    : Promise.resolve(distFolder)
}

function siteAndBackend(dist: string, backend: Backend | null, { hostedUrl, isChallenged, lan }: Settings): TargetHandler {
  const site = siteFiles({ dist, routes: join(ROOT, 'src/routes'), hostedUrl, isChallenged })
  if (!backend) return site
  const answers = nodeListener(Promise.resolve(backend))
  // The function that writes a bounty's page reads the site by its address, whose certificate only a phone is told to trust.
  const bountyPage = lan ? () => null : bountyPages({ dist, answers })
  return (request, response, target) =>
    isBackendPath(target.pathname)
      ? answers(request, response)
      : (bountyPage(request, response, target) ?? site(request, response, target))
}

function listen(server: Server, port: number, address: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const advice = `Stop the program that uses it, or choose another: PORT=${port + 1} npm start`
      if (error.code === 'EADDRINUSE') fail(new StartupError(`Port ${port} is taken. ${advice}`))
      else if (error.code === 'EADDRNOTAVAIL') fail(new StartupError(`${address} is no address of this machine.`))
      else if (error.code === 'EACCES')
        fail(new StartupError(`Port ${port} may not be used. Choose one above 1023: PORT=4173 npm start`))
      else fail(error)
    })
    server.listen(port, address, () => done(portOf(server)))
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function stop(servers: Server[], backend: Backend | null): Promise<void> {
  process.once('SIGINT', () => process.exit(130))
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  await backend?.close()
  process.exit(0)
}

function greeting(port: number, { dataFolder, hostedUrl }: Settings, backend: Backend | null): string {
  const address = `http://localhost:${port}`
  if (backend === null) return `\nReady at ${address}\n  Backend  ${hostedUrl}\n`
  return `
Ready at ${address}
  Accounts   casey@example.test (creator), sam@example.test (supporter), morgan@example.test (moderator)
  Password   wayfinder
  Inbox      ${address}${backend.inboxPath} (emails and codes that a real server would send)
  Data       ${resolve(dataFolder)} (npm run reset starts afresh)
  Stop       Ctrl+C
`
}

function lanGreeting(address: string): string {
  return `${renderUnicodeCompact(address)}
  On a phone  ${address} (go on past the warning: this machine made the certificate itself)
  To keep it  open ${address}${CERTIFICATE_PATH} there and trust it; then it works offline too
  Open to everybody on this network, sample accounts and all. Mails are shown on this machine alone.
`
}

await serve().catch((error: unknown) => {
  console.error(error instanceof StartupError ? `Can't start: ${error.message}` : error)
  process.exit(1)
})
