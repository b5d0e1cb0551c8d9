import * as fc from 'fast-check'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importModule } from '../../supabase/embedded/functions-host.ts'
import { isWhole } from '../setup/breadth.ts'

const FOLDER = fileURLToPath(new URL('../../supabase/functions', import.meta.url))
const NAMES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)

const field = fc.constantFrom(
  'email',
  'phone_number',
  'code',
  'plan',
  'applicant_id',
  'applicant_secret',
  'payment',
  'confirm',
  'captcha_token',
  '__proto__',
  'constructor',
)
/** What PostgreSQL can't hold, what is too much, and what is none of either. */
const hostile = fc.constantFrom(
  '\u0000',
  'a\u0000b',
  '\ud83e',
  '\udded\ud83e',
  'x'.repeat(1024 * 1024),
  '\uffff',
  '\u202e',
  '1e309',
  "' or 1=1 --",
)
const value = fc.oneof(
  hostile,
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.emailAddress(),
  fc.uuid(),
  fc.constantFrom('+15551234567', '123456', 'elite_corps'),
)
const applicant = {
  phone_number: '+15551234567',
  applicant_id: '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12',
  applicant_secret: 'x',
  code: '123456',
}
const valid = fc.constantFrom<Record<string, string>>(applicant, { email: 'a@example.test' }, { plan: 'cadet_basic' }, {})
/** A body that would be taken, but for one field. */
const poisoned = fc
  .tuple(valid, field, hostile)
  .map(([fields, name, text]) => JSON.stringify({ ...fields, [name]: `${fields[name] ?? ''}${text}` }))
const body = fc.oneof(
  poisoned,
  fc.dictionary(field, value).map((fields) => JSON.stringify(fields)),
  fc.json(),
  fc.string(),
)
/** A token that the auth server below knows, with a session of its own. */
const KNOWN = `a.${Buffer.from(JSON.stringify({ session_id: '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c13' })).toString('base64url')}.c`
/** Nine in ten come as the site's own pages send them, so that the function itself gets them. */
const mostly = (usual: string, ...others: string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })
const headers = fc.record(
  {
    authorization: mostly(`Bearer ${KNOWN}`, 'Bearer a.b.c', 'Bearer ', 'Basic x', 'Bearer a.b.c.d'),
    'content-type': mostly('application/json', 'application/json; charset=utf-8', 'text/plain', 'multipart/form-data', 'x'),
    origin: mostly('http://site.test', 'https://evil.test', 'null'),
    'stripe-signature': fc.constantFrom('t=1,v1=00', 't=,v1=', 'x'),
  },
  { requiredKeys: ['content-type'] },
)
const method = mostly('POST', 'GET', 'PUT', 'DELETE', 'OPTIONS')
const parameter = fc.tuple(
  fc.constantFrom('order', 'path', 'id', 'token', 'topics'),
  fc.oneof(fc.webQueryParameters(), fc.uuid(), fc.constantFrom('%00', '%ed%a0%80', `${'a'.repeat(8)}/../b`, 'x'.repeat(20_000))),
)

beforeAll(() => {
  vi.stubEnv('SUPABASE_URL', 'http://backend.test')
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'sb_secret_of_a_test')
  vi.stubEnv('SITE_URL', 'http://site.test')
  vi.stubEnv('WAYFINDER_ENVIRONMENT', 'development')
  vi.stubEnv('DEVELOPMENT_INBOX_URL', 'http://backend.test/dev/mail')
  vi.stubEnv('VAPID_PUBLIC_KEY', 'a key')
  // The backend behind the functions finds nothing and refuses everything, and chokes on what PostgreSQL would: what is left are the functions'
  // own faults.
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) => {
    if (new Headers(init?.headers).get('authorization') === `Bearer ${KNOWN}` && new Request(asked).url.endsWith('/auth/v1/user'))
      return Response.json({ id: '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c14', email: 'casey@example.test' })
    return /\\u0000|\\ud[89a-f]/.test(typeof init?.body === 'string' ? init.body : '')
      ? Response.json({ code: '22P05' }, { status: 400 })
      : Response.json({ code: 'PT404' }, { status: 404 })
  })
  vi.spyOn(console, 'error').mockReturnValue()
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface EdgeFunction {
  default: { fetch(request: Request): Promise<Response> }
}

const isEdgeFunction = (module: unknown): module is EdgeFunction =>
  typeof module === 'object' && module !== null && 'default' in module

const Refused = v.object({ error: v.object({ code: v.string(), message: v.string() }) })
/** What `push-key` tells anybody. */
const Key = v.object({ key: v.literal('a key'), standIn: v.null() })

/** Refused or answered in our form, to the site alone, and without a fault of the server. */
async function isProper(response: Response): Promise<boolean> {
  const toTheSite = response.headers.get('access-control-allow-origin') === 'http://site.test'
  const isLedOn = response.status === 303 && response.headers.get('location')?.startsWith('http://site.test/') === true
  const inForm = response.status === 204 || isLedOn || v.is(v.union([Refused, Key]), await response.json())
  return response.status < 500 && toTheSite && inForm
}

test.each(NAMES)('no input makes %s fail', async (name) => {
  const module = await importModule(`${FOLDER}/${name}/index.ts`)
  if (!isEdgeFunction(module)) throw new Error(`${name} is no function`)
  const runs = fc.assert(
    fc.asyncProperty(method, headers, body, parameter, async (how, extra, text, [key, query]) => {
      const init = { method: how, headers: extra, ...(how !== 'GET' && { body: text }) }
      return isProper(await module.default.fetch(new Request(`http://site.test/functions/v1/${name}?${key}=${query}`, init)))
    }),
    { numRuns: Number(process.env['RANDOM_INPUTS'] ?? (isWhole ? 1000 : 100)) },
  )
  await expect(runs).resolves.toBeUndefined()
})
