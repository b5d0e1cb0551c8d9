import './styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageAddress } from './domain/page-address'
import { createAppRouter } from './router'
import { startServices } from './start-services'

declare global {
  interface Window {
    /** Controls that were pressed before the page was live, as the boot script noted them. */
    pressedEarly?: HTMLElement[]
  }
}

const { pressedEarly } = window
const root = document.getElementById('root')
if (!root) throw new Error('No #root')

// A host may answer under the name of the file too, which is no address of the app.
const address = new URL(location.href)
address.pathname = pageAddress(address.pathname)
if (address.href !== location.href) history.replaceState(history.state, '', address)

const router = createAppRouter()
// The prerendered page was made for its bare path: with a search it may show other content, so it's rendered anew.
const stands = root.childElementCount > 0
const hydrates = stands && location.search === ''
// Without this mark the router renders a pending state first, which the prerendered page does not have.
if (hydrates) router.ssr = { manifest: undefined }
const [keeper] = await Promise.all([stands && !hydrates && import('./shell/keep-typed'), router.load()])
const fillIn = keeper && keeper.keepTyped(root)

function App() {
  useEffect(() => {
    if (fillIn) fillIn()
    document.documentElement.dataset['hydrated'] = ''
    performance.mark('hydrated')
    if (pressedEarly?.length) void import('./shell/press-again').then(({ pressAgain }) => pressAgain(pressedEarly))
    startServices(router)
  }, [])
  return <RouterProvider router={router} />
}

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
startTransition(() => {
  if (hydrates) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
