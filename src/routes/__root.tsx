import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Frame } from '../shell/frame'
import { LateNotices } from '../shell/late-notices'
import { useAuth } from '../state/auth-store'

/** What stands in a page's forms belongs to who was here when it was typed: once a member has left, the page begins anew. */
const OwnPage = () => <Outlet key={useAuth((auth) => auth.leavings)} />

export const Route = createRootRoute({
  component: () => (
    <Frame notices={<LateNotices />}>
      <OwnPage />
    </Frame>
  ),
  notFoundComponent: lazyRouteComponent(() => import('../features/support/not-found-screen'), 'NotFoundScreen'),
})
