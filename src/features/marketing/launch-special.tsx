import { useEffect, useState } from 'react'
import { useWasPrerendered } from '../../ui/prerendered'

/** The launch offer's two cosmetic counters. */
export const launch = {
  countdownDays: 7,
  spots: { start: 27, floor: 15, dropChance: 0.3, minSeconds: 25, maxSeconds: 60 },
} as const

/** Whole days, hours, minutes and seconds of a span in milliseconds. A span that is over stays at zero. */
export function countdown(ms: number) {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

const { floor, dropChance, minSeconds, maxSeconds } = launch.spots

/** One draw: `chance` is from 0 up to 1. The number never falls below the floor. */
export const nextSpots = (spots: number, chance: number) => (chance < dropChance ? Math.max(floor, spots - 1) : spots)

/** The wait before the next draw, in milliseconds; `chance` is from 0 up to 1. */
export const waitBeforeDraw = (chance: number) => (minSeconds + chance * (maxSeconds - minSeconds)) * 1000

const span = launch.countdownDays * 86_400_000

/** Ticks toward a moment seven days after the page was opened. Not read out: a timer that speaks each second is noise. */
function LaunchCountdown() {
  const [left, setLeft] = useState(span)
  const wasPrerendered = useWasPrerendered()
  useEffect(() => {
    // The script of a page that was opened by its address may come long after it.
    const end = (wasPrerendered ? performance.timeOrigin : Date.now()) + span
    const timer = setInterval(() => setLeft(Math.max(0, end - Date.now())), 1000)
    return () => clearInterval(timer)
  }, [wasPrerendered])
  const parts = Object.entries(countdown(left))
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <p className="flex flex-wrap items-center gap-3 lg:grid lg:justify-items-start lg:gap-1">
        <span className="eyebrow">Launch special</span>
        <span className="badge tone-neutral">Simulated</span>
      </p>
      <div aria-hidden="true" data-testid="countdown" className="flex flex-wrap bg-surface">
        {parts.map(([unit, value]) => (
          <div key={unit} className="border border-line px-3 py-2 text-center not-first:border-l-0 sm:px-5">
            <span className="display block text-3xl">{String(value).padStart(2, '0')}</span>
            <span className="text-xs text-muted">{unit}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** A cosmetic number: it limits nothing, and says so (docs/decisions.md, 30). */
function SpotsBadge() {
  const [spots, setSpots] = useState<number>(launch.spots.start)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const draw = () => {
      timer = setTimeout(() => {
        setSpots((current) => nextSpots(current, Math.random()))
        draw()
      }, waitBeforeDraw(Math.random()))
    }
    draw()
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="border-l-4 border-signal pl-4">
      <span data-testid="spots" className="display block text-xl">
        {`${spots} spots remaining`}
      </span>
      <span className="text-sm text-muted">Simulated: nobody is turned away.</span>
    </p>
  )
}

export function LaunchSpecial() {
  return (
    <section aria-label="Launch special" className="border-t border-line bg-raised">
      <div className="wrap grid gap-4 py-6">
        <p className="text-muted">{`A simulation: it ends ${launch.countdownDays} days after you open this page.`}</p>
        <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
          <LaunchCountdown />
          <SpotsBadge />
        </div>
      </div>
    </section>
  )
}
