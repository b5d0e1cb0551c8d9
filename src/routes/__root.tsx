import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Frame } from '../shell/frame'

export const Route = createRootRoute({
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: lazyRouteComponent(() => import('../features/support/not-found-screen'), 'NotFoundScreen'),
})
