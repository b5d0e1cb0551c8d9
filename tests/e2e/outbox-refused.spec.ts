import { EventEmitter, once } from 'node:events'
import type { Page, Route } from '@playwright/test'
import { acceptBounty, apiHeaders, listedBounty } from './bounty.ts'
import { cards, nothingWaits, outboxSamples, pledge } from './outbox-page.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

test.use({ worker: true })

/** The server refuses the next act of that kind, as its function would. */
async function refuseNext(page: Page, act: 'fund_bounty' | 'accept_bounty', code: string) {
  await page.route(
    `**/rpc/${act}`,
    (route) => {
      const outcome = { op_id: route.request().postDataJSON().p_op_id, outcome: 'rejected', code, replayed: false, entity: null }
      return route.fulfill({ json: { ...outcome, server_time: new Date().toISOString() } })
    },
    { times: 1 },
  )
}

test('a refused pledge says why, opens its form filled, and goes out as a new one', async ({ page, request }) => {
  const { email, password } = await signUp(page)
  await refuseNext(page, 'fund_bounty', 'bounty_closed')
  await Promise.all([expect(toast(page, 'Payment Failed')).toBeVisible(), pledge(page, outboxSamples[0], '$50')])
  await openHydrated(page, '/outbox')
  const refused = cards(page, 'Needs you')
  await expect(refused).toContainText('Not accepted')
  await expect(refused).toContainText('This bounty has already ended.')
  await refused.getByRole('link', { name: 'Edit Pledge of $50' }).click()
  await expect(page.getByLabel('Contribution Amount')).toHaveValue('50')
  await page.getByRole('button', { name: '$25', exact: true }).click()
  await page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(toast(page, 'Contribution Successful')).toBeVisible()
  await openHydrated(page, '/outbox')
  await expect(nothingWaits(page)).toBeVisible()
  await expect(refused).toHaveCount(0)
  const headers = await apiHeaders(request, { email, password })
  const ledger = await request.get(`/rest/v1/rpc/my_pledges?p_bounty_id=${outboxSamples[0]}`, { headers })
  const rows = await ledger.json()
  expect(rows).toHaveLength(1)
  expect(Number(rows[0].amount)).toBe(25)
})

test('a refused acceptance is tried anew, or closed once its reason was read', async ({ page }) => {
  await signUp(page)
  await refuseNext(page, 'accept_bounty', 'deadline_passed')
  await acceptBounty(page, outboxSamples[1])
  await expect(toast(page, 'Acceptance Failed')).toBeVisible()
  await openHydrated(page, '/outbox')
  const refused = cards(page, 'Needs you')
  await expect(refused).toContainText('The deadline has passed.')
  await refuseNext(page, 'accept_bounty', 'bounty_closed')
  await refused.getByRole('button', { name: 'Try again Acceptance' }).click()
  await expect(refused).toContainText('This bounty has already ended.')
  await refused.getByRole('button', { name: 'Close Acceptance' }).click()
  await expect(nothingWaits(page)).toBeVisible()
  await page.getByText('Taken back or closed').click()
  await expect(page.getByRole('list', { name: 'Taken back or closed' }).getByRole('listitem')).toHaveCount(2)
})

test('the words of a screen reader follow the state', async ({ page }) => {
  await signUp(page)
  // A try that is given up is followed by another: all of them wait.
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rpc/fund_bounty', async (route) => {
    await released
    await route.continue()
  })
  await pledge(page, outboxSamples[0])
  await page.getByRole('region', { name: 'Connection' }).getByRole('link', { name: 'Outbox' }).click()
  await expect(cards(page, 'To be sent')).toContainText(/Sending|Saved on this device/)
  release?.()
  await expect(page.getByRole('status').filter({ hasText: /^Pledge of \$25, .+: Sent\.$/ })).toBeAttached()
})

test.describe('a message that the academy can’t take', () => {
  test.use({ allowedMessages: [/status of 400|LocalFailure/] })

  test('is put right in the Outbox and goes as a new one', async ({ page }) => {
    const asked: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/rpc/send_contact_message')) asked.push(request.postDataJSON())
    })
    await page.route(
      '**/rpc/send_contact_message',
      (route) => route.fulfill({ status: 400, json: { code: 'PT400', message: 'malformed', details: null, hint: null } }),
      { times: 1 },
    )
    await page.clock.install()
    await openHydrated(page, '/contact')
    await page.getByLabel('Full Name').fill('Ana Ruiz')
    await expect(page.locator('[data-later=contact][data-live]')).toBeAttached()
    await page.getByLabel('Email Address').fill('ana@example.test')
    await page.getByLabel('Message', { exact: true }).fill('Is the March course held if it rains?')
    await page.clock.fastForward(3000)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('It was not accepted')).toBeVisible()
    await openHydrated(page, '/outbox')
    const parked = cards(page, 'Needs you')
    await expect(parked).toContainText('The academy can’t take it in this form.')
    await expect(parked).toContainText('Is the March course held if it rains?')
    await parked.getByRole('button', { name: 'Edit Message to the academy' }).click()
    const form = page.getByRole('dialog', { name: 'Message to the academy' })
    await form.getByLabel('Email Address').fill('')
    await form.getByRole('button', { name: 'Send again' }).click()
    await expect(form.getByRole('alert')).toContainText('Check the email address')
    await form.getByLabel('Email Address').fill('ana@example.test')
    await form.getByLabel('Message').fill('Is the March course held in rain?')
    // A slip that closes the dialog drops nothing.
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await parked.getByRole('button', { name: 'Edit Message to the academy' }).click()
    await expect(form.getByLabel('Email Address')).toHaveValue('ana@example.test')
    await form.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
    const sent = [
      { p_message: 'Is the March course held if it rains?' },
      { p_message: 'Is the March course held in rain?', p_email: 'ana@example.test' },
    ]
    await expect.poll(() => asked).toMatchObject(sent)
  })
})

test.describe('with a server that was put back', () => {
  test.use({ worker: false, allowedMessages: [/ERR_FAILED/] })

  test('what it has lost waits in the Outbox again, which says why until that is put away, and goes', async ({ page }) => {
    await signUp(page)
    await pledge(page, outboxSamples[0])
    await openHydrated(page, '/outbox')
    await expect(nothingWaits(page)).toBeVisible()
    // As the restored server would answer; it has the pledge after all, which makes its second coming harmless.
    await page.route('**/rpc/server_epoch', (route) => route.fulfill({ json: '00000000-0000-4000-8000-000000000001' }))
    await page.route('**/rpc/op_status', (route) => route.fulfill({ json: [] }))
    await page.route('**/rpc/fund_bounty', (route) => route.abort())
    await page.reload()
    const note = page.getByRole('note').filter({ hasText: '1 item of yours was lost there and waits here again.' })
    await expect(note).toBeVisible()
    await expect(cards(page, 'To be sent')).toHaveCount(1)
    await note.getByRole('button', { name: 'Put this note away' }).click()
    await expect(note).toBeHidden()
    await expect(cards(page, 'To be sent')).toHaveCount(1)
    await page.unroute('**/rpc/fund_bounty')
    await page.reload()
    await expect(nothingWaits(page)).toBeVisible()
    await page.getByText('Sent in the last 7 days').click()
    await expect(page.getByRole('list', { name: 'Sent in the last 7 days' }).getByRole('listitem')).toHaveCount(1)
  })

  test('an open list goes on showing what it has, and asks again at once', core, async ({ page, context }) => {
    await context.route('**/rpc/marketplace', (route) => route.fulfill({ json: [listedBounty(1), listedBounty(2)] }))
    await openHydrated(page, '/bounty?tab=marketplace')
    const listed = page.getByRole('list', { name: 'Marketplace bounties' }).getByRole('article')
    await expect(listed.filter({ hasText: 'Listed 2' })).toBeVisible()
    const before = await listed.count()
    await context.route('**/rpc/server_epoch', (route) => route.fulfill({ json: '00000000-0000-4000-8000-000000000002' }))
    const asked = new EventEmitter<{ marketplace: [Route] }>()
    const question = once(asked, 'marketplace')
    await page.route('**/rpc/marketplace', (route) => void asked.emit('marketplace', route))
    // The look that finds it may be any window's, or the worker's.
    const other = await context.newPage()
    await openHydrated(other, '/bounty?tab=marketplace')
    const [route] = await question
    await expect(other.getByRole('article').filter({ hasText: 'Listed 2' })).toBeVisible()
    expect(await listed.count()).toBe(before)
    await route.abort()
    await expect(page.getByText('Could not be refreshed: this is what your device last saw')).toBeVisible()
    await expect(listed).toHaveCount(before)
  })
})
