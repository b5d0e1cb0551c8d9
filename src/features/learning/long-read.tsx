import { type ReactNode, useMemo } from 'react'
import type { SectionOutline } from '../../content/curriculum/outline'
import { type LazyText, useLazyText } from '../../ui/lazy-text'
import type { LongText } from './render-sections'
import { LoadFailure } from './load-failure'
import { ReadIndex } from './read-index'
import { StaticText } from '../../ui/static-text'

type LongReadProps = {
  sections: readonly SectionOutline[]
  source: LazyText<LongText>
  indexTitle: string
  /** Stands under the table of contents. */
  aside?: ReactNode
  children?: ReactNode
}

/** A page of numbered sections with a table of contents that follows the reader. `children` end the page. */
export function LongRead({ sections, source, indexTitle, aside, children }: LongReadProps) {
  const { text, isFailed } = useLazyText(source)
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  return (
    <div className="wrap grid gap-8 pt-6 pb-16 md:grid-cols-[16rem_1fr] md:gap-12 md:pt-10">
      <ReadIndex title={indexTitle} sections={sections} ids={ids}>
        {aside}
      </ReadIndex>
      <div className="min-w-0" data-text={source.name}>
        {isFailed && <LoadFailure />}
        {sections.map(({ id, title }, index) => (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            aria-labelledby={`${id}-title`}
            className="border-t-2 border-ink pt-4 not-first:mt-14"
          >
            <p className="eyebrow text-signal">{`Section ${index + 1} of ${sections.length}`}</p>
            <h2 id={`${id}-title`}>{title}</h2>
            <StaticText className="prose mt-5">{text?.[id]}</StaticText>
          </section>
        ))}
        {children}
      </div>
    </div>
  )
}
