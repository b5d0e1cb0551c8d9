/** Why a function did not do what was asked: told to the caller as `{ error: { code, message } }` with the status. */
export class Refusal extends Error {
  override name = 'Refusal'

  /** `retryAfterSeconds` is sent as the Retry-After header. */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message)
  }
}

/** The refusal of whoever asks too often; the wait is told in words and in the header. */
export function tooMany(seconds: number): Refusal {
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new Refusal(429, 'too_many_requests', `Too many requests. Please try again in ${wait}.`, seconds)
}
