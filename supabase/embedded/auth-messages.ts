import * as v from 'valibot'

const Claims = v.object({ sub: v.pipe(v.string(), v.uuid()), session_id: v.pipe(v.string(), v.uuid()) })

/** The JSON of a request or an answer that is handed on; null where there is none. */
export function jsonOf(message: Request | Response): Promise<unknown> {
  return message
    .clone()
    .json()
    .catch(() => null)
}

/** The session and the person that a token claims to be of; null where it claims none. Lite verifies tokens, this reads them. */
export function claimedSession(token: string): { id: string; person: string } | null {
  const claims = v.safeParse(Claims, payloadOf(token))
  return claims.success ? { id: claims.output.session_id, person: claims.output.sub } : null
}

export function bearerOf({ headers }: Request): string {
  return (headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '')
}

export function refusal(status: number, code: string, message: string, more: object = {}): Response {
  return Response.json({ code: status, error_code: code, msg: message, ...more }, { status })
}

/** Refuses for so many seconds. */
export function tooManyRequests(waitSeconds = 600): Response {
  const answer = refusal(429, 'over_request_rate_limit', 'Request rate limit reached')
  answer.headers.set('retry-after', String(waitSeconds))
  return answer
}

export function tooManyMails(): Response {
  const words = 'For security purposes, you can only request this after 300 seconds.'
  const answer = refusal(429, 'over_email_send_rate_limit', words)
  answer.headers.set('retry-after', '300')
  return answer
}

function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return null
  }
}
