import type { Table } from '../../content/curriculum/lesson-block'

const cell = 'align-top sm:border-b sm:border-hairline sm:px-3 sm:py-2.5'

/** A table of a lesson. On a phone each row becomes a block of its own, so that no one has to scroll sideways. */
export function LessonTable({ table }: { table: Table }) {
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
