import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { SectionOutline } from '../../content/curriculum/outline'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { focusPageTitle } from '../../ui/page-header'
import { type LazyText, useLazyText, StaticText } from '../../ui/lazy-text'
import { useHydrated } from '../../ui/prerendered'
import type { LongText } from './lesson-words'
import { LoadFailure } from './load-failure'
import { scrollToSection } from './scroll-to-section'

type LongReadProps = {
  sections: readonly SectionOutline[]
  source: LazyText<LongText>
  indexTitle: string
  /** Stands under the table of contents. */
  aside?: ReactNode
  children?: ReactNode
}

/** A page of numbered sections with a table of contents that follows the reader. `children` come before the way back to its top. */
export function LongRead({ sections, source, indexTitle, aside, children }: LongReadProps) {
  const { text, isFailed } = useLazyText(source)
  return (
    <div className="wrap grid gap-8 pt-6 pb-16 md:grid-cols-[16rem_1fr] md:gap-12 md:pt-10">
      <ReadIndex title={indexTitle} sections={sections}>
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
        <BackToTop />
      </div>
    </div>
  )
}

type ReadIndexProps = { title: string; sections: readonly SectionOutline[]; children: ReactNode }

/** The table of contents: a sidebar, and below 768 px a drawer under the header that closes after a choice. */
function ReadIndex({ title, sections, children }: ReadIndexProps) {
  const [active, setActive] = useSectionInView(sections)
  const navigate = useNavigate()
  const drawer = useRef<HTMLDetailsElement>(null)

  function choose(id: string) {
    if (drawer.current) drawer.current.open = false
    setActive(id)
    scrollToSection(id)
    void navigate({ to: '.', hash: id, replace: true, resetScroll: false, hashScrollIntoView: false })
  }

  const index = <SectionIndex sections={sections} active={active} onChoose={choose} />
  return (
    <div className="no-print self-start md:sticky md:top-24">
      <details ref={drawer} className="border-2 border-ink bg-surface md:hidden">
        <summary className="flex min-h-11 items-center justify-between px-3 font-bold">
          {title}
          <span aria-hidden="true">▾</span>
        </summary>
        <nav aria-label={title} className="border-t border-line">
          {index}
        </nav>
      </details>
      <nav aria-label={title} className="max-md:hidden">
        <p className="eyebrow mb-3">{title}</p>
        {index}
      </nav>
      <div className="max-md:hidden">{children}</div>
    </div>
  )
}

type SectionIndexProps = { sections: readonly SectionOutline[]; active: string; onChoose: (id: string) => void }

/** Links to the sections of a page. Before the app runs they are plain anchors. */
function SectionIndex({ sections, active, onChoose }: SectionIndexProps) {
  function choose(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(id)
  }
  return (
    <ol className="grid">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
            onClick={(event) => choose(event, id)}
            className={classNames(
              'flex min-h-11 items-center border-l-4 px-3 py-1.5 no-underline',
              id === active
                ? 'border-signal bg-raised font-bold text-ink'
                : 'border-hairline text-muted hover:border-line hover:text-ink',
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Follows the section that is being read: the first one below the header. A chosen section counts at once. */
function useSectionInView(sections: readonly SectionOutline[]): [string, (id: string) => void] {
  const [active, setActive] = useState(sections[0]?.id ?? '')
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        const first = sections.find(({ id }) => inView.has(id))
        if (first !== undefined) setActive(first.id)
      },
      { rootMargin: '-88px 0px -60% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return [active, setActive]
}

function BackToTop() {
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
