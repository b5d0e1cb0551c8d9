import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Loads a module by its file path: `import` where a program serves the functions, Vite's loader where they reload. */
export type LoadModule = (path: string) => Promise<unknown>

interface EdgeFunction {
  fetch(request: Request): Response | Promise<Response>
}

const FUNCTION_PATH = /^\/functions\/v1\/([a-z][a-z0-9-]{0,62})$/

export const importModule: LoadModule = (path) => import(/* @vite-ignore */ pathToFileURL(path).href)

/** Answers `/functions/v1/<name>` with the default export's `fetch` of `<folder>/<name>/index.ts`, as Supabase's edge runtime does. */
export function functionsHost(folder: string, load: LoadModule): (request: Request) => Promise<Response> {
  return async (request) => {
    const name = FUNCTION_PATH.exec(new URL(request.url).pathname)?.[1]
    const path = name === undefined ? '' : join(folder, name, 'index.ts')
    if (!existsSync(path)) return failure(404, 'not_found', 'There is no such function.')
    try {
      return await edgeFunction(await load(path)).fetch(request)
    } catch (error) {
      console.error(`The function ${name} failed:`, error)
      return failure(500, 'internal_error', 'Something went wrong on the server. Please try again.')
    }
  }
}

function edgeFunction(module: unknown): EdgeFunction {
  const exported = typeof module === 'object' && module !== null && 'default' in module ? module.default : null
  if (isEdgeFunction(exported)) return exported
  throw new TypeError('An edge function exports by default an object with a fetch method.')
}

function isEdgeFunction(value: unknown): value is EdgeFunction {
  return typeof value === 'object' && value !== null && 'fetch' in value && typeof value.fetch === 'function'
}

function failure(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status })
}
