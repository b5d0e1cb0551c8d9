import { once } from '../../ui/once'

const format = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
)

/** When an act was done, by this phone's clock. */
export function MadeAt({ ms }: { ms: number }) {
  return (
    <time dateTime={new Date(ms).toISOString()} className="whitespace-nowrap">
      {format().format(ms)}
    </time>
  )
}
