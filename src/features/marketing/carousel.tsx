import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'

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
function useCarousel(count: number, playing: boolean) {
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

type CarouselProps = {
  label: string
  slides: { id: string; label: string; content: ReactNode }[]
  /** Moves on by itself; a pause button stands beside the arrows, and reduced motion keeps it still. */
  playing?: boolean
}

/** One slide at a time on the browser's own scroll snapping: it can be swiped before any script runs. */
export function Carousel({ label, slides, playing = false }: CarouselProps) {
  const { track, index, go, plays, setPlays, onScroll, onTakeOver } = useCarousel(slides.length, playing)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(index + step)
  }

  // The arrow keys work anywhere in the carousel, and what scrolls is reachable by keyboard, though neither is a control.
  const listening = { onKeyDown }
  const scrolling = { tabIndex: 0, onScroll, onPointerDown: onTakeOver, onWheel: onTakeOver }

  return (
    <section className="min-w-0" aria-roledescription="carousel" aria-label={label} {...listening}>
      <ul
        ref={track}
        className="flex overflow-x-auto [scroll-snap-type:x_mandatory] [scrollbar-width:none]"
        aria-label={`${label}, slides`}
        {...scrolling}
      >
        {slides.map((slide, position) => (
          <li
            key={slide.id}
            data-slide
            data-current={position === index || undefined}
            className="w-full shrink-0 snap-center snap-always"
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <p className="sr-only" aria-live={plays ? 'off' : 'polite'}>
        {`${slides[index]?.label}, slide ${index + 1} of ${slides.length}`}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <button type="button" className="icon-btn border-line" aria-label="Previous slide" onClick={() => go(index - 1)}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn border-line" aria-label="Next slide" onClick={() => go(index + 1)}>
          <ChevronRight aria-hidden="true" />
        </button>
        {playing && (
          <button
            type="button"
            className="icon-btn border-line"
            aria-label={plays ? 'Pause' : 'Play'}
            onClick={() => setPlays(!plays)}
          >
            {plays ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </button>
        )}
        <div className="ml-auto flex flex-wrap">
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              className="group grid size-11 place-items-center"
              aria-label={`Go to slide ${position + 1}`}
              aria-current={position === index || undefined}
              onClick={() => go(position)}
            >
              <span className="size-4 rotate-45 border-2 border-ink group-aria-[current=true]:bg-signal" />
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}
