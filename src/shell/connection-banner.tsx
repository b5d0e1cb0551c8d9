import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { bannerWords, connectionWords, type Cut, emptyQueue, type Queue } from '../domain/outbox/queue'
import { useAnnounced } from '../ui/announce'
import { Icon } from '../ui/icon'
import { useNarrow } from '../ui/use-narrow'

const unlinked = 'M3 3l18 18M8.5 5.3A7 7 0 0 1 18.7 10a4.5 4.5 0 0 1 2 7.5M5.3 8.3A5.5 5.5 0 0 0 7 19h9'
const sending = 'M12 12v8M8.5 15.5L12 12l3.5 3.5M6 17a5 5 0 0 1 .4-9.9 6.5 6.5 0 0 1 12.4 2.5A4 4 0 0 1 18.5 17'

/** The button that had the focus is gone: the page has it then. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })

/** The end of a phone's header, which covers nothing of the page. */
const corner = () => document.querySelector('.site-actions')

/** `short`: in three words or so. */
type StripProps = { label: string; words: string; short: string; icon: string; onDismiss: () => void }

/** What is so for a while and asks for no answer: on a phone in the header's corner, on a wider screen at the foot until it's dismissed. */
export function Strip({ label, words, short, icon, onDismiss }: StripProps) {
  const place = useNarrow(48) ? corner() : null
  if (place)
    return createPortal(
      <section className="corner" aria-label={label}>
        <Link to="/outbox">
          {short}
          <span className="sr-only">{words.startsWith(short) ? words.slice(short.length) : `. ${words}`} Open the Outbox</span>
        </Link>
      </section>,
      place,
    )
  return (
    <section className="notice strip band band-deep" aria-label={label}>
      <Link to="/outbox">
        <Icon path={icon} />
        <span>{words}</span>
        <span className="sr-only"> Open the Outbox</span>
      </Link>
      <button
        type="button"
        className="icon-btn"
        aria-label="Dismiss"
        onClick={() => {
          onDismiss()
          focusPage()
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}

/**
 * `cut`: why nothing can be sent now, or null where nothing is known to be in the way. `tells`: what this page leaves to the strip, which
 * changes nothing about what was dismissed.
 */
type ConnectionBannerProps = { cut: Cut | null; queue: Queue; tells: 'all' | 'cut' | 'nothing' }

/** Shown while there is no connection or work waits. Who dismisses it sees it again when something else is the matter, and at the next outage. */
export function ConnectionBanner({ cut, queue, tells }: ConnectionBannerProps) {
  const isNeeded = cut !== null || queue.waiting + queue.attention > 0
  const [dismissed, setDismissed] = useState<string | null>(null)
  const matter = isNeeded ? [cut, queue.waiting > 0, queue.attention, queue.isAtRisk].join() : null
  if (matter === null && dismissed !== null) setDismissed(null)
  const told = tells === 'all' ? queue : emptyQueue
  const words = bannerWords(cut, told)
  const isShown = matter !== null && matter !== dismissed && tells !== 'nothing' && words !== ''
  useAnnounced(isShown ? words : '')
  if (!isShown) return null
  return (
    <Strip
      label="Connection"
      words={words}
      short={connectionWords(cut ?? 'unasked', told, '')}
      icon={cut === null ? sending : unlinked}
      onDismiss={() => setDismissed(matter)}
    />
  )
}
