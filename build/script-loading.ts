import type { Plugin } from 'vite'

/**
 * How a script that is needed later is fetched: plainly, and a failure is told to the window first, as Vite tells it. Vite's own
 * code for this also fetches style sheets and lists ahead, which a build with one style sheet has no use for: a KiB of every page.
 * The error is one of ours, since at the browser's own the router would load the page anew, also where nothing answers. A page that is
 * left fails nothing: the browser drops what it still fetched (Firefox and WebKit before they hide the page), and a reload would drop the
 * way to the next page. It goes on when the person comes back to it, or acts again and so has stayed.
 */
const source = `let back
const on = (signs, hear) => signs.map((sign) => addEventListener(sign, hear))
on(['beforeunload', 'pagehide'], () => { back = new Promise((resolve) => on(['pageshow', 'click', 'keydown'], resolve)) })
export const __vitePreload = (load) => load().catch(async (cause) => {
  await back
  dispatchEvent(new Event('vite:preloadError'))
  throw Object.assign(new Error('', { cause }), { name: 'MissingScript' })
})`

export function scriptLoading(): Plugin {
  return {
    name: 'script-loading',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => source },
  }
}
