import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { bannerWords, type Cut } from '../domain/outbox/banner-words'
import type { Queue } from '../domain/outbox/queue'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { Notice } from './notice'

/** `cut`: why nothing can be sent now, or null where nothing is known to be in the way. */
type ConnectionBannerProps = { cut: Cut | null; queue: Queue }

/** Stays while there is no connection or work waits; silent otherwise. */
export function ConnectionBanner({ cut, queue }: ConnectionBannerProps) {
  const hasWork = queue.waiting + queue.attention > 0
  if (cut === null && !hasWork) return null
  const outbox: ReactNode = hasWork && (
    <Link to="/outbox" className={buttonClass({ variant: 'ghost' })}>
      Outbox
    </Link>
  )
  return (
    <Notice label="Connection" actions={outbox}>
      <output>
        <Icon name={cut === null ? 'sending' : 'unlinked'} />
        <span className="tabular-nums">{bannerWords(cut, queue)}</span>
      </output>
    </Notice>
  )
}
