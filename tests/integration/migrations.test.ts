import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBackend } from '../../supabase/embedded/open-backend.ts'
import { makeProject } from './project-folder.ts'
import { makeTemporaryFolder } from './running-backend.ts'

let dataFolder: string
let projectFolder: string
let notices: string[]

beforeEach(async () => {
  notices = []
  dataFolder = await makeTemporaryFolder()
  projectFolder = await makeProject({
    'migrations/20260101000000_things.sql': 'create table public.things (name text); grant select on public.things to anon;',
    'seed.sql': `insert into public.things values ('seeded');`,
  })
})

afterEach(async () => {
  await rm(dataFolder, { recursive: true, force: true })
  await rm(projectFolder, { recursive: true, force: true })
})

const open = () =>
  openBackend({ dataFolder, projectFolder, siteUrl: async () => 'http://localhost', notice: (line) => notices.push(line) })

const addMigration = (name: string, sql: string) => writeFile(join(projectFolder, 'migrations', name), sql)

async function things(): Promise<unknown> {
  const backend = await open()
  const request = new Request('http://localhost/rest/v1/things?select=name', {
    headers: { apikey: 'sb_publishable_wayfinder_embedded' },
  })
  const rows = await (await backend.fetch(request, { peerAddress: null })).json()
  await backend.close()
  return rows
}

test('new migrations are applied at the next start, applied ones and the seed never again', async () => {
  expect(await things()).toEqual([{ name: 'seeded' }])
  await addMigration('20260102000000_more.sql', `insert into public.things values ('added');`)
  expect(await things()).toEqual([{ name: 'seeded' }, { name: 'added' }])
  expect(await things()).toEqual([{ name: 'seeded' }, { name: 'added' }])
  expect(notices).toEqual([])
})

test('a migration that fails is named with its reason, and nothing of it stays', async () => {
  await things()
  await addMigration('20260102000000_broken.sql', `insert into public.things values ('half'); select * from nowhere;`)
  await expect(open()).rejects.toThrow(
    'Migration 20260102000000_broken.sql failed and nothing of it was applied: relation "nowhere" does not exist',
  )
  await addMigration('20260102000000_broken.sql', `insert into public.things values ('mended');`)
  expect(await things()).toEqual([{ name: 'seeded' }, { name: 'mended' }])
})

test('a migration that was changed after it was applied is told of, and nobody is told to delete anything', async () => {
  await things()
  await addMigration('20260101000000_things.sql', 'create table public.things (name text, size integer);')
  await things()
  expect(notices).toEqual([
    'Migration 20260101000000_things.sql was changed after it was applied here, and is not applied again: this database has what it said then. ' +
      'Give the file its old text back, and put the change into a new migration.',
  ])
})

test('a seed that fails leaves no database behind that would pass for a seeded one', async () => {
  await writeFile(join(projectFolder, 'seed.sql'), `insert into public.things values ('half'); select * from nowhere;`)
  await expect(open()).rejects.toThrow('The seed seed.sql failed')
  await writeFile(join(projectFolder, 'seed.sql'), `insert into public.things values ('whole');`)
  expect(await things()).toEqual([{ name: 'whole' }])
})
