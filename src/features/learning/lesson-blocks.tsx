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
  if ('table' in block) return <LessonTable table={block.table} />
  return (
    <aside className="border-l-4 border-signal bg-raised px-4 py-3">
      <p className="eyebrow">{block.note}</p>
      <p>{block.text}</p>
    </aside>
  )
}

const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>)
