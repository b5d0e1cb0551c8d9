import { Icon } from '../ui/icon'
import { Notice } from './notice'

type ConnectionBannerProps = {
  connection: 'online' | 'offline' | 'unreachable'
  /** Acts that are saved on the device and not yet sent. */
  unsent: number
}

const words = {
  offline: 'Offline. What you do is saved on this phone.',
  unreachable: 'The academy can’t be reached. What you do is saved on this phone.',
}

const count = (unsent: number) => (unsent === 1 ? '1 action waits to be sent.' : `${unsent} actions wait to be sent.`)

/** Stays while there is no connection or work waits; silent otherwise (Decision 40). */
export function ConnectionBanner({ connection, unsent }: ConnectionBannerProps) {
  if (connection === 'online' && unsent === 0) return null
  return (
    <Notice label="Connection">
      <output>
        <Icon name={connection === 'online' ? 'sending' : 'unlinked'} />
        <span>
          {connection !== 'online' && words[connection]} {unsent > 0 && count(unsent)}
        </span>
      </output>
    </Notice>
  )
}
