import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NotFoundScreen } from '../features/support/not-found-screen'
import { Frame } from '../shell/frame'

export const Route = createRootRoute({
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: NotFoundScreen,
})
