// @in touched
import type { AnyRouter } from '@tanstack/react-router'
import { followSession } from '../state/auth-store'
import { followStops } from '../state/stop-waiting'
import { savesData } from '../sync/app-files'
import { bringNote } from '../ui/button'
import { LongWait } from '../ui/long-wait'
import { whenIdle } from '../ui/paint-and-idle'
import { fillEventsAtPress } from '../ui/settle-fills'
import { startInstallOffer } from './install-offer'
import { beginPageTransitions } from './page-move'
import { savePlaces } from './saved-places'

/** The header's lower edge on a phone, in pixels. */
const HEADER_PX = 64

/**
 * Shows the page's title in the header's row, in the place of the academy's name, while the header covers it (docs/decisions.md, 51). The
 * styles do so on phones only. What is read aloud stays as it is.
 */
function watchTitle(): void {
  const name = document.querySelector<HTMLElement>('.brand-name')
  const main = document.getElementById('main')
  if (!name || !main) return
  let title: HTMLElement | null = null
  let isCovered = false

  const show = () => {
    const words = isCovered && title ? title.textContent.trim() : ''
    if (words) name.dataset['title'] = words
    else delete name.dataset['title']
  }
  const look = ({ target, boundingClientRect: { height, bottom } }: IntersectionObserverEntry) => {
    if (target === title) isCovered = height > 1 && bottom <= HEADER_PX
  }
  const observer = new IntersectionObserver(
    (entries) => {
      entries.forEach(look)
      show()
    },
    { rootMargin: `-${HEADER_PX}px 0px 0px` },
  )
  // Another page brings another title, and a bounty its own once it is read.
  const follow = () => {
    const found = document.getElementById('page-title')
    if (found !== title) {
      observer.disconnect()
      title = found
      isCovered = false
      if (title) observer.observe(title)
    }
    show()
  }
  follow()
  new MutationObserver(follow).observe(main, { childList: true, characterData: true, subtree: true })
}

/**
 * Fetches the screens that the links in view lead to, one at a time in idle moments, the newest in view first: a press waits for no script
 * then. A device that saves data fetches at the press.
 */
function fetchInView(router: AnyRouter): void {
  if (savesData()) return
  const known = new Set<string>()
  const waiting: string[] = []
  let isFetching = false
  const fetchWaiting = async () => {
    if (isFetching) return
    isFetching = true
    for (let to = waiting.pop(); to !== undefined; to = waiting.pop()) {
      await whenIdle()
      await router.preloadRoute({ to }).catch(() => undefined)
    }
    isFetching = false
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      const [, , route] = router.getMatchedRoutes(target.pathname)
      if (!route || known.has(route.id)) continue
      known.add(route.id)
      waiting.push(target.pathname)
    }
    void fetchWaiting()
  })
  const look = () => document.querySelectorAll('a[href^="/"]').forEach((link) => observer.observe(link))
  look()
  router.subscribe('onRendered', look)
}

/** Begins what a page needs from the first sign of interest on; answers what counts the next page for the offer to install. */
export function startAtFirstTouch(router: AnyRouter, ...offer: Parameters<typeof startInstallOffer>): () => void {
  watchTitle()
  fillEventsAtPress()
  followStops()
  bringNote({ default: LongWait })
  // A page that was left and comes back has heard of no sign-out meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && void followSession())
  router.options.defaultViewTransition = beginPageTransitions()
  savePlaces()
  fetchInView(router)
  return startInstallOffer(...offer)
}
