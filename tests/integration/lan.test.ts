import { rm } from 'node:fs/promises'
import { request, type RequestOptions } from 'node:https'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { makeTemporaryFolder } from './running-backend.ts'
import { makeSite, runToEnd, startServer, type StartedServer } from './started-server.ts'

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
const address = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
if (address === undefined) console.log('This machine is in no network: what npm start -- --lan does was not tested.')

let folder: string
let variables: { DATA_FOLDER: string; DIST_FOLDER: string }

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  variables = { DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: await makeSite(folder) }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (LAN_ADDRESS: string) => runToEnd('serve.ts', { ...variables, PORT: '0', LAN_ADDRESS }, ['--lan'])

test('an address that is none, or none of this machine, is told in a line', async () => {
  expect((await start('the kitchen')).output).toContain("Can't start: LAN_ADDRESS is not an address.")
  expect((await start('192.0.2.254')).output).toContain("Can't start: 192.0.2.254 is no address of this machine.")
})

describe.runIf(address !== undefined)('npm start -- --lan', () => {
  let server: StartedServer
  let url: URL
  let certificate: string

  beforeAll(async () => {
    server = await startServer(variables, ['--lan'])
    url = new URL(`https://${address}:${new URL(server.url).port}`)
    certificate = (await get('/dev/certificate.crt', { rejectUnauthorized: false })).text
  })

  afterAll(() => server.end('SIGKILL'))

  /** Asks as a phone does that trusts the certificate. */
  function get(path: string, options: RequestOptions = {}): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, url), { ca: certificate, agent: false, ...options }, (response) => {
        let text = ''
        response.on('data', (part) => (text += String(part)))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      sent.on('error', reject).end()
    })
  }

  test('tells the address, and draws it for a camera', async () => {
    expect(server.output()).toContain(`On a phone  ${url.origin}`)
    expect(server.output()).toMatch(/[▀▄█ ]{20}\n[▀▄█ ]{20}/)
  })

  test('serves the site and the backend to who trusts the certificate, and to nobody without TLS', async () => {
    expect(await get('/about')).toMatchObject({ status: 200, text: expect.stringContaining('about') })
    const bounties = await get('/rest/v1/bounties?limit=1', { headers: { apikey: PUBLISHABLE_KEY } })
    expect(JSON.parse(bounties.text)).toHaveLength(1)
    expect((await get('/functions/v1/leave-newsletter?token=none')).status).toBe(404)
    await expect(fetch(`http://${url.host}/about`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${server.url}/about`)).status).toBe(200)
  })

  test('shows no mail there, whatever name the request gives the machine, and with the token neither', async () => {
    const inbox = /(\/dev\/mail\?token=\S+)/.exec(server.output())?.[1] ?? ''
    for (const host of [url.host, 'localhost', `localhost:${url.port}`, `127.0.0.1:${url.port}`])
      expect((await get(inbox, { headers: { host }, checkServerIdentity: () => undefined })).status).toBe(404)
    expect((await fetch(server.url + inbox)).status).toBe(200)
  })

  test('shows the same certificate after a restart', async () => {
    await server.end('SIGTERM')
    server = await startServer(variables, ['--lan'])
    url = new URL(`https://${address}:${new URL(server.url).port}`)
    expect((await get('/dev/certificate.crt')).text).toBe(certificate)
  })
})
