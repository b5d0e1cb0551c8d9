import { readFile, rm } from 'node:fs/promises'
import { connect, type SecureVersion } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appRoutes } from '../../build/app-routes.ts'
import { caddyfile } from '../../build/host-files.ts'
import { siteRules } from '../../build/site-rules.ts'
import { hasCaddy, startCaddy, type Caddy } from '../setup/caddy.ts'
import { makeTemporaryFolder } from './running-backend.ts'
import { makeSite } from './started-server.ts'

if (!hasCaddy()) console.log('No caddy is installed: the TLS of the built Caddyfile was not tested.')

describe.runIf(hasCaddy())('a Caddy with the built Caddyfile', () => {
  let folder: string
  let caddy: Caddy

  beforeAll(async () => {
    folder = await makeTemporaryFolder()
    const dist = await makeSite(folder)
    const routes = appRoutes(fileURLToPath(new URL('../../src/routes', import.meta.url)))
    caddy = await startCaddy(caddyfile(siteRules(dist, null), routes), dist, { scheme: 'https' })
  })

  afterAll(async () => {
    await caddy.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Shakes hands by that version alone, with ciphers of any age; answers the version that both agreed on. */
  async function agree(version: SecureVersion, authority: string): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const socket = connect({
        port: Number(new URL(caddy.url).port),
        host: 'localhost',
        servername: 'localhost',
        ca: authority,
        minVersion: version,
        maxVersion: version,
        ciphers: 'DEFAULT@SECLEVEL=0',
      })
      socket.on('error', reject)
      socket.on('secureConnect', () => {
        resolve(socket.getProtocol())
        socket.destroy()
      })
    })
  }

  const withAuthority = async (version: SecureVersion) => agree(version, await readFile(caddy.authorityFile, 'utf8'))

  test('speaks TLS 1.2 and 1.3, and none before', async () => {
    // It gets its certificate after it has begun to serve.
    await expect.poll(() => withAuthority('TLSv1.3').catch(String)).toBe('TLSv1.3')
    expect(await withAuthority('TLSv1.2')).toBe('TLSv1.2')
    for (const old of ['TLSv1.1', 'TLSv1'] as const)
      await expect(withAuthority(old)).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' })
  })
})
