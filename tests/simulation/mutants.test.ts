import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mutants } from './mutants.ts'
import type { Share } from './check-schedules.ts'
import { runShare } from './run-campaign.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Inside the project, so that the copies find its packages. */
const cache = join(root, '.cache')
const needed = [
  'package.json',
  'tsconfig.json',
  'src/domain',
  'src/local',
  'src/remote',
  'src/sync',
  'src/content',
  'src/env.ts',
  'supabase/tests',
  'tests/simulation',
  'tests/setup',
]
let copy: string

beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  copy = await mkdtemp(join(cache, 'mutant-'))
  for (const path of needed) await cp(join(root, path), join(copy, path), { recursive: true })
})
afterAll(() => rm(copy, { recursive: true, force: true }))

describe('an engine that is broken on purpose is caught', () => {
  test.each(mutants)('$name', async ({ file, from, to, by, caughtAs }) => {
    const whole = await readFile(join(root, file), 'utf8')
    expect(whole.split(from)).toHaveLength(2)
    await writeFile(
      join(copy, file),
      whole.replace(from, () => to),
    )
    const share: Share = { from: 0, count: 0, server: 'model', known: { name: by } }
    const { failures } = await runShare(share, undefined, pathToFileURL(join(copy, 'tests/simulation/')))
    await writeFile(join(copy, file), whole)
    expect(failures.flatMap(({ violations }) => violations).join('\n')).toMatch(caughtAs)
  })
})
