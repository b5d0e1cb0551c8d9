import { Check, Minus } from 'lucide-react'
import { comparison, packages } from '../../content/packages'

// What scrolls must be reachable by keyboard, though it is no control.
const scrolling = { tabIndex: 0 }

export function ComparisonTable() {
  return (
    <section className="relative overflow-x-auto" aria-label="Comparison of the packages" {...scrolling}>
      <table className="w-full min-w-[44rem] border-collapse text-center">
        <caption className="sr-only">What each package holds</caption>
        <thead>
          <tr className="border-b-4 border-ink align-bottom">
            <th scope="col" className="sticky left-0 bg-ground py-3 pr-4 text-left">
              Included
            </th>
            {packages.map((offer) => (
              <th key={offer.plan} scope="col" className="display px-3 py-3 text-lg">
                {offer.name}
                <span className="block text-muted">{offer.price}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map((row) => (
            <tr key={row.label} className="border-b border-line">
              <th scope="row" className="sticky left-0 bg-ground py-3 pr-4 text-left font-normal max-sm:max-w-36">
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={packages[index]?.plan}
                  className={`px-3 py-3 ${packages[index]?.recommended ? 'bg-raised font-semibold' : ''}`}
                >
                  <Cell value={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ value }: { value: string }) {
  if (value !== 'Yes' && value !== 'No') return value
  const Mark = value === 'Yes' ? Check : Minus
  return (
    <>
      <Mark aria-hidden="true" className={`mx-auto size-6 ${value === 'Yes' ? 'text-success' : 'text-muted'}`} />
      <span className="sr-only">{value}</span>
    </>
  )
}
