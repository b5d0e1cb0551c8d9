import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBackend } from '../../supabase/embedded/open-backend.ts'
import { checksumOf } from '../../supabase/embedded/old-history.ts'
import { makeProject } from './project-folder.ts'
import { makeTemporaryFolder } from './running-backend.ts'

const THINGS = 'create table public.things (name text); grant select on public.things to anon;'
const SIZE = 'alter table public.things add column size integer;'
const SHAPE = 'alter table public.things add column shape text;'
const FOLDED = 'create table public.things (name text, size integer, shape text); grant select on public.things to anon;'
const OLD = { '20260101000000': THINGS, '20260102000000': SIZE, '20260103000000': SHAPE }

let dataFolder: string
let projectFolder: string
let notices: string[]

beforeEach(async () => {
  notices = []
  dataFolder = await makeTemporaryFolder()
  projectFolder = await makeProject({
    'migrations/20260101000000_things.sql': THINGS,
    'migrations/20260102000000_size.sql': SIZE,
    'migrations/20260103000000_shape.sql': SHAPE,
    'seed.sql': `insert into public.things values ('seeded');`,
  })
})

afterEach(async () => {
  await rm(dataFolder, { recursive: true, force: true })
  await rm(projectFolder, { recursive: true, force: true })
})

const inProject = (path: string) => join(projectFolder, path)
const inFolder = (path: string) => join(dataFolder, path)

/** Three files become one and a new one follows: the second migration is gone, and the third is another table. */
async function fold(): Promise<void> {
  await writeFile(inProject('migrations/20260101000000_things.sql'), FOLDED)
  await rm(inProject('migrations/20260102000000_size.sql'))
  await rm(inProject('migrations/20260103000000_shape.sql'))
  await writeFile(inProject('migrations/20260104000000_weight.sql'), 'alter table public.things add column weight integer;')
  const checksums = Object.fromEntries(Object.entries(OLD).map(([version, text]) => [version, checksumOf(text)]))
  await writeFile(inProject('old-history.json'), JSON.stringify(checksums))
}

const open = (folder = dataFolder) =>
  openBackend({
    dataFolder: folder,
    projectFolder,
    siteUrl: async () => 'http://localhost',
    notice: (line) => notices.push(line),
  })

async function start(folder = dataFolder): Promise<void> {
  await (await open(folder)).close()
}

/** What stands in the database of a folder that nobody has open. */
async function rowsOf(question: string, folder = dataFolder): Promise<unknown[]> {
  const database = await PGlite.create({ dataDir: join(folder, 'database') })
  const { rows } = await database.query(question)
  await database.close()
  return rows
}

const ledger = () => rowsOf('select version, name from supabase_migrations.schema_migrations order by version')
const things = (folder = dataFolder) => rowsOf('select name from public.things order by name', folder)

async function write(statement: string): Promise<void> {
  const database = await PGlite.create({ dataDir: inFolder('database') })
  await database.exec(statement)
  await database.close()
}

test('a folder that ran the whole old history goes on with all its rows, under the folded one', async () => {
  await start()
  await write(`insert into public.things values ('mine', 3, 'round');`)
  await fold()
  await start()
  expect(notices).toEqual([])
  expect(await things()).toEqual([{ name: 'mine' }, { name: 'seeded' }])
  expect(await ledger()).toEqual([
    { version: '20260101000000', name: 'things' },
    { version: '20260104000000', name: 'weight' },
  ])
  await start()
  expect(notices).toEqual([])
})

test('a folder that stopped within the old history is kept whole beside a fresh database, and told of with both places', async () => {
  await rename(inProject('migrations/20260103000000_shape.sql'), inProject('later.sql'))
  await start()
  await write(`insert into public.things values ('mine', 3);`)
  await mkdir(inFolder('uploads'), { recursive: true })
  await writeFile(inFolder('uploads/photo'), 'bytes')
  await rename(inProject('later.sql'), inProject('migrations/20260103000000_shape.sql'))
  await fold()
  await start()

  const kept = inFolder('before-1.0.0')
  expect(await things()).toEqual([{ name: 'seeded' }])
  expect(await things(kept)).toEqual([{ name: 'mine' }, { name: 'seeded' }])
  expect(await readFile(join(kept, 'uploads/photo'), 'utf8')).toBe('bytes')
  expect(existsSync(inFolder('uploads/photo'))).toBe(false)
  expect(existsSync(join(kept, 'secrets.json'))).toBe(true)
  const lines = (await readFile(join(kept, 'rows/public.things.jsonl'), 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { name: 'seeded', size: null },
    { name: 'mine', size: 3 },
  ])
  expect(notices).toHaveLength(1)
  expect(notices[0]).toContain(kept)
  expect(notices[0]).toContain(join(kept, 'rows'))
  expect(notices[0]).toContain(dataFolder)
  expect(notices[0]).not.toMatch(/reset|delete|remove/)

  await start()
  expect(notices).toHaveLength(1)
  expect(await things()).toEqual([{ name: 'seeded' }])
})

test('a folder with another text of the old history is kept too, and a second one beside the first', async () => {
  await mkdir(inFolder('before-1.0.0'), { recursive: true })
  await writeFile(inProject('migrations/20260101000000_things.sql'), `${THINGS} -- as it was for a week`)
  await start()
  await fold()
  await start()
  expect(await things(inFolder('before-1.0.0-2'))).toEqual([{ name: 'seeded' }])
  expect(notices).toEqual([expect.stringContaining(inFolder('before-1.0.0-2'))])
})

test('keeping a folder that was interrupted is finished at the next start, with nothing lost', async () => {
  await start()
  await write(`insert into public.things values ('mine', 3, 'round');`)
  await fold()
  const kept = inFolder('before-1.0.0')
  await mkdir(kept)
  await writeFile(inFolder('keeping.json'), JSON.stringify({ kept }))
  await rename(inFolder('database'), join(kept, 'database'))
  await start()
  expect(await things(kept)).toEqual([{ name: 'mine' }, { name: 'seeded' }])
  expect(await things()).toEqual([{ name: 'seeded' }])
  expect(existsSync(join(kept, 'database-ready'))).toBe(true)
  expect(existsSync(inFolder('keeping.json'))).toBe(false)
  expect(notices).toEqual([expect.stringContaining(kept)])
})

test('a folder that began with the folded history is not taken for an old one when a file of it changes', async () => {
  await fold()
  await start()
  await write(`insert into public.things values ('mine', 3, 'round');`)
  await writeFile(inProject('migrations/20260101000000_things.sql'), `${FOLDED} -- changed`)
  await start()
  expect(await things()).toEqual([{ name: 'mine' }, { name: 'seeded' }])
  expect(notices).toEqual([expect.stringContaining('20260101000000_things.sql was changed')])
})

test('a folder of the folded history is no old one because its lines end differently, though both histories hold a file', async () => {
  await fold()
  const lines = FOLDED.replace('; ', ';\n')
  const file = inProject('migrations/20260101000000_things.sql')
  await writeFile(inProject('old-history.json'), JSON.stringify({ '20260101000000': checksumOf(lines), '20260102000000': 'x' }))
  await writeFile(file, lines)
  await start()
  await write(`insert into public.things values ('mine', 3, 'round');`)
  await writeFile(file, lines.replaceAll('\n', '\r\n'))
  await start()
  expect(await things()).toEqual([{ name: 'mine' }, { name: 'seeded' }])
})

test('the old history that this project knows is the one that ended with 20261124090000', () => {
  const known: Record<string, string> = JSON.parse(readFileSync('supabase/old-history.json', 'utf8'))
  expect(Object.keys(known)).toHaveLength(46)
  expect(Object.keys(known).at(-1)).toBe('20261124090000')
})
