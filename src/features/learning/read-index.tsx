import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import type { SectionOutline } from '../../content/curriculum/outline'
import { scrollToSection } from './scroll-to-section'
import { SectionIndex } from './section-index'
import { useSectionInView } from './use-section-in-view'

type ReadIndexProps = { title: string; sections: readonly SectionOutline[]; ids: readonly string[]; children: ReactNode }

/** The table of contents: a sidebar, and below 768 px a drawer under the header that closes after a choice. */
export function ReadIndex({ title, sections, ids, children }: ReadIndexProps) {
  const [active, setActive] = useSectionInView(ids)
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
