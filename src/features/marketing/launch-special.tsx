import { useEffect, useState } from 'react'
import { launch } from '../../content/launch'
import { countdown } from './countdown'
import { useWasPrerendered } from '../../ui/prerendered'
import { nextSpots, waitBeforeDraw } from './launch-spots'

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
