import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Frame } from '../shell/frame'
import { LateNotices } from '../shell/late-notices'

export const Route = createRootRoute({
  component: () => (
    <Frame notices={<LateNotices />}>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: lazyRouteComponent(() => import('../features/support/not-found-screen'), 'NotFoundScreen'),
})
