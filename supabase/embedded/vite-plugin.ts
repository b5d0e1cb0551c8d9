import type { Plugin, ViteDevServer } from 'vite'
import { isBackendPath } from './backend-paths.ts'
import type { Backend } from './open-backend.ts'

/** Where the one backend of this process is kept: Vite opens a restarted server before it closes the old one. */
const KEPT = Symbol.for('wayfinder.embedded-backend')

interface Keeper {
  [KEPT]?: Promise<Backend>
}

/** Answers the backend's paths in `vite dev`, from the database in `.data`; functions reload with the rest of the code. */
export function embeddedBackend(): Plugin {
  return {
    name: 'wayfinder-embedded-backend',
    apply: 'serve',
    async configureServer(server) {
      const { nodeListener } = await import('./node-listener.ts')
      const listener = nodeListener(backendOf(server))
      server.middlewares.use((request, response, next) => {
        if (isBackendPath(new URL(request.url ?? '/', 'http://localhost').pathname)) listener(request, response)
        else next()
      })
    },
  }
}

function backendOf(server: ViteDevServer): Promise<Backend> {
  const keeper: typeof globalThis & Keeper = globalThis
  keeper[KEPT] ??= open(server).catch((error: unknown) => {
    server.config.logger.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  })
  return keeper[KEPT]
}

async function open(server: ViteDevServer): Promise<Backend> {
  const { openBackend } = await import('./open-backend.ts')
  const backend = await openBackend({
    dataFolder: process.env['DATA_FOLDER'] ?? '.data',
    siteUrl: () => addressOf(server),
    loadModule: (path) => server.ssrLoadModule(path),
    notice: (line) => server.config.logger.warn(line),
  })
  server.config.logger.info(
    '  Sample accounts: casey@example.test, sam@example.test, morgan@example.test (password: wayfinder). Inbox: /dev/mail',
  )
  return backend
}

/** The address is known only once the server listens: a taken port makes Vite choose the next one. */
async function addressOf(server: ViteDevServer): Promise<string> {
  const port = server.httpServer ? await listeningPort(server.httpServer) : server.config.server.port
  return `http://localhost:${port}`
}

function listeningPort(http: NonNullable<ViteDevServer['httpServer']>): Promise<number> {
  return new Promise((resolve) => {
    http.once('listening', () => {
      const address = http.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })
}
