import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, test } from 'vitest'
import { filesIn } from './imports.ts'

const root = resolve(import.meta.dirname, '..')

interface Range {
  start: number
  end: number
}

const holds = (outer: Range, inner: Range) => outer.start <= inner.start && inner.end <= outer.end

/** The opening tag of what a screen reader tells of when it has the time. An alert is told of when it comes, so that it may come with its words. */
const polite = /^<output\b|\srole="status"|\saria-live="polite"|\saria-live=\{/

/** The statuses that come and go within their own component: by a condition, or beside another `return`. */
function comingStatuses(file: string, text: string): string[] {
  const [statuses, functions, choices, returns]: [Range[], Range[], Range[], Range[]] = [[], [], [], []]
  const keepFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => void functions.push(node)
  new Visitor({
    JSXElement: (node) => {
      const { start, end } = node.openingElement
      if (polite.test(text.slice(start, end))) statuses.push(node)
    },
    FunctionDeclaration: keepFunction,
    FunctionExpression: keepFunction,
    ArrowFunctionExpression: keepFunction,
    ConditionalExpression: ({ consequent, alternate }) => void choices.push(consequent, alternate),
    LogicalExpression: ({ right }) => void choices.push(right),
    ReturnStatement: (node) => void returns.push(node),
  }).visit(parseSync(file, text).program)
  const around = (node: Range) => functions.filter((each) => holds(each, node)).toSorted((a, b) => b.start - a.start)[0]
  return statuses
    .filter((status) => {
      const component = around(status)
      const isChosen = choices.some((choice) => holds(choice, status) && around(choice) === component)
      return isChosen || returns.filter((each) => around(each) === component).length > 1
    })
    .map(({ start }) => `${relative(root, file)}: ${text.slice(start, text.indexOf('>', start) + 1)}`)
}

/** These come empty, or with what is no news, and tell of what follows. */
const standing = [
  'src/proofs/confirm-address.tsx',
  'src/features/bounties/bounties-screen.tsx',
  'src/features/course/note-dialog.tsx',
]

test('no status comes together with its words: most screen readers would say nothing of it', () => {
  const files = filesIn(join(root, 'src')).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  const found = files.flatMap((file) => comingStatuses(file, readFileSync(file, 'utf8')))
  expect(found.map((each) => each.split(':')[0])).toEqual(standing)
})

test.each([
  ['const A = ({ x }) => <p>{x && <output>{x}</output>}</p>', 1],
  ['function A({ x }) { if (!x) return null; return <p role="status">{x}</p> }', 1],
  ['const A = ({ x }) => x ? <p aria-live="polite">{x}</p> : null', 1],
  ['const A = ({ x }) => <output>{x && <b>{x}</b>}</output>', 0],
  ['function A({ x }) { const f = () => { return 1 }; return <output>{x}</output> }', 0],
])('such a status is found in %s: %i', (text, count) => {
  expect(comingStatuses('a.tsx', text)).toHaveLength(count)
})
