import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** An address that the app answers though no file may stand for it: `bounty.$bountyId.accept.tsx` is `['bounty', ':bountyId', 'accept']`, and `desk.$.tsx`, with all below it, `['desk', '*']`. */
type AppRoute = string[]

/** Of these each address has its file, so that any other of the kind is unknown. */
const allMade = ['course.$week.$section.tsx']

/** The app's addresses, read from the names of its route files. */
export function appRoutes(routesFolder: string): AppRoute[] {
  return readdirSync(routesFolder)
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('_') && !allMade.includes(file))
    .map((file) =>
      basename(file, '.tsx')
        .split('.')
        .filter((part) => part !== 'index')
        .map((part) => {
          if (part === '$') return '*'
          return part.startsWith('$') ? `:${part.slice(1)}` : part.replaceAll(/[^\w-]/g, '')
        }),
    )
}

export const hasParameter = (route: AppRoute) => route.some((part) => part.startsWith(':') || part === '*')

/** The file that answers an address with a parameter: what a person does with a bounty has a head for search engines, which leave it out. */
export const shellOf = (route: AppRoute) => (route.length > 2 ? '/_form' : '/_shell')

const partPattern = (part: string) => (part === '*' ? '(/.*)?' : `/${part.startsWith(':') ? '[^/]+' : part}`)

/** The route as a regular expression, for hosts too. */
export const routePattern = (route: AppRoute) => `^${route.map(partPattern).join('') || '/'}/?$`
