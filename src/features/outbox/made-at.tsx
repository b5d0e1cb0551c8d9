import { useStore } from 'zustand'
import { clock } from '../../clock'
import { once } from '../../ui/once'

const format = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
)

/** When an act was done: `ms` by this device's clock, told by the academy's. */
export function MadeAt({ ms }: { ms: number }) {
  const told = ms + useStore(clock, ({ offset }) => offset)
  return (
    <time dateTime={new Date(told).toISOString()} className="whitespace-nowrap">
      {format().format(told)}
    </time>
  )
}
