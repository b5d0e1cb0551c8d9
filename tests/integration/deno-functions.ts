import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { LoadModule } from '../../supabase/embedded/functions-host.ts'

const SERVER = fileURLToPath(new URL('deno-server.ts', import.meta.url))
const VARIABLES = [
  'SUPABASE_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_SECRET_KEYS',
  'SUPABASE_ANON_KEY',
  'SUPABASE_PUBLISHABLE_KEYS',
  'TRUSTED_ADDRESS_HEADER',
  'SMS_COUNTRIES',
  'SITE_URL',
  'TRUSTED_ADDRESS_HEADER',
  'WAYFINDER_ENVIRONMENT',
  'DEVELOPMENT_INBOX_URL',
  'DEVELOPMENT_PUSH_URL',
  'RESEND_API_KEY',
  'RESEND_API_URL',
  'MAIL_FROM',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
  'SALES_HAVE_BEGUN',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM_NUMBER',
  'TWILIO_API_URL',
  'TURNSTILE_SECRET_KEY',
  'TURNSTILE_API_URL',
]

/** Runs the edge functions on Deno, as hosted Supabase does, with the variables that a test has set at the moment of the call. */
export function denoFunctions(): { loadModule: LoadModule; stop: () => void } {
  const config = fileURLToPath(new URL('../../supabase/functions/deno.json', import.meta.url))
  const flags = ['--no-check', '--no-lock', '--node-modules-dir=manual', '--config', config]
  const child = spawn('deno', ['run', '-A', ...flags, SERVER], { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = once(child.stdout, 'data').then(([line]) => `http://127.0.0.1:${/port (\d+)/.exec(String(line))?.[1]}`)
  const fetchThere = (path: string) => async (request: Request) => {
    const variables = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name] ?? null]))
    const headers = new Headers(request.headers)
    headers.set('x-run', JSON.stringify({ path: pathToFileURL(path).href, variables }))
    const body = request.method === 'GET' ? null : await request.arrayBuffer()
    const { pathname, search } = new URL(request.url)
    return fetch(`${await address}${pathname}${search}`, { method: request.method, headers, body, redirect: 'manual' })
  }
  return { loadModule: async (path) => ({ default: { fetch: fetchThere(path) } }), stop: () => child.kill() }
}
