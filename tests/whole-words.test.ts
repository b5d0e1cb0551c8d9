import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn } from './imports.ts'

const root = resolve(import.meta.dirname, '..')

/** The words of a control without another element in it, as its source has them. */
const controls = /(?:\S|\n *)>([^<>]*)<\/(?:Button|Chip|Badge|Link|button|summary)>/g

/** How many texts React makes of it: what stands in braces is one, and so is each run of words around them. */
const textsIn = (words: string) => words.match(/\{(?:[^{}]|\{[^{}]*\})*\}|[^{}\s][^{}]*/g)?.length ?? 0

const inPieces = (source: string) =>
  [...source.matchAll(controls)].flatMap(([, words = '']) => (textsIn(words) > 1 ? [words.trim()] : []))

it('finds words that are made of pieces', () => {
  expect(inPieces('<Chip>${dollars}</Chip>')).toEqual(['${dollars}'])
  expect(inPieces('<Button a={() => b}>{`Delete ${items(count)}`}</Button>')).toEqual([])
  expect(inPieces("<Button>\n  {isBusy ? 'Sending' : 'Send'}\n</Button>")).toEqual([])
})

it('says the words of a control in one text: a translation makes a box of each piece, and the line of boxes tears them apart', () => {
  const found = filesIn(join(root, 'src')).flatMap((file) =>
    inPieces(readFileSync(file, 'utf8')).map((words) => `${relative(root, file)}: ${words}`),
  )
  expect(found).toEqual([])
})
