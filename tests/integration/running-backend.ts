import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guardedListener } from '../../supabase/embedded/guarded-listener.ts'
import { nodeListener } from '../../supabase/embedded/node-listener.ts'
import { openBackend, type Backend } from '../../supabase/embedded/open-backend.ts'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { makeDataFolder } from '../setup/data-folder.ts'
import { listen } from '../setup/listen.ts'
import { denoFunctions } from './deno-functions.ts'

export interface RunningBackend {
  url: string
  dataFolder: string
  backend: Backend
  stop(): Promise<void>
}

export interface Session {
  access_token: string
  refresh_token: string
  user: { id: string; email: string }
}

export function makeTemporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wayfinder-'))
}

/** Starts the real backend behind a real HTTP server, on a free port; with a folder given, on what an earlier run left there. */
export async function startBackend(
  options: { dataFolder?: string; projectFolder?: string; maxRows?: number; signUps?: number; evenMs?: number } = {},
): Promise<RunningBackend> {
  const dataFolder = options.dataFolder ?? (await (options.projectFolder ? makeTemporaryFolder() : makeDataFolder()))
  const server = createServer()
  const url = `http://127.0.0.1:${await listen(server)}`
  const deno = process.env['FUNCTIONS_RUNTIME'] === 'deno' ? denoFunctions() : null
  const backend = await openBackend({
    // All people of a test come from one address.
    signUps: 10_000,
    // `guarded-auth.test.ts` holds it, by a clock of its own.
    evenMs: 0,
    ...options,
    dataFolder,
    siteUrl: async () => url,
    ...(deno && { loadModule: deno.loadModule }),
  })
  server.on('request', guardedListener(nodeListener(Promise.resolve(backend))))
  return {
    url,
    dataFolder,
    backend,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await backend.close()
      deno?.stop()
    },
  }
}

/** Stops a backend and removes what it kept. */
export async function discardBackend(running: RunningBackend): Promise<void> {
  await running.stop()
  await rm(running.dataFolder, { recursive: true, force: true })
}

/** Sends JSON to a path of the backend as a session, or as nobody. */
export function send(
  running: RunningBackend,
  method: string,
  path: string,
  { body, session, headers }: { body?: unknown; session?: Session; headers?: Record<string, string> } = {},
) {
  return fetch(running.url + path, {
    method,
    headers: {
      apikey: PUBLISHABLE_KEY,
      'content-type': 'application/json',
      ...(session && { authorization: `Bearer ${session.access_token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

export async function signUp(running: RunningBackend, email: string, password = 'a-long-password'): Promise<Session> {
  return sessionIn(await send(running, 'POST', '/auth/v1/signup', { body: { email, password } }))
}

export async function signIn(running: RunningBackend, email: string, password: string): Promise<Session> {
  return sessionIn(await send(running, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password } }))
}

/** Asks for a mail as anybody can, and signs in by it as the reader of the mailbox alone can. */
export async function signInByMail(
  running: RunningBackend,
  email: string,
  kind: 'recover' | 'otp' = 'recover',
): Promise<Session> {
  const asked = await send(running, 'POST', `/auth/v1/${kind}`, { body: { email, create_user: false } })
  if (!asked.ok) throw new Error(`No mail: ${asked.status}`)
  return signInByLink(running, email)
}

/** Signs in by the link of the newest mail to the address that has one for that. */
export async function signInByLink(running: RunningBackend, email: string): Promise<Session> {
  const mail = running.backend.inbox.messages().find(({ to, link }) => to === email && link?.includes('token_hash='))
  const { searchParams } = new URL(mail?.link ?? '')
  const body = { type: searchParams.get('type'), token_hash: searchParams.get('token_hash') }
  return sessionIn(await send(running, 'POST', '/auth/v1/verify', { body }))
}

/** A new account whose owner has used a mail and chosen a password then, signed in with it. */
export async function signUpProven(running: RunningBackend, email: string, password = 'a-long-password'): Promise<Session> {
  await signUp(running, email, 'typed-at-sign-up')
  const session = await signInByMail(running, email)
  const chosen = await send(running, 'PUT', '/auth/v1/user', { session, body: { password } })
  if (!chosen.ok) throw new Error(`No password: ${chosen.status}`)
  return signIn(running, email, password)
}

async function sessionIn(response: Response): Promise<Session> {
  const body = await response.json()
  if (!response.ok) throw new Error(`No session: ${response.status} ${JSON.stringify(body)}`)
  return body
}
