import { Check, Minus } from 'lucide-react'
import { comparison, packages, preparationMark } from '../../content/packages'
import { LineMark } from '../../ui/marks'

// What scrolls must be reachable by keyboard, though it is no control.
const scrolling = { tabIndex: 0 }

/** Four columns side by side. On a phone each row's name stands above its four cells, so that no one has to scroll sideways. */
export function ComparisonTable() {
  return (
    <section className="relative sm:overflow-x-auto" aria-label="Comparison of the packages" {...scrolling}>
      <table className="w-full border-collapse text-center max-sm:block sm:min-w-[44rem]">
        <caption className="sr-only">What each package holds</caption>
        <thead className="z-1 bg-ground max-sm:top-16 max-sm:block max-sm:[@media(height>=36rem)]:sticky">
          <tr className="border-b-4 border-ink align-bottom max-sm:grid max-sm:grid-cols-4 max-sm:items-end">
            <th scope="col" className="left-0 bg-ground py-3 pr-4 text-left max-sm:sr-only sm:sticky">
              Included
            </th>
            {packages.map((offer) => (
              <th
                key={offer.plan}
                scope="col"
                className="display px-1 py-3 max-sm:text-[min(1.0625rem,5.3vw)] max-sm:wrap-anywhere max-sm:leading-tight sm:px-3 sm:text-lg"
              >
                {offer.name}
                <span className="block text-muted">{offer.price}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {comparison.map((row) => (
            <tr key={row.label} className="border-b border-line max-sm:grid max-sm:grid-cols-4 max-sm:pt-3">
              <th
                scope="row"
                className="left-0 bg-ground text-left font-normal max-sm:col-span-4 max-sm:font-semibold sm:sticky sm:py-3 sm:pr-4"
              >
                {row.state === 'open' ? row.label : `${row.label} `}
                {row.state === 'inPreparation' && <LineMark>{preparationMark}</LineMark>}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={packages[index]?.plan}
                  className={`px-1 py-3 max-sm:text-sm max-sm:wrap-anywhere sm:px-3 ${packages[index]?.recommended ? 'bg-raised font-semibold' : ''}`}
                >
                  <Cell value={cell} isOpen={row.state === 'open'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ value, isOpen }: { value: string; isOpen: boolean }) {
  if (value !== 'Yes' && value !== 'No') return value
  const Mark = value === 'Yes' ? Check : Minus
  return (
    <>
      <Mark aria-hidden="true" className={`mx-auto size-6 ${value === 'Yes' && isOpen ? 'text-success' : 'text-muted'}`} />
      <span className="sr-only">{value}</span>
    </>
  )
}
