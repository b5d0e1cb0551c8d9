import { Workbox } from 'workbox-window'
import { offerUpdate } from './update-offer'

/** Registers the service worker once the page has loaded, and offers a waiting version instead of taking it. */
export async function registerWorker(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  const workbox = new Workbox('/service-worker.js')
  workbox.addEventListener('waiting', () => {
    offerUpdate(() => {
      workbox.addEventListener('controlling', () => location.reload())
      workbox.messageSkipWaiting()
    })
  })
  await workbox.register()
}
