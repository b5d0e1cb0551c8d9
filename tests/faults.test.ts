import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { uncompared } from './faults/copy.ts'
import { faultyText } from './faults/fault.ts'
import { faults } from './faults/faults.ts'
import { mutants } from './simulation/mutants.ts'

const root = resolve(import.meta.dirname, '..')

test('there are twenty deliberate faults, each in a file and with a name of its own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(20)
  expect(new Set(faults.map(({ file }) => file)).size).toBe(20)
})

test.each(mutants)('an engine that is broken on purpose has its line once in its file: $name', ({ file, from }) => {
  expect(readFileSync(resolve(root, file), 'utf8').split(from)).toHaveLength(2)
})

describe('a deliberate fault', () => {
  test.each(faults)('stands once in its file, and changes it: $name', (fault) => {
    expect(faultyText(fault, root)).not.toBe(faultyText({ ...fault, to: fault.from }, root))
    expect(existsSync(resolve(root, fault.foundBy))).toBe(true)
  })

  const inFunctions = faults
    .filter(({ file }) => file.startsWith('supabase/migrations/'))
    .flatMap(({ name, file, from }) => {
      const before = readFileSync(resolve(root, file), 'utf8').split(from)[0] ?? ''
      const made = [...before.matchAll(/create (?:or replace )?function (\S+?)\(/g)].at(-1)?.[1]
      return made === undefined ? [] : [{ name, file, made }]
    })
  test.each(inFunctions)('stands where its function was made last: $name', ({ file, made }) => {
    const makers = readdirSync(resolve(root, 'supabase/migrations')).filter((each) =>
      new RegExp(`create (?:or replace )?function ${made}\\(`).test(
        readFileSync(resolve(root, 'supabase/migrations', each), 'utf8'),
      ),
    )
    expect(makers.toSorted().filter((each) => `supabase/migrations/${each}` > file)).toEqual([])
  })

  test('in a migration is put in without its comparison with the schema', () => {
    expect(faultyText(uncompared, root)).toContain(uncompared.to)
  })

  test('whose text is not there, or twice, is not put in', () => {
    const fault = { name: 'none', file: 'package.json', to: '', foundBy: '' }
    expect(() => faultyText({ ...fault, from: 'no such text' }, root)).toThrow('0 times')
    expect(() => faultyText({ ...fault, from: '"version"' }, root)).not.toThrow()
    expect(() => faultyText({ ...fault, from: 'tests/setup/' }, root)).toThrow('not once')
  })
})
