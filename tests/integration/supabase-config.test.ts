import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from './running-backend.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const CLI = join(ROOT, 'node_modules/.bin/supabase')

/** What the CLI says of our settings. It reads them before it looks for Docker, which need not be there. */
async function saidByCli(): Promise<string> {
  const folder = await makeTemporaryFolder()
  await mkdir(join(folder, 'supabase'))
  for (const part of ['config.toml', 'templates', 'functions'])
    await cp(join(ROOT, 'supabase', part), join(folder, 'supabase', part), { recursive: true })
  const env = { ...process.env, DO_NOT_TRACK: '1', SITE_URL: 'https://academy.example' }
  const asked = promisify(execFile)(CLI, ['status', '--workdir', folder], { env, timeout: 120_000 })
  const said = await asked.catch((error: { stdout?: string; stderr?: string }) => ({
    stdout: error.stdout ?? '',
    stderr: error.stderr ?? 'The CLI could not be run.',
  }))
  await rm(folder, { recursive: true, force: true })
  return `${said.stdout}${said.stderr}`
}

/** Said of the machine and of nothing in our files. */
const MACHINE =
  /^(Not linked\.|failed to inspect (container health|service): .*|Try rerunning the command with --debug.*|.*docker.*|A new version of Supabase CLI.*|)$/i

test('the CLI reads config.toml without a refusal or a warning', async () => {
  const lines = (await saidByCli()).split('\n').map((line) => line.trim())
  expect(lines.filter((line) => !MACHINE.test(line))).toEqual([])
  expect(lines.some((line) => line !== '')).toBe(true)
})

test('every function is told of, and those of the test checkout are never deployed', async () => {
  const config = await readFile(join(ROOT, 'supabase/config.toml'), 'utf8')
  const folders = await readdir(join(ROOT, 'supabase/functions'), { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_')).map((entry) => entry.name)
  const sectionOf = (name: string) => config.split(`[functions.${name}]\n`)[1]?.split('\n[')[0] ?? ''
  expect(names.filter((name) => sectionOf(name) === '')).toEqual([])
  expect(names.filter((name) => /^enabled = false$/m.test(sectionOf(name))).toSorted()).toEqual(['test-checkout', 'test-portal'])
})

test('a push sends no address of this machine anywhere', async () => {
  const config = await readFile(join(ROOT, 'supabase/config.toml'), 'utf8')
  expect(config.split('\n').filter((line) => /localhost|127\.0\.0\.1/.test(line) && !line.startsWith('#'))).toEqual([])
})
