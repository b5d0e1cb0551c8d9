import './styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageAddress } from './domain/app/page-address'
import { asksForMore, createAppRouter } from './router'
import { startServices } from './start-services'
import { reusePrerendered } from './ui/prerendered'
import { followTranslation, takeOver, wasTranslated } from './ui/translated-text'

declare const __IS_SUPPORTED__: boolean

declare global {
  interface Window {
    /** Controls that were pressed before the page was live, as the boot script noted them. */
    pressedEarly?: HTMLElement[]
  }
}

const { pressedEarly } = window
const root = document.getElementById('root')
// The boot script hears it, and has an old browser named at the head of the page.
if (!__IS_SUPPORTED__ || !root) throw new Error()

// A host may answer under the name of the file too, which is no address of the app.
const { pathname, search, hash } = location
const address = pageAddress(pathname)
if (address !== pathname) history.replaceState(history.state, '', address + search + hash)

const router = createAppRouter()
const stands = root.childElementCount > 0
// A page whose texts a translation has taken is rendered anew, and what was typed in it put back.
const hydrates = stands && !asksForMore(router) && !wasTranslated(root)
followTranslation()
if (hydrates) {
  reusePrerendered()
  // Without this mark the router renders a pending state first, which the prerendered page does not have.
  router.ssr = { manifest: undefined }
}
const [anew] = await Promise.all([!hydrates && import('./shell/render-anew'), router.load()])
const finish = anew && anew.renderAnew(root)

function App() {
  useEffect(() => {
    if (finish) finish()
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
if (hydrates) takeOver(root)
