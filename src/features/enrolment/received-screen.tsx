import { lazy, Suspense, type ReactNode } from 'react'
import { useHydrated } from '../../ui/prerendered'

const ReceivedPart = /* @__PURE__ */ lazy(() =>
  import('./received-application').then((module) => ({ default: module.ReceivedPart })),
)

/** The application that was just received, in the place of the page's head. The prerendered page knows of none. */
export function ReceivedFirst({ children }: { children: ReactNode }) {
  if (!useHydrated()) return children
  return (
    <Suspense>
      <ReceivedPart>{children}</ReceivedPart>
    </Suspense>
  )
}
