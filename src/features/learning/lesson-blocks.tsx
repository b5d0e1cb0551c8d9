import { Fragment } from 'react'
import { type LessonBlock, blockText, type Table } from '../../content/curriculum/lesson-block'
import { type Drawing, drawingsOf } from '../../content/drawings'

type HeadingLevel = 2 | 3 | 4

type LessonBlocksProps = {
  blocks: readonly LessonBlock[]
  /** Of the headings among them. */
  level?: HeadingLevel
  /** The section whose drawings stand among them. */
  section?: string | undefined
}

/** The blocks of a lesson, with each drawing of its section after the words that it shows. */
export function LessonBlocks({ blocks, level = 4, section = '' }: LessonBlocksProps) {
  return blocks.map((block, index) => (
    <Fragment key={blockText(block)}>
      <Block block={block} level={level} />
      <SectionDrawing section={section} after={index + 1} />
    </Fragment>
  ))
}

function Block({ block, level }: { block: LessonBlock; level: HeadingLevel }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('heading' in block) {
    const Heading = `h${level}` as const
    return <Heading>{block.heading}</Heading>
  }
  if ('list' in block) return <ul>{items(block.list)}</ul>
  if ('steps' in block) return <ol>{items(block.steps)}</ol>
  if ('creed' in block) return <Creed lines={block.creed} />
  if ('table' in block) return <LessonTable table={block.table} />
  return (
    <div role="note" className="border-l-4 border-signal bg-raised px-4 py-3">
      <p className="eyebrow">{block.note}</p>
      <p>{block.text}</p>
    </div>
  )
}

const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>)

function Creed({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="band list-none! border-l-8 border-signal px-5! py-6 font-display text-2xl leading-tight font-bold">
      {items(lines)}
    </ol>
  )
}

const cell = 'align-top sm:border-b sm:border-hairline sm:px-3 sm:py-2.5'

/** A table of a lesson. On a phone each row becomes a block of its own, so that no one has to scroll sideways. */
function LessonTable({ table }: { table: Table }) {
  const [first, ...others] = table.head
  return (
    <table className="w-full border-collapse border-y-2 border-ink text-left text-sm max-sm:block">
      <caption className="eyebrow pb-2 text-left text-muted max-sm:block">{table.caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {[first, ...others].map((name) => (
            <th key={name} scope="col" className="border-b border-ink bg-raised px-3 py-2 align-bottom">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {table.rows.map(([name, ...cells]) => (
          <tr key={name} className="max-sm:block max-sm:border-b max-sm:border-hairline max-sm:py-3">
            <th scope="row" className={`${cell} font-bold max-sm:block`}>
              {name}
            </th>
            {cells.map((text, index) => (
              <td key={others[index]} className={`${cell} max-sm:block max-sm:pt-1`}>
                <span aria-hidden="true" className="text-muted sm:hidden">{`${others[index]}: `}</span>
                {table.links?.[text] ? <a href={table.links[text]}>{text}</a> : text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * What teaches a section without words: its drawing with a caption; nothing where a section has none. `after` asks for the one that stands
 * after so many blocks of the lesson.
 */
function SectionDrawing({ section, after }: { section: string; after?: number }) {
  return drawingsOf(section)
    .filter((drawing) => after === undefined || drawing.after === after)
    .map((drawing) => <Figure key={drawing.after} {...drawing} />)
}

/**
 * The lines lie in a file of their own and take the colours of the page, so a page pays for the words alone. The view box keeps the
 * drawing's place until the file is there.
 */
function Figure({ section, id = section, file, height, alt, caption }: Drawing) {
  return (
    <figure className="mx-[calc(-1*min(1rem,5vw))] border-y border-line bg-surface p-4 sm:mx-0 sm:border-x">
      <svg
        role="img"
        aria-label={alt}
        className="mx-auto w-full max-w-120 print:max-w-80 font-display font-bold"
        viewBox={`0 0 300 ${height}`}
      >
        <use href={`/artwork/${file}.svg#${id}`} />
      </svg>
      <figcaption className="mx-auto mt-3 max-w-120 text-sm print:max-w-80">{caption}</figcaption>
    </figure>
  )
}
