import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a campaign as its command does; `cutAt`: a word of its output after which it is told to end. */
async function run(file: string, options: readonly string[], cutAt?: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...options], { cwd: root })
  let told = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      told += part.toString()
      if (cutAt !== undefined && !child.killed && told.includes(cutAt)) child.kill('SIGTERM')
    })
  const [code] = await once(child, 'close')
  return { told, code }
}

test.each([
  'tests/simulation/campaign.ts',
  'tests/simulation/learning-campaign.ts',
  'tests/campaign/browser.ts',
  'tests/campaign/updates.ts',
])('%s tells how it is used where it is asked, or asked for what it has not', async (file) => {
  const asked = await run(file, ['--help'])
  expect(asked).toMatchObject({ code: 0, told: expect.stringMatching(/^npm run campaign:\w+ -- --/) })
  const unknown = await run(file, ['--what'])
  expect(unknown).toMatchObject({ code: 2, told: expect.stringMatching(/--what[^]*npm run campaign:\w+ -- --/) })
  expect(unknown.told).not.toContain('    at ')
})

test('a campaign that is cut off says what it has found until then', async () => {
  const { told, code } = await run('tests/simulation/campaign.ts', ['--schedules', '100000', '--workers', '1'], 'of 100000 done')
  expect(told).toMatch(/cut off before its end\n\d+ schedules,.*\nlost 0, doubled 0/)
  expect(code).toBe(1)
})
