import { useRouter, type RouterEvents } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAuth } from '../state/auth-store'
import { focusPageTitle, pageHeading } from '../ui/page-header'
import { placeNow, places } from './place'

/** Calls back at every such event of the router. */
export function useRouterEvent<Name extends keyof RouterEvents>(name: Name, listener: (event: RouterEvents[Name]) => void): void {
  const router = useRouter()
  const notify = useEffectEvent(listener)
  useEffect(() => router.subscribe(name, (event) => notify(event)), [router, name])
}

/** A quick person, or a script, is in a field of the new page before the router says that it was rendered. */
const isInField = () => document.activeElement?.matches('#main :is(input, textarea, select)') ?? false

function arrive(hash: string) {
  if (hash || isInField()) return
  scrollTo({ top: 0, behavior: 'instant' })
  focusPageTitle()
}

/** What a person does who doesn't wait for the page to be where it was. */
const goesOn = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
let coming: AbortController | undefined

function untilPersonGoesOn(): AbortSignal {
  const here = new AbortController()
  coming = here
  for (const sign of goesOn)
    addEventListener(sign, () => here.abort(), { once: true, passive: true, capture: true, signal: here.signal })
  return here.signal
}

const wasLoadedAnew = () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/** The browser itself leads back to the place, in what the page's HTML shows; what comes after it may push that away. */
async function stayInPlace(key: string) {
  const signal = untilPersonGoesOn()
  const restore = await import('./saved-places').catch(() => null)
  if (!signal.aborted) restore?.holdPlace(key, signal)
}

async function comeBack(key: string, hash: string) {
  const signal = untilPersonGoesOn()
  const restore = await import('./saved-places').catch(() => null)
  if (signal.aborted) return
  if (!restore?.returnToPlace(key, pageHeading(), signal)) arrive(hash)
}

/**
 * On a change of route: to the top, the focus on the new h1, which is thereby announced; by the browser's back and forward to the place
 * that was left (docs/decisions.md, 37). The body is scrollable again.
 */
export function RouteEffects() {
  const router = useRouter()
  const recovering = useAuth((state) => state.passwordRecovery)
  const travels = useRef(false)

  useEffect(() => {
    const { hash, state } = router.latestLocation
    if (hash === '' && wasLoadedAnew()) void stayInPlace(state.key ?? '')
    // Before `savePlaces` hears of it, which begins at the first sign of interest.
    const leave = () => void places.set(router.latestLocation.state.key ?? '', placeNow())
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [router])
  useEffect(() => router.history.subscribe(({ action }) => void (travels.current = !/PUSH|REPLACE/.test(action.type))), [router])
  useRouterEvent('onBeforeNavigate', ({ fromLocation }) => {
    coming?.abort()
    if (fromLocation) places.set(fromLocation.state.key ?? '', placeNow())
  })
  useRouterEvent('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    document.body.style.removeProperty('overflow')
    const { hash, state } = toLocation
    if (travels.current) void comeBack(state.key ?? '', hash)
    else if (!state.pledged) arrive(hash)
  })

  useEffect(() => {
    if (recovering || location.href.includes('type=recovery'))
      void import('./lead-to-recovery').then(({ leadToRecovery }) => leadToRecovery(router), console.error)
  }, [recovering, router])

  return null
}
