import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDeployingSite } from '../setup/deploying-site.ts'
import { kept } from './kept.ts'
import { freshEmail, openHydrated, sendCredentials } from './people.ts'
import { expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ worker: true })

const dist = process.env['E2E_DIST'] ?? 'dist'

test('the kill switch removes the worker and its caches, keeps session and drafts, and reloads a page once', async ({
  page,
  baseURL,
}) => {
  const rescue = await mkdtemp(join(tmpdir(), 'wayfinder-rescue-'))
  await cp(dist, rescue, { recursive: true })
  await cp('build/kill-switch-worker.js', join(rescue, 'service-worker.js'))
  const site = await startDeployingSite(dist, baseURL ?? '')
  await openHydrated(page, `${site.url}/auth?mode=sign-up`)
  const email = freshEmail()
  await sendCredentials(page, 'Create account', email, 'first-Password-1')
  await expect(page).toHaveURL(`${site.url}/`)
  await readyOffline(page)
  await openHydrated(page, `${site.url}/bounty/create`)
  await page.getByLabel('Title').fill('Kept through the rescue')
  await kept(page, 'Kept through the rescue')

  site.deploy(rescue)
  let loads = 0
  page.on('load', () => (loads += 1))
  // Not waited for: the reload may come before its answer.
  await page.evaluate(() => void navigator.serviceWorker.ready.then((found) => found.update()).catch(() => undefined))
  const standing = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      controlled: navigator.serviceWorker.controller !== null,
    }))
  await expect.poll(() => standing().catch(() => null)).toEqual({ caches: [], controlled: false })
  await expect(page.getByLabel('Title')).toHaveValue('Kept through the rescue')
  await expect.poll(() => loads).toBe(1)

  // The rescued page registers the kill switch once more at each load: it goes again, and reloads nothing.
  await openHydrated(page, `${site.url}/account`)
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  // What is on its way out by itself can't be updated any more.
  await page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration?.update().catch(() => undefined)),
  )
  expect(loads).toBe(2)
  expect(await standing()).toEqual({ caches: [], controlled: false })
  // The page keeps asking until it is closed.
  await page.close()
  await site.close()
  await rm(rescue, { recursive: true, force: true })
})
