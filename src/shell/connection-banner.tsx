import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { bannerWords, type Cut, emptyQueue, type Queue } from '../domain/outbox/queue'
import { useAnnounced } from '../ui/announce'
import { Icon } from '../ui/icon'

const unlinked = 'M3 3l18 18M8.5 5.3A7 7 0 0 1 18.7 10a4.5 4.5 0 0 1 2 7.5M5.3 8.3A5.5 5.5 0 0 0 7 19h9'
const sending = 'M12 12v8M8.5 15.5L12 12l3.5 3.5M6 17a5 5 0 0 1 .4-9.9 6.5 6.5 0 0 1 12.4 2.5A4 4 0 0 1 18.5 17'

/**
 * `cut`: why nothing can be sent now, or null where nothing is known to be in the way. `tells`: what this page leaves to the strip, which
 * changes nothing about what was dismissed.
 */
type ConnectionBannerProps = { cut: Cut | null; queue: Queue; tells: 'all' | 'cut' | 'nothing' }

/** The button that had the focus is gone: the page has it then. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })

/** Shown while there is no connection or work waits. Who dismisses it sees it again when something else is the matter, and at the next outage. */
export function ConnectionBanner({ cut, queue, tells }: ConnectionBannerProps) {
  const isNeeded = cut !== null || queue.waiting + queue.attention > 0
  const [dismissed, setDismissed] = useState<string | null>(null)
  const matter = isNeeded ? [cut, queue.waiting > 0, queue.attention, queue.isAtRisk].join() : null
  if (matter === null && dismissed !== null) setDismissed(null)
  const words = bannerWords(cut, tells === 'all' ? queue : emptyQueue)
  const isShown = matter !== null && matter !== dismissed && tells !== 'nothing' && words !== ''
  useAnnounced(isShown ? words : '')
  if (!isShown) return null
  return (
    <section className="notice strip band band-deep" aria-label="Connection">
      <Link to="/outbox">
        <Icon path={cut === null ? sending : unlinked} />
        <span>{words}</span>
        <span className="sr-only"> Open the Outbox</span>
      </Link>
      <button
        type="button"
        className="icon-btn"
        aria-label="Dismiss"
        onClick={() => {
          setDismissed(matter)
          focusPage()
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
