import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { PUBLISHABLE_KEY, readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { listen } from '../setup/listen.ts'
import { callFunction, callRpc } from './call-function.ts'
import { discardBackend, startBackend, type RunningBackend } from './running-backend.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

let running: RunningBackend
let folder: string

beforeAll(async () => {
  ;[running, folder] = [await startBackend(), await mkdtemp(join(tmpdir(), 'wayfinder-desk-'))]
})
afterAll(async () => {
  await discardBackend(running)
  await rm(folder, { recursive: true, force: true })
})

interface Ended {
  code: number
  output: string
  complaint: string
}

/** Runs `npm run desk` as its own process, in an environment that says no more than this. */
function desk(options: string[], variables: Record<string, string>): Promise<Ended> {
  const program = ['--import', 'tsx', join(ROOT, 'supabase/desk/desk.ts'), ...options]
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...variables }
  return new Promise((resolve) => {
    execFile(process.execPath, program, { cwd: ROOT, env }, (error, output, complaint) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, complaint }),
    )
  })
}

const secretKey = () => readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets).secretKey
const here = () => ({ DATA_FOLDER: running.dataFolder, PORT: new URL(running.url).port })
const project = () => ({ SUPABASE_URL: `${running.url}/`, SUPABASE_SERVICE_ROLE_KEY: secretKey() })

const write = (p_name: string, p_message: string) =>
  callRpc(running, 'send_contact_message', { p_op_id: randomUUID(), p_name, p_email: 'casey@example.test', p_message })

async function apply(phone_number: string) {
  const started = await callRpc(running, 'start_application', { p_email: 'cadet@example.test', p_terms_version: '1' })
  const proof = { phone_number, applicant_id: started.body['id'], applicant_secret: started.body['secret'] }
  const sent = await callFunction(running, 'send-magic-link', proof)
  return (await callFunction(running, 'verify-code', { ...proof, code: sent.body['debug_code'] })).body
}

describe('the desk', () => {
  test('says that nothing has come', async () => {
    expect(await desk([], here())).toEqual({ code: 0, output: 'No applications yet.\n', complaint: '' })
    expect(await desk(['messages'], project())).toEqual({ code: 0, output: 'No messages yet.\n', complaint: '' })
  })

  test('lists applications and messages, from the data folder and from a project', async () => {
    const { reference } = await apply('+15552223344')
    await callRpc(running, 'start_application', { p_email: 'begun@example.test', p_terms_version: '1' })
    await write('Casey', 'When do you begin?\nI have a question.')
    for (const environment of [here(), project()]) {
      const applications = await desk([], environment)
      expect(applications.complaint).toBe('')
      expect(applications.output).toMatch(
        new RegExp(`${String(reference)}  received\n    cadet@example\\.test  \\+15552223344\n`),
      )
      expect(applications.output).toMatch(/not finished, step 2 of 3\n {4}begun@example\.test\n/)
      const messages = await desk(['messages'], environment)
      expect(messages.output).toMatch(/Casey <casey@example\.test>\n {4}When do you begin\?\n {4}I have a question\.\n/)
    }
  })

  test('pages through, and exports all of it as text that no spreadsheet runs', async () => {
    for (let nth = 0; nth < 4; nth++) await write(`=HYPERLINK("x")${nth}`, `+1+1 number ${nth}`)
    const seen: string[] = []
    let place: string | undefined
    do {
      const { output } = await desk(['messages', '--limit', '2', ...(place ? ['--before', place] : [])], here())
      seen.push(...(output.match(/number \d|When do you begin/g) ?? []))
      place = /--before (\S+)/.exec(output)?.[1]
    } while (place)
    expect(seen).toEqual(['number 3', 'number 2', 'number 1', 'number 0', 'When do you begin'])

    const [csv, json] = [join(folder, 'messages.csv'), join(folder, 'messages.json')]
    expect((await desk(['messages', '--export', csv], here())).output).toBe(`5 written to ${csv}\n`)
    const text = await readFile(csv, 'utf8')
    expect(text).toContain(`"'=HYPERLINK(""x"")3","casey@example.test","'+1+1 number 3"`)
    expect((await stat(csv)).mode & 0o777).toBe(0o600)
    await desk(['messages', '--export', json], project())
    expect(JSON.parse(await readFile(json, 'utf8'))).toHaveLength(5)
  })

  test('loads the modules and simulations, into the data folder and into a project', async () => {
    for (const environment of [here(), project()])
      expect(await desk(['load-training'], environment)).toEqual({ code: 0, output: '21 texts loaded.\n', complaint: '' })
  })

  test('writes over no file', async () => {
    const file = join(folder, 'mine.csv')
    await writeFile(file, 'mine')
    expect(await desk(['--export', file], here())).toMatchObject({
      code: 1,
      complaint: `${file} is there already. Choose another name.\n`,
    })
    expect(await readFile(file, 'utf8')).toBe('mine')
  })
})

test.each<[string, string[], () => Record<string, string>, RegExp]>([
  ['an unknown list', ['letters'], here, /There is no list "letters"\.\n\nLists what people sent/],
  ['an unknown option', ['--all'], here, /Unknown option '--all'[^]*Lists what people sent/],
  ['a page of too many', ['--limit', '501'], here, /^--limit is a number from 1 to 500\.\n$/],
  ['a place that is none', ['--before', 'yesterday'], here, /^yesterday is no place in the list/],
  ['a file of no known kind', ['--export', 'list.xls'], here, /^list\.xls ends neither in \.csv nor in \.json\.\n$/],
  ['no backend in the folder', [], () => ({ DATA_FOLDER: join(folder, 'none') }), /^There is no embedded backend in .*npm start/],
  ['no server', [], () => ({ ...here(), PORT: '1' }), /^Nothing answers at http:\/\/localhost:1\. Start it in another terminal/],
  ['no key', [], () => ({ SUPABASE_URL: running.url }), /^SUPABASE_SERVICE_ROLE_KEY is missing/],
  ['no address', [], () => ({ SUPABASE_SERVICE_ROLE_KEY: 'x' }), /SUPABASE_URL is missing/],
  ['an address that is none', [], () => ({ ...project(), SUPABASE_URL: 'academy' }), /^SUPABASE_URL is not an address: academy/],
  ['an address that gives the key away', [], () => ({ ...project(), SUPABASE_URL: 'http://academy.example' }), /unencrypted/],
  [
    'the wrong key',
    [],
    () => ({ ...project(), SUPABASE_SERVICE_ROLE_KEY: PUBLISHABLE_KEY }),
    /refused the key\. SUPABASE_SERVICE_ROLE_KEY has/,
  ],
])('of %s it says what to do', async (_, options, environment, complaint) => {
  const ended = await desk(options, environment())
  expect(ended).toMatchObject({ code: 1, output: '', complaint: expect.stringMatching(complaint) })
  expect(ended.complaint).not.toMatch(/\n {4}at /)
})

test.each([
  ['a page instead of a list', 200, '<!doctype html>', /is no list/],
  ['a database without the functions', 404, '{"code":"PGRST202"}', /does not know desk_applications\. Apply the migrations/],
  ['a fault', 500, '{"code":"XX000"}', /answered 500 XX000/],
])('%s is told as what it is', async (_, status, body, complaint) => {
  const server = createServer((_request, response) => response.writeHead(status).end(body))
  const url = `http://127.0.0.1:${await listen(server)}`
  const ended = await desk([], { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x' })
  server.closeAllConnections()
  server.close()
  expect(ended).toMatchObject({ code: 1, complaint: expect.stringMatching(complaint) })
})
