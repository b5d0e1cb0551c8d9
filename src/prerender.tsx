import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { courseStops } from './content/curriculum/outline'
import { sectionPath } from './domain/course/course-place'
import { createAppRouter } from './router'
import { PageHead } from './shell/page-head'

export { organizationBlock } from './shell/structured-data'

/** Every address without a parameter, read from the route tree: a new page is prerendered without being listed anywhere. With them the course's sections. */
export function staticPaths(): string[] {
  const router = createAppRouter({ history: createMemoryHistory() })
  return [...Object.keys(router.routesByPath).filter((path) => !path.includes('$')), ...courseStops.map(sectionPath)]
}

/** The HTML of one address, and the id of the route that answers it. React puts the page's title, meta and link tags first; they belong into the head. */
export async function renderPage(path: string): Promise<{ route: string; head: string; body: string }> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const head = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(html)?.[0] ?? ''
  return { route: router.state.matches.at(-1)?.routeId ?? '', head, body: html.slice(head.length) }
}

/** The head of what is served for the forms of a bounty, whose own address is known only when it is asked for. */
export const formHead = renderToStaticMarkup(
  <PageHead
    path="/bounty"
    title="Take part in a bounty"
    description="Accept, fund or complete an educational challenge of the community."
    keywords="bounty, accept, fund, complete"
    image="bounty"
    noindex
  />,
).replaceAll(/<link rel="canonical"[^>]*>|<meta property="og:url"[^>]*>/g, '')
