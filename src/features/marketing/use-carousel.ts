import { useCallback, useEffect, useRef, useState } from 'react'

const SECONDS_A_SLIDE = 6
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The index wraps around at both ends (Specification, section 4). */
export const wrap = (index: number, count: number) => ((index % count) + count) % count

export function useCarousel(count: number, playing: boolean) {
  const track = useRef<HTMLDivElement>(null)
  // A smooth scroll passes over other slides: they don't count until the wanted one is reached.
  const target = useRef<number | null>(null)
  const [index, setIndex] = useState(0)
  const [plays, setPlays] = useState(false)

  const go = useCallback(
    (wanted: number) => {
      const next = wrap(wanted, count)
      const element = track.current
      if (!element) return
      target.current = next
      setIndex(next)
      element.scrollTo({
        left: next * element.clientWidth,
        behavior: next === wanted && !wantsStillness() ? 'smooth' : 'instant',
      })
    },
    [count],
  )

  function onScroll() {
    const element = track.current
    if (!element) return
    const seen = Math.round(element.scrollLeft / element.clientWidth)
    if (target.current === null) setIndex(seen)
    else if (Math.abs(element.scrollLeft - target.current * element.clientWidth) < 2) target.current = null
  }

  useEffect(() => {
    if (playing && !wantsStillness()) setPlays(true)
  }, [playing])

  useEffect(() => {
    const element = track.current
    if (!element) return
    // A hand on the track takes over from a scroll that is still under way.
    const release = () => {
      target.current = null
      setPlays(false)
    }
    element.addEventListener('pointerdown', release, { passive: true })
    element.addEventListener('wheel', release, { passive: true })
    return () => {
      element.removeEventListener('pointerdown', release)
      element.removeEventListener('wheel', release)
    }
  }, [])

  useEffect(() => {
    if (!plays) return
    const timer = setInterval(() => go(index + 1), SECONDS_A_SLIDE * 1000)
    return () => clearInterval(timer)
  }, [plays, index, go])

  return { track, index, go, plays, setPlays, onScroll }
}
