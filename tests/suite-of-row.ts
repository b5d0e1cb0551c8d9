import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { citingRows, isAmong, type Citation } from './cited-tests.ts'
import { wideFiles } from './setup/breadth.ts'

const root = resolve(import.meta.dirname, '..')

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')

/** A test: its title after those of its groups, and what stands beside these titles: conditions, tables, marks. */
interface Declared {
  titles: string[]
  conditions: string
}

/** The title of a test or group. What it fills in reads "%s". */
function titleOf(argument: ESTree.Argument | undefined): string {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value
  return argument?.type === 'TemplateLiteral' ? argument.quasis.map(({ value }) => value.cooked ?? '').join('%s') : '%s'
}

/** The tests that a file declares, by Vitest or Playwright. */
function testsOf(path: string, text: string): Declared[] {
  const found: Declared[] = []
  const groups: { call: ESTree.CallExpression; title: string; conditions: string }[] = []
  new Visitor({
    CallExpression: (call) => {
      const callee = text.slice(call.callee.start, call.callee.end)
      const body = call.arguments.findIndex(({ type }) => type.endsWith('FunctionExpression'))
      if (body < 1 || !/^(?:test|it|describe)\b(?!\.step)/.test(callee)) return
      const options = call.arguments.slice(1, body).map(({ start, end }) => text.slice(start, end))
      const part = { call, title: titleOf(call.arguments[0]), conditions: [callee, ...options].join(' ') }
      const parts = [...groups, part]
      if (/^(?:test\.)?describe\b/.test(callee)) groups.push(part)
      else found.push({ titles: parts.map((each) => each.title), conditions: parts.map((each) => each.conditions).join(' ') })
    },
    'CallExpression:exit': (call) => void (groups.at(-1)?.call === call && groups.pop()),
  }).visit(parseSync(path, text).program)
  return found
}

/** Whether `npm test` runs one of the tests that are cited. A title that only a table fills in stands for its file. */
function isInTest({ file, title = '…' }: Citation, readTest: (path: string) => string): boolean {
  if (wideFiles.includes(file) || file.startsWith('tests/engines/')) return false
  const tests = testsOf(file, readTest(file))
  const named = tests.filter(({ titles }) => isAmong(titles, title))
  return (named.length > 0 ? named : tests).some(({ conditions }) =>
    file.endsWith('.spec.ts') ? /\bcore\b/.test(conditions) : !/\bskipIf\(!postgres\)/.test(conditions),
  )
}

/** The suite that holds a promise: `test` where one of its tests runs in `npm test`, `all` where all run in `npm run test:all` alone. */
function suiteOf(cited: readonly Citation[], readTest: (path: string) => string): 'test' | 'all' | 'neither' {
  if (cited.length === 0) return 'neither'
  return cited.some((each) => isInTest(each, readTest)) ? 'test' : 'all'
}

/** The rows of tables that say another suite than the one that holds them, each with the right one. */
export const wrongSuites = (text: string, readTest = read): string[] =>
  citingRows(text)
    .filter(({ cells: [first = ''] }) => first !== 'fault' && !/^-+$/.test(first))
    .flatMap(({ cells, cited }) => {
      const right = suiteOf(cited, readTest)
      return cells.at(-2) === right ? [] : [`${cells[0]}: ${right}`]
    })
