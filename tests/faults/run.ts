// Puts one deliberate fault after the other into a copy of the project and asks its tests: `npm run test:faults`.
import { parseArgs } from 'node:util'
import { basename, resolve } from 'node:path'
import { faultyText, type Fault } from './fault.ts'
import { faults } from './faults.ts'
import { find, type Finding } from './find.ts'

/** So many of all must be found; of a few that were asked for, all. */
const AT_LEAST = 18
const root = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: { list: { type: 'boolean' }, only: { type: 'string' }, unchanged: { type: 'boolean' } },
})
const interruption = new AbortController()

const numbered = faults.map((fault, index) => ({ number: index + 1, fault }))
const wanted = values.only?.split(',').map(Number) ?? numbered.map(({ number }) => number)
const unknown = wanted.filter((number) => !numbered.some((each) => each.number === number))
if (unknown.length > 0) throw new Error(`--only takes numbers of 1 to ${faults.length}.`)
const chosen = numbered.filter(({ number }) => wanted.includes(number))
// Before anything runs: a table that is older than the files would be told of only after hours.
for (const { fault } of chosen) faultyText(fault, root)

if (values.list) {
  for (const { number, fault } of chosen) console.log(`${String(number).padStart(2)}  ${fault.name}  (${fault.foundBy})`)
} else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())
  process.exitCode = (await (values.unchanged ? tryUnchanged() : tryAll())) ? 0 : 1
}

/** Whether the tests pass on a copy without a fault: else what they find afterwards is none. */
async function tryUnchanged(): Promise<boolean> {
  const finding = await find(null, 'unchanged', root, interruption.signal)
  const passes = finding.isOver && finding.step === null
  console.log(passes ? 'The unchanged copy passes.' : `The unchanged copy does not pass: ${words(finding)}`)
  return passes
}

async function tryAll(): Promise<boolean> {
  const lines: string[] = []
  let found = 0
  for (const { number, fault } of chosen) {
    const finding = await find(fault, String(number), root, interruption.signal)
    if (interruption.signal.aborted) {
      console.log('Interrupted.')
      return false
    }
    if (finding.step) found += 1
    lines.push(lineOf(number, fault, finding))
    console.log(lines.at(-1))
  }
  console.log(`\n${lines.join('\n')}\n\n${found} of ${chosen.length} faults found`)
  return found >= Math.min(AT_LEAST, chosen.length)
}

function lineOf(number: number, fault: Fault, finding: Finding): string {
  const isExpected = finding.step?.failures.some(({ test }) => test.includes(basename(fault.foundBy))) ?? false
  const expected = isExpected ? '' : `  (expected: ${fault.foundBy})`
  const verdict = finding.step ? 'found    ' : 'NOT FOUND'
  return `${verdict} ${String(number).padStart(2)}  ${fault.name}: ${words(finding)}${expected}`
}

/** Which step found it, after how long, and the first test that failed. */
function words({ step, isOver, seconds, log }: Finding): string {
  const time = `${Math.round(seconds)} s`
  if (step === null) return `${isOver ? 'every test passed' : `the run broke off, see ${log}`} (${time})`
  return `${step.name} (${time}), ${step.failures[0]?.test ?? `no test by name, see ${log}`}`
}
