import { type LessonBlock, blockText, type Table } from '../../content/curriculum/lesson-block'

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

function LessonTable({ table }: { table: Table }) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={table.caption} tabIndex={0}>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="eyebrow pb-2 text-left text-muted">{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col" className="border-b-2 border-ink px-2 py-2 align-bottom">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className="border-b border-line px-2 py-2 align-top">
                {name}
              </th>
              {cells.map((cell) => (
                <td key={cell} className="border-b border-line px-2 py-2 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
