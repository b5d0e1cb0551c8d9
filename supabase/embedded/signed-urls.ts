import * as v from 'valibot'

const LONGEST_SECONDS = 60 * 60
const Term = v.object({ expiresIn: v.pipe(v.number(), v.minValue(1), v.maxValue(LONGEST_SECONDS)) })

/** Whether a request asks for an address of a private photo that anybody may open for more than an hour. */
export async function signsForTooLong(request: Request): Promise<boolean> {
  const { pathname } = new URL(request.url)
  if (request.method !== 'POST' || !pathname.startsWith('/storage/v1/object/sign/')) return false
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  return !v.is(Term, body)
}

/** Whether a request asks for an address that uploads without a session, or uses one: whoever holds it could upload after a sign-out, and after the account is gone. */
export function signsAnUpload({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/storage/v1/object/upload/sign/')
}

export function noSignedUploads(): Response {
  return Response.json({ statusCode: '403', error: 'AccessDenied', message: 'Uploads need a session.' }, { status: 403 })
}

export function tooLong(): Response {
  return Response.json({ statusCode: '400', error: 'InvalidRequest', message: 'expiresIn is at most an hour.' }, { status: 400 })
}
