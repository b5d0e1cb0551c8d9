import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultyText } from './faults/fault.ts'
import { faults } from './faults/faults.ts'

const root = resolve(import.meta.dirname, '..')

test('there are twenty deliberate faults, each in a file and with a name of its own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(20)
  expect(new Set(faults.map(({ file }) => file)).size).toBe(20)
})

describe('a deliberate fault', () => {
  test.each(faults)('stands once in its file, and changes it: $name', (fault) => {
    expect(faultyText(fault, root)).not.toBe(faultyText({ ...fault, to: fault.from }, root))
    expect(existsSync(resolve(root, fault.foundBy))).toBe(true)
  })

  test('whose text is not there, or twice, is not put in', () => {
    const fault = { name: 'none', file: 'package.json', to: '', foundBy: '' }
    expect(() => faultyText({ ...fault, from: 'no such text' }, root)).toThrow('0 times')
    expect(() => faultyText({ ...fault, from: '"version"' }, root)).not.toThrow()
    expect(() => faultyText({ ...fault, from: 'tests/setup/' }, root)).toThrow('not once')
  })
})
