import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compared, isReservedName, lookOf, reservedNames, signsAsLetters } from '../../src/domain/account/reserved-names.ts'
import { clientTable, migration, migrationFile, ownRows, prototypes, schemaFile, statementsOf } from './confusables.ts'

const root = join(import.meta.dirname, '../..')
const written = (file: string) => readFileSync(join(root, file), 'utf8')

/** The skeleton of UTS 39, section 4, by Unicode's whole table. */
const skeleton = (text: string) =>
  Array.from(text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''), (each) => prototypes.get(each) ?? each)
    .join('')
    .normalize('NFD')

/** The letters and digits of a skeleton, where all of them are Latin; else null. */
function latinSkeleton(text: string): string | null {
  const letters = skeleton(text).replace(/[\p{M}\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]/gu, '')
  return /^[A-Za-z0-9]+$/.test(letters) ? letters : null
}

const characters = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

it('Unicode’s table is whole, and its own example holds', () => {
  expect(prototypes.size).toBe(Number(/^# total: (\d+)$/m.exec(written('supabase/confusables/confusables.txt'))?.[1]))
  expect(skeleton('ρ⍺у𝓅𝒂ן')).toBe(skeleton('paypal'))
})

it.each([
  ['src/domain/account/confusables.json', clientTable],
  [`supabase/migrations/${migrationFile}`, migration],
  ['supabase/schema/look-alikes.sql', schemaFile],
])('%s is what the generator writes, but for the comments, which have landed', (file, text) => {
  expect(statementsOf(written(file)), 'run: npm run confusables').toBe(statementsOf(text()))
})

it('the part of the table that is kept loses nothing: each character of Unicode with a Latin skeleton has its look', () => {
  const latin = characters.flatMap((each) => latinSkeleton(each) ?? [])
  const lost = characters.flatMap((each) => {
    const letters = latinSkeleton(each)
    return letters === null || lookOf(signsAsLetters(each)) === compared(letters) ? [] : [[each, letters]]
  })
  expect(latin.length).toBeGreaterThan(2500)
  expect(lost).toEqual([])
})

it('a look is read one character at a time: that of a text is that of its characters', () => {
  const name = fc.array(fc.constantFrom(...prototypes.keys(), ...Array.from('rnmvwIl10OVW | é')), { maxLength: 8 })
  fc.assert(
    fc.property(name, (parts) => {
      expect(lookOf(signsAsLetters(parts.join('')))).toBe(parts.map((each) => lookOf(signsAsLetters(each))).join(''))
    }),
  )
})

it('a name with the skeleton of a reserved one is reserved, in any case and whatever it is made of', () => {
  const bySkeleton = new Map<string, string[]>()
  for (const each of characters) bySkeleton.set(skeleton(each), [...(bySkeleton.get(skeleton(each)) ?? []), each])
  const { anywhere, asWord, whole } = reservedNames
  const lookAlike = (letter: string) =>
    fc
      .constantFrom(letter.toLowerCase(), letter.toUpperCase())
      .chain((each) => fc.constantFrom(...(bySkeleton.get(skeleton(each)) ?? [])))
  const imitation = fc
    .constantFrom(...anywhere, ...asWord, ...whole)
    .chain((word) => fc.tuple(...Array.from(word, lookAlike)))
    .map((letters) => letters.join(''))
  fc.assert(
    fc.property(imitation, (name) => {
      expect(isReservedName(name)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

it('our own rows say nothing that Unicode’s table says', () => {
  expect([...ownRows.keys()].filter((each) => latinSkeleton(each) !== null)).toEqual([])
})
