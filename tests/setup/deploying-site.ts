import { createServer, request } from 'node:http'
import { isBackendPath } from '../../supabase/embedded/backend-paths.ts'
import { siteFiles, type NodeHandler } from '../../supabase/embedded/site-files.ts'

export interface DeployingSite {
  url: string
  /** From now on this folder's files are served, and no others. */
  deploy(dist: string): void
  close(): Promise<void>
}

const filesOf = (folder: string) => siteFiles({ dist: folder, routes: 'src/routes', hostedUrl: null })

/** A site of its own address that can be given another build while pages of it are open. The backend behind it is a running one. */
export async function startDeployingSite(dist: string, backend: string): Promise<DeployingSite> {
  const { hostname, port } = new URL(backend)
  let files: NodeHandler = filesOf(dist)
  const server = createServer((incoming, response) => {
    if (!isBackendPath(new URL(incoming.url ?? '/', backend).pathname)) return files(incoming, response)
    const { method, url, headers } = incoming
    const outgoing = request({ host: hostname, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port.')
  return {
    url: `http://localhost:${address.port}`,
    deploy: (folder) => {
      files = filesOf(folder)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
