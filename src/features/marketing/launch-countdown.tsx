import { useEffect, useState } from 'react'
import { launch } from '../../content/launch'
import { countdown } from '../../domain/countdown'

const span = launch.countdownDays * 86_400_000

/** Ticks toward a moment seven days after the page was opened. Not read out: a timer that speaks each second is noise. */
export function LaunchCountdown() {
  const [left, setLeft] = useState(span)
  useEffect(() => {
    const end = Date.now() + span
    const timer = setInterval(() => setLeft(Math.max(0, end - Date.now())), 1000)
    return () => clearInterval(timer)
  }, [])
  const parts = Object.entries(countdown(left))
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <p className="flex flex-wrap items-center gap-3 lg:grid lg:justify-items-start lg:gap-1">
        <span className="eyebrow">Launch special</span>
        <span className="badge tone-neutral">Simulated</span>
      </p>
      <p className="sr-only">
        A simulated launch special: it ends {launch.countdownDays} days after you open this page. Prices do not change.
      </p>
      <div aria-hidden="true" data-testid="countdown" className="flex bg-surface">
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
