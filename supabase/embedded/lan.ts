import { X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { networkInterfaces } from 'node:os'
import * as v from 'valibot'
import { INBOX_PATH } from './backend-paths.ts'
import { sendText, type TargetHandler } from './guarded-listener.ts'
import { StartupError } from './startup-error.ts'

/** Where a phone gets the certificate, to trust it: without that it keeps nothing for offline use. */
export const CERTIFICATE_PATH = '/dev/certificate.crt'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = 365

const Pair = v.object({ key: v.string(), cert: v.string() })
type Pair = v.InferOutput<typeof Pair>

/** The address by which other devices of the network reach this machine. Throws a StartupError where it is in none. */
export function lanAddress(wanted: string | null): string {
  if (wanted !== null) return wanted
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const found = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
  if (found === undefined)
    throw new StartupError(
      'This machine is in no network. Join one, or name its address: LAN_ADDRESS=192.168.1.5 npm start -- --lan',
    )
  return found
}

/** A server for the other devices of the network: HTTPS, since a browser lets a page be installed over nothing less. */
export async function lanServer(file: string, address: string): Promise<{ server: Server; certificate: string }> {
  const pair = keptPair(file, address) ?? (await makePair(file, address))
  return { server: createServer(pair), certificate: pair.cert }
}

/** What the other devices get: everything but the inbox, which is for this machine alone. */
export function forLan(handle: TargetHandler, certificate: string): TargetHandler {
  return (request, response, target) => {
    if (target.pathname === INBOX_PATH) return sendText(response, 404, 'Not found')
    if (target.pathname !== CERTIFICATE_PATH) return handle(request, response, target)
    response.writeHead(200, { 'content-type': 'application/x-x509-ca-cert', 'x-content-type-options': 'nosniff' })
    response.end(certificate)
  }
}

/** The pair of an earlier start, so that a phone that trusts it goes on to; null where it is of another address or near its end. */
function keptPair(file: string, address: string): Pair | null {
  try {
    const pair = v.parse(Pair, JSON.parse(readFileSync(file, 'utf8')))
    const certificate = new X509Certificate(pair.cert)
    const isLasting = Date.parse(certificate.validTo) > Date.now() + 30 * DAY_MS
    return isLasting && certificate.checkIP(address) !== undefined ? pair : null
  } catch {
    return null
  }
}

async function makePair(file: string, address: string): Promise<Pair> {
  // Only who asks for it waits for the libraries that make it.
  const { generate } = await import('selfsigned')
  const made = await generate([{ name: 'commonName', value: `Wayfinder on ${address}` }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + DAYS * DAY_MS),
    extensions: [
      // A phone lets nothing else be trusted by hand.
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyCertSign: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: address }] },
    ],
  })
  const pair = { key: made.private, cert: made.cert }
  writeFileSync(file, JSON.stringify(pair), { mode: 0o600 })
  return pair
}
