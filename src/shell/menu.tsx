import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../ui/icon'
import { useRouterEvent } from './use-router-event'

type MenuProps = { label: ReactNode; name: string; hideName?: boolean; end?: boolean; children: ReactNode }

/** A dropdown on `<details>`, so it opens before any script has run; scripts add that it closes by itself. */
export function Menu({ label, name, hideName = false, end = false, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)

  useRouterEvent('onBeforeNavigate', () => ref.current?.removeAttribute('open'))

  useEffect(() => {
    const menu = ref.current
    const closeOutside = (event: Event) => {
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    <details ref={ref} className="menu" name="site-menu">
      <summary aria-label={hideName ? name : undefined}>
        {label}
        <Icon name="chevron" className="menu-chevron" />
      </summary>
      <div className="menu-panel" data-end={end || undefined}>
        {children}
      </div>
    </details>
  )
}
