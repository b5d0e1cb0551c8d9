// @in lessons
import { Fragment, type ReactNode } from 'react'
import { blockText, type LessonBlock, type SectionText, type Table } from '../../content/curriculum/lesson-text'
import { type Drawing, drawingsOf } from '../../content/drawings'

type HeadingLevel = 2 | 3 | 4

/** A drawing, and after how many blocks of a lesson it stands. */
export type PlacedFigure = { readonly after: number; readonly figure: ReactNode }

const figuresOf = (section: string): PlacedFigure[] =>
  drawingsOf(section).map((drawing) => ({ after: drawing.after, figure: <DrawnFigure {...drawing} /> }))

type LessonBlocksProps = {
  blocks: readonly LessonBlock[]
  /** Of the headings among them. */
  level: HeadingLevel
  /** The drawings that stand among them. */
  figures?: readonly PlacedFigure[]
  /** What stands with the first drawing, on a page of its own. */
  beside?: ReactNode
}

/** The blocks of a lesson, with each drawing of its section after the words that it shows. */
function LessonBlocks({ blocks, level, figures = [], beside }: LessonBlocksProps) {
  return blocks.map((block, index) => {
    const placed = figures.find(({ after }) => after === index + 1)
    const figure = placed?.figure
    return (
      <Fragment key={blockText(block)}>
        <Block block={block} level={level} />
        {beside && placed && placed === figures[0] ? (
          <div className="reader-aside">
            {beside}
            {figure}
          </div>
        ) : (
          figure
        )}
      </Fragment>
    )
  })
}

/** What leads to a heading. */
const idOf = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')

function Block({ block, level }: { block: LessonBlock; level: HeadingLevel }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('heading' in block) {
    const Heading = `h${level}` as const
    return <Heading id={level === 2 ? idOf(block.heading) : undefined}>{block.heading}</Heading>
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

type FigureProps = Pick<Drawing, 'height' | 'alt' | 'caption'> & { children: ReactNode }

/** A drawing in the colours of the page, its lines as `children`. The view box keeps its place until they are there. */
export function Figure({ height, alt, caption, children }: FigureProps) {
  return (
    <figure className="mx-[calc(-1*min(1rem,5vw))] border-y border-line bg-surface p-4 sm:mx-0 sm:border-x">
      <svg
        role="img"
        aria-label={alt}
        className="mx-auto w-full max-w-120 print:max-w-80 font-display font-bold"
        viewBox={`0 0 300 ${height}`}
      >
        {children}
      </svg>
      <figcaption className="mx-auto mt-3 max-w-120 text-sm print:max-w-80">{caption}</figcaption>
    </figure>
  )
}

/** The lines lie in a file of their own, so a page pays for the words alone. */
function DrawnFigure({ section, id = section, file, ...rest }: Drawing) {
  return (
    <Figure {...rest}>
      <use href={`/artwork/${file}.svg#${id}`} />
    </Figure>
  )
}

type SectionBodyProps = {
  section: string
  text: SectionText
  /** A module's; those of the course are found by the section. */
  figures?: readonly PlacedFigure[]
  /** What else a module has, before what to read further. */
  children?: ReactNode
  /** The level of the headings among the words. */
  level?: 2 | 4
}

const endings = ['Points to remember', 'Practice it', 'Read further'] as const

/** The headings of a section, which a wide window shows beside its words. No list, since its items would count as paragraphs. */
function Contents({ blocks }: { blocks: readonly LessonBlock[] }) {
  const headings = blocks.flatMap((block) => (typeof block === 'object' && 'heading' in block ? block.heading : []))
  return (
    <nav aria-label="On this page" className="no-print">
      <span className="eyebrow">On this page</span>
      {[...headings, ...endings].map((heading) => (
        <a key={heading} href={`#${idOf(heading)}`}>
          {heading}
        </a>
      ))}
    </nav>
  )
}

/** The words of one course section: what and why with its drawing, the points, how to practice, the mistake, further reading. */
export function SectionBody({ section, text, level = 4, figures = figuresOf(section), children }: SectionBodyProps) {
  const [points, practice, reading] = endings.map((heading) => <Block key={heading} block={{ heading }} level={level} />)
  return (
    <>
      <LessonBlocks
        blocks={text.content}
        level={level}
        figures={figures}
        beside={level === 2 && <Contents blocks={text.content} />}
      />
      {points}
      <ul>{items(text.subsections)}</ul>
      {practice}
      <ol>{items(text.practice)}</ol>
      <div role="note" className="border-l-4 border-danger bg-raised px-4 py-3">
        <p className="eyebrow text-danger">A mistake to avoid</p>
        <p>{text.mistake}</p>
      </div>
      {children}
      {reading}
      <ul>
        {text.reading.map(({ title, by }) => (
          <li key={title}>
            <cite>{title}</cite>, {by}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The words of a page of sections, ready to show: by the section's id. */
export type LongText = Readonly<Record<string, ReactNode>>

/**
 * Turns a page's blocks into what its sections show. It loads with the words, since prerendered words need no script. The handbook has a
 * section of the same name as Cadet Week 1, but no drawings.
 */
export function renderSections(sections: Readonly<Record<string, readonly LessonBlock[]>>, isDrawn: boolean): LongText {
  return Object.fromEntries(
    Object.entries(sections).map(([id, blocks]) => [
      id,
      <LessonBlocks key={id} blocks={blocks} level={3} figures={isDrawn ? figuresOf(id) : []} />,
    ]),
  )
}
