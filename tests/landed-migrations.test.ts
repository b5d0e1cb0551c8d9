import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checksumOf } from '../supabase/embedded/old-history.ts'

const supabase = resolve(import.meta.dirname, '../supabase')
const toList = (file: string) => `cd supabase/migrations && sha256sum ${file} >> ../migrations.sha256`

/** What is wrong with a folder of migrations, by the list of those that landed: a line of `sha256sum` each, in their order. */
function faults(list: string, files: Readonly<Record<string, string>>): string[] {
  const landed = new Map(
    list
      .trim()
      .split('\n')
      .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  )
  const last = [...landed.keys()].toSorted().at(-1) ?? ''
  const changed = [...landed].flatMap(([file, checksum]) => {
    const text = files[file]
    if (text === undefined) return [`${file} has landed: it can't be renamed or deleted.`]
    return checksumOf(text) === checksum ? [] : [`${file} has landed: give it its text back, and put the change into a new one.`]
  })
  const unlisted = Object.keys(files)
    .filter((file) => !landed.has(file))
    .map((file) => {
      const [version, lastVersion] = [file.split('_')[0] ?? '', last.split('_')[0] ?? '']
      return version > lastVersion
        ? `${file} is not listed. Once its text is final: ${toList(file)}`
        : `${file} must be later than ${last}, which has landed.`
    })
  return [...changed, ...unlisted]
}

const first = '20260101000000_first.sql'
const second = '20260102000000_second.sql'
const both = { [first]: 'select 1;\n', [second]: 'select 2;\n' }
const list = Object.entries(both)
  .map(([file, text]) => `${checksumOf(text)}  ${file}\n`)
  .join('')

describe('a migration that has landed', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['may stay as it is', both, []],
    [
      'can’t be changed',
      { ...both, [first]: 'select 3;\n' },
      [`${first} has landed: give it its text back, and put the change into a new one.`],
    ],
    ['can’t be deleted', { [first]: 'select 1;\n' }, [`${second} has landed: it can't be renamed or deleted.`]],
    [
      'can’t be renamed',
      { [first]: 'select 1;\n', '20260102000000_other.sql': 'select 2;\n' },
      [
        `${second} has landed: it can't be renamed or deleted.`,
        `20260102000000_other.sql must be later than ${second}, which has landed.`,
      ],
    ],
    [
      'is followed by new ones, which are told how to be listed',
      { ...both, '20260103000000_third.sql': '' },
      [`20260103000000_third.sql is not listed. Once its text is final: ${toList('20260103000000_third.sql')}`],
    ],
    [
      'has none put in before it',
      { ...both, '20260101120000_between.sql': '' },
      [`20260101120000_between.sql must be later than ${second}, which has landed.`],
    ],
  ])('%s', (_, files, expected) => {
    expect(faults(list, files)).toEqual(expected)
  })
})

it('every migration of the project has landed as it is listed', () => {
  const folder = join(supabase, 'migrations')
  const files = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  expect(Object.keys(files).length).toBeGreaterThan(0)
  expect(faults(readFileSync(join(supabase, 'migrations.sha256'), 'utf8'), files)).toEqual([])
})
