import type { FactorStanding } from '../domain/account/second-factor'
import { authClient } from './auth-client'
import { type Answer, refusalOf } from './failure'

/** What an authenticator app is told of a new factor: by a QR code, as an address of an SVG, or by the key itself. */
export type NewFactor = { id: string; qrCode: string; secret: string }

/** The factors of this account, as the server knows them now, and whether this session was confirmed by one. */
export async function listFactors(): Promise<Answer<FactorStanding>> {
  const { mfa } = authClient()
  const listed = await mfa.listFactors()
  if (listed.error) return refusalOf(listed.error)
  const level = await mfa.getAuthenticatorAssuranceLevel()
  if (level.error) return refusalOf(level.error)
  const factors = listed.data.all.map(({ id, status }) => ({ id, isConfirmed: status === 'verified' }))
  return { ok: true, value: { factors, isProven: level.data.currentLevel === 'aal2' } }
}

/** Begins with a new factor, in the place of those that were begun and never confirmed. */
export async function beginFactor(): Promise<Answer<NewFactor>> {
  const { mfa } = authClient()
  const listed = await listFactors()
  if (!listed.ok) return listed
  for (const { id } of listed.value.factors.filter(({ isConfirmed }) => !isConfirmed)) {
    const { error } = await mfa.unenroll({ factorId: id })
    if (error) return refusalOf(error)
  }
  const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: 'Wayfinder Cadet Academy' })
  if (error) return refusalOf(error)
  return { ok: true, value: { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret } }
}

/** Confirms this session by a code, and the factor with its first one. The account's sessions without one end. */
export async function confirmFactor(factorId: string, code: string): Promise<Answer<null>> {
  const { error } = await authClient().mfa.challengeAndVerify({ factorId, code })
  return error ? refusalOf(error) : { ok: true, value: null }
}

/** Takes a factor off the account, and with it what it proved of this session. */
export async function removeFactor(factorId: string): Promise<Answer<null>> {
  const { error } = await authClient().mfa.unenroll({ factorId })
  if (error) return refusalOf(error)
  await authClient().refreshSession()
  return { ok: true, value: null }
}
