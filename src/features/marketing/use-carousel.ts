import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the person asked for less motion; true while nothing is known, as in the prerendered page. */
const useStillness = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )

const SECONDS_A_SLIDE = 6

/** The index wraps around at both ends. */
export const wrap = (index: number, count: number) => ((index % count) + count) % count

/** The place of a carousel of `count` slides on a scrolling track; `playing` moves it on, unless the person wants stillness. */
export function useCarousel(count: number, playing: boolean) {
  const track = useRef<HTMLUListElement>(null)
  // A smooth scroll passes over other slides: they don't count until the wanted one is reached.
  const target = useRef<number | null>(null)
  const [index, setIndex] = useState(0)
  const [choice, setPlays] = useState<boolean | null>(null)
  const wantsStillness = useStillness()
  const plays = choice ?? (playing && !wantsStillness)

  const go = useCallback(
    (wanted: number) => {
      const next = wrap(wanted, count)
      const element = track.current
      if (!element) return
      target.current = next
      setIndex(next)
      const isNear = next === wanted && !wantsStillness
      element.scrollTo({ left: next * element.clientWidth, behavior: isNear ? 'smooth' : 'instant' })
    },
    [count, wantsStillness],
  )

  function onScroll() {
    const element = track.current
    if (!element) return
    const place = element.scrollLeft / element.clientWidth
    if (target.current === null) setIndex(Math.round(place))
    else if (Math.abs(place - target.current) < 0.01) target.current = null
  }

  /** A hand on the track takes over from a scroll that is under way, and from the playing. */
  function onTakeOver() {
    target.current = null
    setPlays(false)
  }

  useEffect(() => {
    if (!plays) return undefined
    const timer = setInterval(() => go(index + 1), SECONDS_A_SLIDE * 1000)
    return () => clearInterval(timer)
  }, [plays, index, go])

  return { track, index, go, plays, setPlays, onScroll, onTakeOver }
}
