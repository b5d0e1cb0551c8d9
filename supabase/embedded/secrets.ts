import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const Secrets = v.object({
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
  secretKey: v.pipe(v.string(), v.startsWith('sb_secret_')),
})

export type Secrets = v.InferOutput<typeof Secrets>

/** The publishable key of every embedded backend. It names the anonymous role and protects nothing. */
export const PUBLISHABLE_KEY = 'sb_publishable_wayfinder_embedded'

/**
 * The development secrets of one data folder, made at its first start and readable by its owner alone. A lost or
 * broken file is replaced: that ends the sessions, and nothing else depends on it.
 */
export function readOrMakeSecrets(path: string): Secrets {
  try {
    return v.parse(Secrets, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    const secrets = {
      jwtSecret: randomBytes(32).toString('hex'),
      secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    }
    writeFileSync(`${path}.new`, JSON.stringify(secrets), { mode: 0o600 })
    renameSync(`${path}.new`, path)
    return secrets
  }
}
