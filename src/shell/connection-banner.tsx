import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Queue } from '../domain/outbox/queue'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { Notice } from './notice'

type ConnectionBannerProps = { connection: 'online' | 'offline' | 'unreachable'; queue: Queue }

const words = {
  offline: 'Offline. What you do is saved on this phone.',
  unreachable: 'The academy can’t be reached. What you do is saved on this phone.',
}

const actions = (count: number) => (count === 1 ? '1 action' : `${count} actions`)

function queueWords({ waiting, isSending, nth, total, attention }: Queue): string {
  const going = isSending ? (total === 1 ? 'Sending 1 action.' : `Sending ${nth} of ${total}.`) : ''
  const resting = waiting > 0 && !isSending ? `${actions(waiting)} ${waiting === 1 ? 'waits' : 'wait'} to be sent.` : ''
  const parked = attention > 0 ? `${actions(attention)} ${attention === 1 ? 'needs' : 'need'} you.` : ''
  return [going, resting, parked].filter((part) => part !== '').join(' ')
}

/** Stays while there is no connection or work waits; silent otherwise (Decision 40). */
export function ConnectionBanner({ connection, queue }: ConnectionBannerProps) {
  const hasWork = queue.waiting + queue.attention > 0
  if (connection === 'online' && !hasWork) return null
  const outbox: ReactNode = hasWork && (
    <Link to="/outbox" className={buttonClass({ variant: 'ghost' })}>
      Outbox
    </Link>
  )
  return (
    <Notice label="Connection" actions={outbox}>
      <output>
        <Icon name={connection === 'online' ? 'sending' : 'unlinked'} />
        <span className="tabular-nums">
          {connection !== 'online' && words[connection]} {queueWords(queue)}{' '}
          {queue.isAtRisk && 'This browser may clear it after seven days without a visit: install the app, or export it.'}
        </span>
      </output>
    </Notice>
  )
}
