import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names'

export type TabItem = { id: string; label: ReactNode; panel: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly TabItem[]
  /** Give `value` with `onChange` to hold the choice outside, e.g. in the URL. */
  value?: string | undefined
  onChange?: ((id: string) => void) | undefined
  /** Render hidden panels as well, so that a prerendered page holds them all. */
  keepPanels?: boolean | undefined
  className?: string | undefined
  panelClassName?: string | undefined
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Where the row of tabs is wider than the screen, brings the chosen one into it; the page itself stays where it is. */
function reveal(chosen: HTMLElement | null) {
  const row = chosen?.parentElement
  if (!row) return
  const tab = chosen.getBoundingClientRect()
  const seen = row.getBoundingClientRect()
  if (tab.right > seen.right) row.scrollLeft += tab.right - seen.right
  else if (tab.left < seen.left) row.scrollLeft += tab.left - seen.left
}

/**
 * Tabs with automatic activation: arrows, Home and End move the focus and choose. The tab is seen as chosen in the frame after the press, also where who
 * holds the choice takes longer; its panel follows.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, value, onChange, keepPanels = false, className, panelClassName } = props
  const base = useId()
  const [own, setOwn] = useState<string>()
  const [held, setHeld] = useState(value)
  if (held !== value) {
    setHeld(value)
    setOwn(undefined)
  }
  const wanted = own ?? value
  const selected = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id
  const shown = useDeferredValue(selected)

  useEffect(() => reveal(document.getElementById(`${base}-tab-${selected}`)), [base, selected])

  function choose(id: string) {
    setOwn(id)
    onChange?.(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key]
    const index = tabs.findIndex((tab) => tab.id === selected)
    const target = move && tabs[move(index, tabs.length)]
    if (!target) return
    event.preventDefault()
    choose(target.id)
    document.getElementById(`${base}-tab-${target.id}`)?.focus()
  }

  return (
    <div className={classNames('tabs-root', className)}>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            className="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          className={classNames('tab-panel', panelClassName)}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== shown}
          tabIndex={0}
        >
          {(keepPanels || tab.id === shown) && tab.panel}
        </div>
      ))}
    </div>
  )
}
