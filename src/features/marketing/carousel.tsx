import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useCarousel } from './use-carousel'

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
        className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
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
