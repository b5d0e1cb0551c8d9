import { academyNow } from '../clock'
import type { Bounty } from '../domain/bounties/bounty'
import { liveStatus } from '../domain/bounties/bounty-status'
import { expireDueBounties } from '../remote/bounties'
import type { Answer } from '../remote/failure'

/** A bounty under review stays open past its deadline: it must not have the server asked at each look. */
const atMostEveryMs = 60_000
let askedAt = Number.NEGATIVE_INFINITY

/**
 * Asks for bounties, and once more after the server has expired those whose deadline has passed: where no timer of the database does
 * it, a look does, so that every screen and everybody's notifications agree.
 */
export async function askAndExpire<T>(
  ask: () => Promise<Answer<T>>,
  rowsOf: (value: T) => readonly Bounty[],
): Promise<Answer<T>> {
  const answer = await ask()
  const now = academyNow()
  if (!answer.ok || now - askedAt < atMostEveryMs) return answer
  if (rowsOf(answer.value).every((row) => liveStatus(row, now) === row.status)) return answer
  askedAt = now
  const expired = await expireDueBounties()
  return expired.ok ? ask() : answer
}
