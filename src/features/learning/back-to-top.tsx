import { Button } from '../../ui/button'
import { focusPageTitle } from '../../ui/focus-page-title'
import { useHydrated } from '../../ui/prerendered'

export function BackToTop() {
  const isHydrated = useHydrated()
  return (
    <div className="no-print mt-8 min-h-11">
      {isHydrated && (
        <Button variant="ghost" onClick={toTop}>
          <span aria-hidden="true">↑</span>
          Back to Top
        </Button>
      )}
    </div>
  )
}

function toTop() {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  focusPageTitle()
  window.scrollTo({ top: 0, behavior })
}
