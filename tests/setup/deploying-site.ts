import { createServer } from 'node:http'
import { isBackendPath } from '../../supabase/embedded/backend-paths.ts'
import { guardedListener, type TargetHandler } from '../../supabase/embedded/guarded-listener.ts'
import { siteFiles } from '../../supabase/embedded/site-files.ts'
import { listen } from './listen.ts'
import { passOn } from './pass-on.ts'

export interface DeployingSite {
  url: string
  /** From now on this folder's files are served, and no others. */
  deploy(dist: string): void
  /** After so many files more, a stranger on the way answers for the site: a page of its own with status 200. `null`: never. */
  strangerAfter(files: number | null): void
  /** How often the stranger has answered. */
  strangerAnswers(): number
  close(): Promise<void>
}

const filesOf = (folder: string) => siteFiles({ dist: folder, routes: 'src/routes', hostedUrl: null })

/** A site of its own address that can be given another build while pages of it are open. The backend behind it is a running one. */
export async function startDeployingSite(dist: string, backend: string): Promise<DeployingSite> {
  let files: TargetHandler = filesOf(dist)
  let untilStranger = Infinity
  let strangerAnswers = 0
  const answerFile: TargetHandler = (incoming, response, target) => {
    if (untilStranger-- > 0) return files(incoming, response, target)
    strangerAnswers += 1
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome to the airport</h1>')
  }
  const listener = guardedListener((incoming, response, target) => {
    if (!isBackendPath(target.pathname)) return answerFile(incoming, response, target)
    passOn(incoming, response, backend)
  })
  const server = createServer(listener)
  return {
    url: `http://localhost:${await listen(server)}`,
    deploy: (folder) => {
      files = filesOf(folder)
    },
    strangerAfter: (count) => {
      untilStranger = count ?? Infinity
    },
    strangerAnswers: () => strangerAnswers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
