// @in training @members
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { packageName } from '../../content/packages'
import { fieldLetters, type RouteSheet, routeSheets, type SheetId, sheetIds } from '../../content/route-sheets'
import { tooLongProblem } from '../../domain/text/text-length'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/choices'
import { TextField } from '../../ui/fields'
import { useHydrated } from '../../ui/prerendered'
import { type Typed, useMayWrite, useTyped } from './package-state'

/** A sheet to fill in and to print on one page. Without a package the first is there blank, and what was filled in before stays. */
export function RouteSheetPage({ id }: { id: SheetId }) {
  const mayWrite = useMayWrite()
  const isHydrated = useHydrated()
  const { typed, type } = useTyped(`route-sheet ${id}`)
  const [isBlank, setBlank] = useState(false)
  const [isSure, setSure] = useState(false)
  if (!isHydrated || typed === null) return <p className="noscript:hidden wrap py-8">Looking for your route sheets</p>
  const sheet = routeSheets[id]
  const isFilled = Object.keys(typed).length > 0

  function printBlank(): void {
    flushSync(() => setBlank(true))
    addEventListener('afterprint', () => setBlank(false), { once: true })
    print()
  }

  function clear(): void {
    if (isSure) type({})
    setSure(!isSure)
  }

  return (
    <div className="noscript:hidden wrap grid grid-cols-[minmax(0,56rem)] gap-6 pt-5 pb-16 lg:pt-8 print:block print:p-0">
      <nav aria-label="Route sheets" className="no-print flex flex-wrap gap-2">
        {sheetIds.map((each) => (
          <Link
            key={each}
            to="/training/$text"
            params={{ text: `${each}-sheet` }}
            aria-current={each === id ? 'page' : undefined}
            className={each === id ? 'chip border-ink bg-ink text-ground underline' : 'chip'}
            onClick={() => setSure(false)}
          >
            {routeSheets[each].title}
          </Link>
        ))}
      </nav>
      <div className="no-print grid gap-2">
        <h2 className="text-2xl">{sheet.title}</h2>
        <p>{sheet.use}</p>
        {mayWrite ? (
          <p className="text-muted">What you write here is saved on this device alone, as you type. Nothing is sent anywhere.</p>
        ) : (
          <p>
            {`${id === 'walk' ? 'You can print this sheet blank. Filling it in, and the two others, come' : 'This sheet comes'} with ${packageName('cadet_basic')} and every larger package. `}
            <Link to="/pricing" className="link">
              See the packages
            </Link>
          </p>
        )}
      </div>
      {mayWrite && <SheetForm key={id} sheet={sheet} typed={typed} type={type} />}
      {(mayWrite || isFilled || id === 'walk') && (
        <>
          <div className="no-print flex flex-wrap gap-3">
            {(mayWrite || isFilled) && <Button onClick={() => print()}>Print</Button>}
            <Button variant="secondary" onClick={printBlank}>
              Print it blank
            </Button>
            {isFilled && (
              <Button variant="danger" onBlur={() => setSure(false)} onClick={clear}>
                {isSure ? 'Clear it for good' : 'Clear'}
              </Button>
            )}
          </div>
          <Paper sheet={sheet} typed={isBlank ? {} : typed} className={mayWrite ? 'hidden' : 'flex border border-line p-4'} />
        </>
      )}
    </div>
  )
}

type SheetProps = { sheet: RouteSheet; typed: Typed }

function SheetForm({ sheet, typed, type }: SheetProps & { type: (typed: Typed) => void }) {
  return (
    <form className="grid gap-6" method="dialog" noValidate>
      {Object.entries(sheet.groups).map(([title, fields]) => (
        <fieldset key={title} className="grid gap-4 sm:grid-cols-2">
          <legend className="eyebrow mb-2">{title}</legend>
          {Object.entries(fields).map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              autoComplete="off"
              value={typed[name] ?? ''}
              error={tooLongProblem(typed[name] ?? '', fieldLetters) ?? undefined}
              onChange={({ target }) => type({ ...typed, [name]: target.value })}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className="grid sm:grid-cols-2">
        <legend className="eyebrow">Before you go</legend>
        {Object.entries(sheet.checks).map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={typed[`check ${name}`] === 'yes'}
            onChange={({ target }) => type({ ...typed, [`check ${name}`]: target.checked ? 'yes' : '' })}
          />
        ))}
      </fieldset>
      <Wrong sheet={sheet} />
    </form>
  )
}

const Wrong = ({ sheet }: { sheet: RouteSheet }) => (
  <section>
    <h3 className="eyebrow">If it goes wrong</h3>
    <ol className="list-decimal pl-5">
      {sheet.wrong.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ol>
  </section>
)

/** The sheet as one page of Letter or A4: lines to write on where nothing was typed, and the sketch in the room that is left. */
function Paper({ sheet, typed, className }: SheetProps & { className: string }) {
  return (
    <article
      className={`${className} flex-col gap-3 leading-tight print:gap-2 print:flex print:h-[240mm] print:overflow-hidden print:border-0 print:p-0`}
    >
      <h2 className="text-2xl">{sheet.title}</h2>
      <p className="hidden text-sm print:block">{sheet.use}</p>
      {Object.entries(sheet.groups).map(([title, fields]) => (
        <section key={title}>
          <h3 className="eyebrow">{title}</h3>
          <dl className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
            {Object.entries(fields).map(([name, label]) => (
              <div key={name} className="h-14 border-b border-line print:h-13">
                <dt className="text-xs text-muted">{label}</dt>
                <dd className="line-clamp-2 wrap-anywhere print:text-sm print:leading-tight">{typed[name]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3 className="eyebrow">Before you go</h3>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
          {Object.entries(sheet.checks).map(([name, label]) => (
            <li key={name} className="flex items-center gap-2">
              <span className="grid size-4 flex-none place-items-center border border-ink">{typed[`check ${name}`] && '×'}</span>
              {label}
            </li>
          ))}
        </ul>
      </section>
      <Wrong sheet={sheet} />
      <h3 className="eyebrow">{`Sketch: ${sheet.sketch}`}</h3>
      <svg aria-hidden="true" className="min-h-40 w-full flex-1 border border-line text-line print:min-h-0">
        <pattern id="sketch-grid" width="19" height="19" patternUnits="userSpaceOnUse">
          <path d="M19 0H0V19" className="fill-none stroke-hairline" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#sketch-grid)" />
      </svg>
    </article>
  )
}
