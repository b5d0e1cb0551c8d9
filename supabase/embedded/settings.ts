import { existsSync, readFileSync } from 'node:fs'
import { isIPv4 } from 'node:net'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { StartupError } from './startup-error.ts'

const filled = v.optional(v.pipe(v.string(), v.trim()), '')
const optionalUrl = (name: string) =>
  v.pipe(
    filled,
    v.check((text) => text === '' || URL.canParse(text), `${name} is not an address. It looks like https://example.com`),
  )

const Variables = v.pipe(
  v.object({
    PORT: v.pipe(
      v.optional(v.string(), '4173'),
      v.regex(/^\d{1,5}$/, 'PORT is a number from 0 to 65535.'),
      v.toNumber(),
      v.maxValue(65_535, 'PORT is a number from 0 to 65535.'),
    ),
    DATA_FOLDER: v.optional(v.pipe(v.string(), v.minLength(1, 'DATA_FOLDER is empty. Leave it out, or name a folder.')), '.data'),
    DIST_FOLDER: filled,
    LAN_ADDRESS: v.pipe(
      filled,
      v.check((text) => text === '' || isIPv4(text), 'LAN_ADDRESS is not an address. It looks like 192.168.1.5'),
    ),
    SIGN_UPS: v.pipe(
      v.optional(v.string(), '30'),
      v.regex(/^[1-9]\d{0,5}$/, 'SIGN_UPS is how many new accounts a network may ask for in five minutes: a number from 1.'),
      v.toNumber(),
    ),
    VITE_SITE_URL: optionalUrl('VITE_SITE_URL'),
    VITE_SUPABASE_URL: optionalUrl('VITE_SUPABASE_URL'),
    VITE_SUPABASE_ANON_KEY: filled,
    VITE_TURNSTILE_SITE_KEY: filled,
  }),
  v.check(
    (given) => given.VITE_SUPABASE_URL === '' || given.VITE_SUPABASE_ANON_KEY !== '',
    'VITE_SUPABASE_URL is set but VITE_SUPABASE_ANON_KEY is missing. Set both for a hosted project, or neither for the embedded backend.',
  ),
  v.check(
    (given) => given.VITE_SUPABASE_URL !== '' || given.VITE_SUPABASE_ANON_KEY === '',
    'VITE_SUPABASE_ANON_KEY is set but VITE_SUPABASE_URL is missing. Set both for a hosted project, or neither for the embedded backend.',
  ),
)

export interface Settings {
  port: number
  dataFolder: string
  /** A folder that is built already; null to build what is needed. */
  distFolder: string | null
  /** The hosted project that the app was told to use in place of the embedded backend. */
  hostedUrl: string | null
  /** Whether the site is built with the key of a widget that asks for a proof of humanity. */
  isChallenged: boolean
  /** How many new accounts a network may ask for in five minutes. */
  signUps: number
  /** Whether the other devices of the network may open it too, and at which address where that isn't to be found out. */
  lan: { address: string | null } | null
}

/** The variables of the process over those of the `.env` files that Vite reads too. Throws a StartupError for a wrong one. */
export function readSettings(root: string, options: readonly string[] = []): Settings {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'].map((file) => join(root, file))
  const fromFiles = files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, 'utf8')))
  const parsed = v.safeParse(Variables, Object.assign({}, ...fromFiles, process.env), { abortEarly: true })
  if (!parsed.success) throw new StartupError(parsed.issues[0].message)
  const { PORT, DATA_FOLDER, DIST_FOLDER, LAN_ADDRESS, SIGN_UPS, VITE_SUPABASE_URL, VITE_TURNSTILE_SITE_KEY } = parsed.output
  return {
    port: PORT,
    dataFolder: DATA_FOLDER,
    distFolder: DIST_FOLDER || null,
    hostedUrl: VITE_SUPABASE_URL || null,
    isChallenged: VITE_TURNSTILE_SITE_KEY !== '',
    signUps: SIGN_UPS,
    lan: options.includes('--lan') ? { address: LAN_ADDRESS || null } : null,
  }
}
