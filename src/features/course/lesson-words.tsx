// @in lessons
import { Fragment, type ReactNode } from 'react'
import {
  blockText,
  type LessonBlock,
  type Quote,
  type QuoteImage,
  type SectionText,
  type Table,
} from '../../content/curriculum/lesson-text'
import { type Drawing, drawingsOf } from '../../content/drawings'

type HeadingLevel = 2 | 3 | 4

type LessonBlocksProps = {
  blocks: readonly LessonBlock[]
  /** Of the headings among them. */
  level: HeadingLevel
  /** The section whose drawings stand among them. */
  section?: string | undefined
  /** What stands with the first drawing, on a page of its own. */
  beside?: ReactNode
}

/** The blocks of a lesson, with each drawing of its section after the words that it shows. */
function LessonBlocks({ blocks, level, section = '', beside }: LessonBlocksProps) {
  const drawings = drawingsOf(section)
  return blocks.map((block, index) => {
    const drawing = drawings.find(({ after }) => after === index + 1)
    const figure = drawing && <Figure {...drawing} />
    return (
      <Fragment key={blockText(block)}>
        <Block block={block} level={level} />
        {beside && drawing && drawing === drawings[0] ? (
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

type SectionBodyProps = {
  section: string
  text: SectionText
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
export function SectionBody({ section, text, level = 4 }: SectionBodyProps) {
  const [points, practice, reading] = endings.map((heading) => <Block key={heading} block={{ heading }} level={level} />)
  return (
    <>
      <LessonBlocks
        blocks={text.content}
        level={level}
        section={section}
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
      <LessonBlocks key={id} blocks={blocks} level={3} section={isDrawn ? id : undefined} />,
    ]),
  )
}

/** The line drawings beside a week's quote, in the theme's ink. */
const quoteDrawings: Record<QuoteImage, { label: string; lines: string }> = {
  flask: {
    label: 'A laboratory flask',
    lines: 'M38 14h20M42 14v24L22 76q-4 10 8 10h36q12 0 8-10L54 38V14M31 60q8-5 17 0t17 0M40 72h.1M54 70h.1M47 78h.1M48 24v4',
  },
  crossroads: {
    label: 'A signpost at a crossroads',
    lines: 'M48 12v76M48 20h26l8 8-8 8H48zM48 44H24l-8 8 8 8h24zM34 88h28M20 88q8-6 14 0M62 88q6-6 14 0',
  },
  summit: {
    label: 'A path to a summit',
    lines: 'M8 84l30-52 12 20 8-12 30 44zM38 32v-14l14 5-14 5M30 46l8 5 7-5M22 84q14-4 10-12t10-12M56 84q-8-8 0-14t2-14',
  },
  lens: {
    label: 'A magnifying glass over footprints',
    lines:
      'M40 14a26 26 0 1 1-.1 0zM59 58l25 27M55 62l25 27M33 30q5-5 9 0t-2 10q-6 0-7-10zM35 46h6v5h-6zM44 40q5-4 8 0t-2 9q-5 0-6-9z',
  },
  bucket: {
    label: 'A leather fire bucket',
    lines: 'M22 36h52l-7 50H29zM22 36q0-8 26-8t26 8-26 8-26-8M24 34Q48-8 72 34M26 56q22 7 44 0M28 72q20 7 40 0M48 12v-6',
  },
}

export function WeekQuote({ quote }: { quote: Quote }) {
  const { label, lines } = quoteDrawings[quote.image]
  return (
    <figure className="grid gap-4">
      <svg role="img" aria-label={label} viewBox="0 0 96 96" className="size-24 border-2 border-ink bg-raised p-2">
        <path d={lines} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <blockquote className="font-display text-xl leading-snug font-bold text-balance">
        <p>{`“${quote.text}”`}</p>
      </blockquote>
      <figcaption className="text-sm text-muted">
        <span className="font-bold text-ink">{quote.author}</span>, {quote.source}
      </figcaption>
    </figure>
  )
}
