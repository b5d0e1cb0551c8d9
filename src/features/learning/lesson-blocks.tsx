import { type LessonBlock, blockText } from '../../content/curriculum/lesson-block'
import { LessonTable } from './lesson-table'

/** The blocks of a lesson. `level` is the level of the headings among them. */
export function LessonBlocks({ blocks, level = 4 }: { blocks: readonly LessonBlock[]; level?: 3 | 4 }) {
  return blocks.map((block) => <Block key={blockText(block)} block={block} level={level} />)
}

function Block({ block, level }: { block: LessonBlock; level: 3 | 4 }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('heading' in block) {
    const Heading = `h${level}` as const
    return <Heading>{block.heading}</Heading>
  }
  if ('list' in block) return <ul>{items(block.list)}</ul>
  if ('steps' in block) return <ol>{items(block.steps)}</ol>
  if ('creed' in block) return <Creed lines={block.creed} />
  if ('cycle' in block) return <Cycle steps={block.cycle} />
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

function Cycle({ steps }: { steps: readonly string[] }) {
  return (
    <ol aria-hidden="true" className="flex list-none! flex-wrap gap-x-2 gap-y-3 pl-0! font-display text-xl font-bold">
      {steps.map((step) => (
        <li key={step} className="mt-0! flex items-center gap-2">
          <span className="border-2 border-ink bg-raised px-4 py-2">{step}</span>
          <span className="text-signal">{step === steps.at(-1) ? '↺' : '→'}</span>
        </li>
      ))}
    </ol>
  )
}
