import type { Plugin } from 'vite'

/**
 * How a script that is needed later is fetched: plainly, and a failure is told to the window first, as Vite tells it. Vite's own
 * code for this also fetches style sheets and lists ahead, which a build with one style sheet has no use for: a KiB of every page.
 */
const source = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  if (dispatchEvent(event)) throw error
})`

export function scriptLoading(): Plugin {
  return {
    name: 'script-loading',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => source },
  }
}
