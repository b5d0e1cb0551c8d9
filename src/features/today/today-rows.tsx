import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import { Skeleton } from '../../ui/placeholders'

/** A part of Today: its name, and rows between hairlines. `rows` undefined: not known yet. */
export function TodayRows({
  id,
  title,
  count,
  rows,
  empty,
}: {
  id: string
  title: string
  count?: number | undefined
  rows: readonly ReactNode[] | undefined
  empty: ReactNode
}) {
  return (
    <section aria-labelledby={id} aria-busy={rows === undefined || undefined} className="min-w-0">
      <h2 id={id} className="eyebrow flex justify-between gap-4 border-b border-ink pb-1.5">
        {title}
        {count !== undefined && count > 0 && <span>{count}</span>}
      </h2>
      {rows === undefined && (
        <>
          <span className="sr-only">Loading</span>
          <Skeleton className="my-3.5 h-9 w-full" />
        </>
      )}
      {rows?.length === 0 && <div className="min-h-16 py-3.5 text-muted">{empty}</div>}
      {rows !== undefined && rows.length > 0 && <ul className="today-rows">{rows}</ul>}
    </section>
  )
}

/** A row of Today that leads on: a number or a sign, what it is, and more of it in smaller words. */
export function RowWords({ sign, title, detail }: { sign: ReactNode; title: string; detail: string }) {
  return (
    <>
      <span className="display today-number">{sign}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-anywhere">{title}</span>{' '}
        <span className="block text-sm wrap-anywhere text-muted">{detail}</span>
      </span>
      <Icon name="chevron" className="size-5 flex-none -rotate-90 text-muted" />
    </>
  )
}
