import * as v from 'valibot'

const Claims = v.object({ aal: v.string() })

/** How sure the server is of the person behind an access token: `aal2` after a second factor. '' where the token doesn't tell. */
export function levelOfToken(accessToken: string): string {
  const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  try {
    return v.parse(Claims, JSON.parse(atob(payload))).aal
  } catch {
    return ''
  }
}

const WithFactors = v.object({
  access_token: v.string(),
  user: v.object({ factors: v.array(v.object({ status: v.string() })) }),
})

/** Whether a session, as supabase-js stores it, still waits for the code of its person's second factor: the server then gives it what a visitor gets. */
export function awaitsCode(text: string): boolean {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), WithFactors), text)
  if (!parsed.success || levelOfToken(parsed.output.access_token) === 'aal2') return false
  return parsed.output.user.factors.some(({ status }) => status === 'verified')
}
