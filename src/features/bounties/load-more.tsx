import { Button } from '../../ui/button'

type LoadMoreProps = { busy: boolean; failed: boolean; ahead: () => void; press: () => void }

/** How near the button comes before its page is fetched. */
const rootMargin = '600px'

export function LoadMore({ busy, failed, ahead, press }: LoadMoreProps) {
  const watch = (button: HTMLButtonElement) => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && ahead(), {
      rootMargin,
    })
    observer.observe(button)
    return () => observer.disconnect()
  }
  return (
    <div className="grid justify-items-center gap-2">
      <Button ref={watch} variant="secondary" size="lg" busy={busy} onClick={press}>
        Load more
      </Button>
      <output className="text-sm font-semibold text-danger">
        {failed && 'The next page could not be loaded. Check your connection and press again.'}
      </output>
    </div>
  )
}
