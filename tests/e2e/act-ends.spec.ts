import type { Page } from '@playwright/test'
import { acceptBounty } from './bounty.ts'
import { cards, outboxSamples, pledge } from './outbox-page.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

// The network is cut on purpose, and what failed is logged.
test.use({ allowedMessages: [/ERR_FAILED|Failed to fetch|MissingScript/] })

const sample = outboxSamples[0]
const unreached = 'The academy could not be reached. Check your connection and try again; what you wrote stays here.'

/** From here on no script, page or answer comes. */
const cut = (page: Page) => page.route('**/*', (route) => route.abort())
const giveBack = (page: Page) => page.unroute('**/*')

test.beforeEach(({ page }) => signUp(page).then(() => undefined))

test('a report that can’t be sent says so, keeps its words, and goes at the next press', core, async ({ page }) => {
  await openHydrated(page, `/bounty/${sample}`)
  await page.getByRole('button', { name: 'Report' }).click()
  const words = page.getByLabel('What is wrong with it?')
  await words.fill('It names a neighbor.')
  await cut(page)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(unreached)).toBeVisible()
  await expect(words).toHaveValue('It names a neighbor.')
  await giveBack(page)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(toast(page, 'Report sent')).toBeVisible()
})

test('a withdrawal that can’t be sent says so', async ({ page }) => {
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw acceptance' }).click()
  await cut(page)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(unreached)
  await giveBack(page)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(toast(page, 'Acceptance Withdrawn')).toBeVisible()
})

test('a refused acceptance offers the same on its bounty’s page as in the Outbox', async ({ page }) => {
  await page.route('**/rpc/accept_bounty', (route) =>
    route.fulfill({
      json: {
        op_id: route.request().postDataJSON().p_op_id,
        outcome: 'rejected',
        code: 'deadline_passed',
        replayed: false,
        entity: null,
        server_time: new Date().toISOString(),
      },
    }),
  )
  await acceptBounty(page, sample)
  await expect(toast(page, 'Acceptance Failed')).toBeVisible()
  const notes = page.getByRole('list', { name: 'Not confirmed yet' })
  await expect(notes.getByRole('button', { name: 'Try again Acceptance' })).toBeVisible()
  await expect(notes.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await openHydrated(page, '/outbox')
  const refused = cards(page, 'Needs you')
  await expect(refused.getByRole('button', { name: 'Try again Acceptance' })).toBeVisible()
  await expect(refused.getByRole('link', { name: 'Edit' })).toHaveCount(0)
})

test(
  'a bounty that this device never saw is not called missing without a network, and comes by itself',
  core,
  async ({ page }) => {
    const unseen = '/bounty/00000000-0000-4000-8000-000000000000'
    const api = '**/rest/v1/**'
    await page.route(api, (route) => route.abort())
    await openHydrated(page, unseen)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not on this device yet')
    await expect(page.getByRole('main')).toContainText('This bounty has not been opened on this device yet')
    await expect(page.getByText('may not exist')).toHaveCount(0)
    await page.unroute(api)
    // The academy is asked again by itself, and this id is one that it doesn't have.
    await expect(page.getByText('The bounty may not exist or there was a server error.')).toBeVisible()
  },
)

test('the Outbox says what it knows of the connection, and offers to send only where that can work', async ({ page }) => {
  const api = '**/rest/v1/**'
  let isCut = true
  let held = 0
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rpc/fund_bounty*', async (route) => {
    if (isCut) return route.abort()
    held += 1
    await released
    return route.continue()
  })
  await pledge(page, sample)
  const asked: (() => void)[] = []
  await page.route(api, async (route) => {
    await new Promise<void>((resolve) => asked.push(resolve))
    await route.abort()
  })
  await openHydrated(page, '/outbox')
  const status = page.getByRole('region', { name: /to send/ })
  await expect(cards(page, 'To be sent')).toHaveCount(1)
  await expect(status).not.toContainText('Connected')
  await expect(page.getByRole('button', { name: 'Send all now' })).toHaveCount(0)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.unroute(api)
  for (const answer of asked) answer()
  await expect(status).toContainText('Connected')
  // Held, so that a try of the app's own doesn't take the button away before it is pressed.
  isCut = false
  await page.getByRole('button', { name: 'Send all now' }).click()
  await expect.poll(() => held).toBeGreaterThan(0)
  release?.()
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
})
