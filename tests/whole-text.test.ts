import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from './imports.ts'

const source = join(import.meta.dirname, '../src')

test('no field cuts what a person types or pastes: a browser does that in silence', () => {
  const cutting = filesIn(source).filter((file) => file.endsWith('.tsx') && /\bmaxLength=/.test(readFileSync(file, 'utf8')))
  expect(cutting.map((file) => relative(source, file))).toEqual([])
})
