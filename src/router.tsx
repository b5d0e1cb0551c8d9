import { createRouter, parseSearchWith, stringifySearchWith, type RouterHistory } from '@tanstack/react-router'
import type { WeekNumber } from './domain/course/course-week'
import { ErrorScreen } from './shell/error-screen'
import { routeTree } from './routeTree.gen'

/** Search values stay the strings that stand in the address: a code of digits must not lose its leading zero. */
const plainSearch = {
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith((value) => String(value)),
}

/** The router of one page: in the browser without arguments, at build with a history in memory. */
export function createAppRouter(server?: { history: RouterHistory }) {
  return createRouter({
    routeTree,
    ...plainSearch,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultStructuralSharing: true,
    // The browser must not put back where it was a page that a change of route has put to the top (`RouteEffects`; docs/decisions.md, 37), nor the
    // router put to the top one that was loaded anew. Left to the router is what a hash names.
    scrollRestoration: ({ location }) => location.hash !== '',
    ...(server && { history: server.history, isServer: true }),
  })
}

/**
 * Whether the address asks for more than its path, for which the page was made at build. Only a route that declares a search knows one:
 * what a mail or an advertisement adds changes nothing.
 */
export function asksForMore(router: ReturnType<typeof createAppRouter>): boolean {
  const { pathname, search } = router.latestLocation
  const [, , route] = router.getMatchedRoutes(pathname)
  const declare = route?.options.validateSearch
  const declared = typeof declare === 'function' ? declare(search) : {}
  return Object.values(declared).some((value) => value !== undefined)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface HistoryState {
    /** Set by a call to action: the apply page then scrolls to its form. */
    scrollToForm?: boolean
    /** Set by what marks the last section of a week as read: the section that it leads to then says so. */
    endedWeek?: WeekNumber
    /** Set by the last step of an application: the packages then stand under what was received. */
    justApplied?: boolean
  }
}
