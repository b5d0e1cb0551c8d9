import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOrMakeSecrets } from '../embedded/secrets.ts'
import { readSettings } from '../embedded/settings.ts'
import { DeskError } from './desk-error.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whom the desk asks, by which key, and what to do where that fails. */
export interface Server {
  url: string
  key: string
  whenSilent: string
  whenRefused: string
}

/** The hosted project that the environment names, else the embedded backend of the data folder. */
export function deskServer(): Server {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = process.env
  const settings = readSettings(ROOT)
  const url = SUPABASE_URL || settings.hostedUrl
  if (url) return hosted(url, SUPABASE_SERVICE_ROLE_KEY ?? '')
  if (SUPABASE_SERVICE_ROLE_KEY)
    throw new DeskError(
      'SUPABASE_SERVICE_ROLE_KEY is set but SUPABASE_URL is missing. Set both for a hosted project, or neither.',
    )
  return embedded(resolve(settings.dataFolder), settings.port)
}

function hosted(address: string, key: string): Server {
  if (key === '')
    throw new DeskError(`SUPABASE_SERVICE_ROLE_KEY is missing: the secret key of ${address}. Set it for this command alone.`)
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new DeskError(`SUPABASE_URL is not an address: ${address}. It looks like https://<reference>.supabase.co`)
  if (url.protocol === 'http:' && !HERE.test(url.hostname))
    throw new DeskError(`${address} would get the secret key unencrypted. Use its https address.`)
  return {
    url: address.replace(/\/+$/, ''),
    key,
    whenSilent: 'Check SUPABASE_URL and your connection.',
    whenRefused: 'SUPABASE_SERVICE_ROLE_KEY has to be the secret key of that project.',
  }
}

function embedded(dataFolder: string, port: number): Server {
  const secrets = join(dataFolder, 'secrets.json')
  if (!existsSync(secrets))
    throw new DeskError(
      `There is no embedded backend in ${dataFolder} yet. Start it with npm start, or set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.`,
    )
  return {
    url: `http://localhost:${port}`,
    key: readOrMakeSecrets(secrets).secretKey,
    whenSilent: 'Start it in another terminal with npm start; PORT=<port> where it listens elsewhere.',
    whenRefused: `Another server than that of ${dataFolder} listens there. Name its folder: DATA_FOLDER=<folder>`,
  }
}
