import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { partsOf } from '../supabase/embedded/data-folder.ts'
import { diskFailure, openFailure, openFailureWords, POSTGRES_VERSION } from '../supabase/embedded/open-failure.ts'
import { StartupError } from '../supabase/embedded/startup-error.ts'

const failed = new Error('PGlite failed to initialize properly')
const known = { write: null, version: POSTGRES_VERSION, cause: failed }
const write = (code: string) => ({ ...known, write: { code, path: '/data/database/base' } })

test.each([
  ['a full disk', write('ENOSPC'), /is full.*make 100 MB of room, and start again/],
  ['a used up quota', write('EDQUOT'), /is full/],
  ['files of another user', write('EACCES'), /^\/data\/database\/base can't be written \(EACCES\).*own it/],
  ['a disk that may only be read', write('EROFS'), /can't be written \(EROFS\)/],
  ['a failing disk', write('EIO'), /fails \(EIO\).*copy the folder/],
  ['a newer PostgreSQL', { ...known, version: '99' }, /is of PostgreSQL 99.*the version of the app that made it/],
  ['too little memory', { ...known, cause: new RangeError('WebAssembly.Memory(): could not allocate memory') }, /more memory/],
])('of %s nobody is told to reset, and that nothing was removed', (_what, circumstances, words) => {
  const said = openFailureWords('/data', circumstances)
  expect(said).toMatch(words)
  expect(said).toContain('Nothing was removed')
  expect(said).not.toMatch(/damaged|reset/)
})

test('where nothing else is known a copy comes before a reset', () => {
  expect(openFailureWords('/data', known)).toMatch(
    /Nothing was removed.*copy of the folder aside.*With the copy put aside, "npm run reset"/,
  )
  expect(openFailureWords('/data', { ...known, version: null })).toMatch(/may be damaged/)
})

test('the folder itself is asked: what it says comes before what the database says, and the probe leaves nothing', () => {
  const root = mkdtempSync(join(tmpdir(), 'wayfinder-'))
  const folder = partsOf(root)
  mkdirSync(folder.database)
  writeFileSync(join(folder.database, 'PG_VERSION'), '99\n')
  expect(openFailure(folder, failed).message).toMatch(/is of PostgreSQL 99/)
  expect(diskFailure(folder, failed)).toBe(failed)
  const told = new StartupError('Told.')
  expect(openFailure(folder, told)).toBe(told)
  rmSync(root, { recursive: true })
  // Its disk is gone.
  expect(openFailure(folder, failed).message).toMatch(/fails \(ENOENT\)/)
  expect(diskFailure(folder, failed)).toBeInstanceOf(StartupError)
})
