import './styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router'
import { startServices } from './start-services'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to start in.')

const router = createAppRouter()
// The prerendered page was made for its bare path: with a search it may show other content, so it's rendered anew.
const hydrates = root.childElementCount > 0 && location.search === ''
// Without this mark the router renders a pending state first, which the prerendered page does not have.
if (hydrates) router.ssr = { manifest: undefined }
await router.load()

function App() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    performance.mark('hydrated')
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
