import type { Plugin, ViteDevServer } from 'vite'
import { isBackendPath } from './backend-paths.ts'
import { guardedListener } from './guarded-listener.ts'
import { parseTarget } from './request-target.ts'
import type { LoadModule } from './functions-host.ts'
import type { Backend, BackendOptions } from './open-backend.ts'

/** What this process keeps over Vite's restarts, which open the new server before they close the old one. */
const KEPT = Symbol.for('wayfinder.embedded-backend')

interface Kept {
  backend: Promise<Backend>
  /** The newest server: its loader is the one that sees edits. */
  server: ViteDevServer
}

type Folders = Partial<Pick<BackendOptions, 'dataFolder' | 'projectFolder'>>

/**
 * Answers the backend's paths in `vite dev`, from the database in `.data`; functions reload with the rest of the code.
 * Stays out of the way where the app is told to use a hosted project.
 */
export function embeddedBackend(folders: Folders = {}): Plugin {
  return {
    name: 'wayfinder-embedded-backend',
    apply: 'serve',
    async configureServer(server) {
      if (server.config.env['VITE_SUPABASE_URL']) return
      const { nodeListener } = await import('./node-listener.ts')
      const listener = guardedListener(nodeListener(backendOf(server, folders)))
      server.middlewares.use((request, response, next) => {
        const target = parseTarget(request.url)
        if (target === null || isBackendPath(target.pathname)) listener(request, response)
        else next()
      })
    },
  }
}

function backendOf(server: ViteDevServer, folders: Folders): Promise<Backend> {
  const keeper: typeof globalThis & { [KEPT]?: Kept } = globalThis
  const kept = keeper[KEPT]
  if (kept) {
    kept.server = server
    return kept.backend
  }
  const backend = open(server, folders, (path) => (keeper[KEPT]?.server ?? server).ssrLoadModule(path)).catch(
    (error: unknown) => {
      server.config.logger.error(error instanceof Error ? error.message : String(error))
      process.exit(1)
    },
  )
  keeper[KEPT] = { backend, server }
  return backend
}

async function open(server: ViteDevServer, folders: Folders, loadModule: LoadModule): Promise<Backend> {
  const { openBackend } = await import('./open-backend.ts')
  const backend = await openBackend({
    dataFolder: process.env['DATA_FOLDER'] ?? '.data',
    ...folders,
    siteUrl: () => addressOf(server),
    loadModule,
    notice: (line) => server.config.logger.warn(line),
  })
  server.config.logger.info(
    `  Sample accounts: casey@example.test, sam@example.test, morgan@example.test (password: wayfinder). Inbox: ${backend.inboxPath}`,
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
