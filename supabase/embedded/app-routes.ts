import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * The addresses that the app answers though no file stands for them, read from the names of its route files:
 * `bounty.$bountyId.accept.tsx` is `/bounty/<anything>/accept`.
 */
export function isAppRoute(routesFolder: string): (pathname: string) => boolean {
  const patterns = readdirSync(routesFolder)
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('_'))
    .map((file) => routePattern(basename(file, '.tsx')))
  return (pathname) => patterns.some((pattern) => pattern.test(pathname))
}

function routePattern(name: string): RegExp {
  const parts = name.split('.').filter((part) => part !== 'index')
  const path = parts.map((part) => `/${part.startsWith('$') ? '[^/]+' : part.replaceAll(/[^\w-]/g, '')}`).join('')
  return new RegExp(`^${path || '/'}/?$`)
}
