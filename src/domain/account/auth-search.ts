import * as v from 'valibot'
import { planSchema } from '../payments/subscription'

const MAX_LENGTH = 512
const ORIGIN = 'https://own.invalid'

/** Decoded until nothing changes, so that %252F hides nothing; null when the encoding is broken. */
function fullyDecoded(value: string): string | null {
  try {
    const decoded = decodeURIComponent(value)
    return decoded === value ? value : fullyDecoded(decoded)
  } catch {
    return null
  }
}

const hasControlOrBackslash = (value: string) => /[\p{Cc}\\]/u.test(value)

/**
 * A path of this site that may follow sign-in, or null. Refuses other origins in every disguise that browsers undo (`//`, `\`, dots, control
 * characters, encodings), and the auth pages themselves, which would lead in a circle.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !value.startsWith('/')) return null
  const [rawPath = ''] = value.split(/[?#]/, 1)
  const path = fullyDecoded(rawPath)
  if (path === null || path.startsWith('//') || hasControlOrBackslash(path) || hasControlOrBackslash(value)) return null
  const url = new URL(path, ORIGIN)
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return null
  return /^\/auth(\/|$)/.test(url.pathname) ? null : value
}

const optional = <TSchema extends v.GenericSchema>(schema: TSchema) => v.fallback(v.optional(schema), undefined)

/** The search of /auth. Whatever is not understood is dropped, so that no address can break the page. */
export const authSearchSchema = v.object({
  plan: optional(planSchema),
  mode: optional(v.picklist(['sign-in', 'sign-up'])),
  redirect: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((path) => ownPath(path) ?? undefined),
    ),
  ),
})
export type AuthSearch = v.InferOutput<typeof authSearchSchema>
