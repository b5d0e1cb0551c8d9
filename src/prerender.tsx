import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from './router'

/** Every address without a parameter, read from the route tree: a new page is prerendered without being listed anywhere. */
export function staticPaths(): string[] {
  const router = createAppRouter({ history: createMemoryHistory() })
  return Object.keys(router.routesByPath).filter((path) => !path.includes('$'))
}

/** The HTML of one address. React puts the page's title, meta and link tags first; they belong into the head. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const head = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
