import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Catcher } from './mutant.ts'
import { mutants } from './mutants.ts'
import type { Share } from './check-schedules.ts'
import { runShare } from './run-campaign.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Inside the project, so that the copies find its packages. */
const cache = join(root, '.cache')
const needed = [
  'package.json',
  ...['', '.deno', '.node', '.page', '.tests', '.worker'].map((part) => `tsconfig${part}.json`),
  'src/domain',
  'src/local',
  'src/remote',
  'src/sync',
  'src/content',
  'src/clock.ts',
  'src/env.ts',
  'supabase/embedded/pglite-options.ts',
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

/** What the copy has to say of itself: the invariants that are violated, or the tests that fail. */
async function cries(by: Catcher): Promise<string> {
  if ('test' in by) {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    return new Promise((resolve) => {
      const run = execFile(process.execPath, [vitest, 'run', '--root', copy, '--reporter', 'tap-flat', by.test], (_, told) =>
        resolve(
          told
            .split('\n')
            .filter((line) => line.startsWith('not ok'))
            .join('\n'),
        ),
      )
      run.stdin?.end()
    })
  }
  const share: Share = { from: 0, count: 0, server: 'model', known: { name: by.fault } }
  const { failures } = await runShare(share, undefined, pathToFileURL(join(copy, 'tests/simulation/')))
  return failures.flatMap(({ violations }) => violations).join('\n')
}

describe('an engine that is broken on purpose is caught', () => {
  test.each(mutants)('$name', async ({ file, from, to, by, caughtAs }) => {
    const whole = await readFile(join(root, file), 'utf8')
    await writeFile(
      join(copy, file),
      whole.replace(from, () => to),
    )
    const told = await cries(by)
    await writeFile(join(copy, file), whole)
    expect(told).toMatch(caughtAs)
  })
})
