import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const ISSUER = 'Wayfinder Cadet Academy'
/** How many steps of half a minute a phone's clock may be off, to either side. */
const WINDOW = 1

/** What an authenticator app is told, once: the key as text, as an address, and as the QR code of that address. */
export function newKey(account: string, issuer = ISSUER): { secret: string; uri: string; qr_code: string } {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ issuer, label: account, secret }).toString()
  // Clients put the picture into an address as it is, where a # would end it: colors by their names.
  return { secret: secret.base32, uri, qr_code: renderSVG(uri, { whiteColor: 'white', blackColor: 'black' }) }
}

/** The step of time whose code this is, now or one step beside it; null where it is none. */
export function stepOfCode(secret: string, code: string, timestamp: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const codes = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = codes.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : codes.counter({ timestamp }) + delta
}
