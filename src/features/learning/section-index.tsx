import type { MouseEvent } from 'react'
import type { SectionOutline } from '../../content/curriculum/outline'
import { classNames } from '../../ui/class-names'

type SectionIndexProps = { sections: readonly SectionOutline[]; active: string; onChoose: (id: string) => void }

/** Links to the sections of a page. Before the app runs they are plain anchors. */
export function SectionIndex({ sections, active, onChoose }: SectionIndexProps) {
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
