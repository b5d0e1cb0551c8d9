import { EventEmitter, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { acceptBounty, apiHeaders, choosePhoto, createBounty, fillWizard, newMember } from './bounty.ts'
import { cards, nothingWaits, outboxSamples, pledge } from './outbox-page.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ worker: true })

const api = /\/(rest|auth)\/v1\//

test.describe('with no network', () => {
  test.use({
    allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|^error: Failed to fetch bounty details$/],
  })

  test('the strip of the connection is slim, covers no end of a page, and can be dismissed until the next outage', async ({
    page,
    context,
  }) => {
    await signUp(page)
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    // Wider than a phone, where it has no place in the header.
    await page.setViewportSize({ width: 800, height })
    await openHydrated(page, '/faq')
    await readyOffline(page)
    const strip = page.getByRole('region', { name: 'Connection' })
    await context.setOffline(true)
    await expect(strip).toContainText('Offline. What you do is saved on this device.')
    // What a screen reader says stands in a region that was there before it.
    const said = page.locator('#said')
    await expect(said).toHaveText('Offline. What you do is saved on this device.')
    await expect(async () => {
      // The page may still grow.
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const box = await strip.boundingBox()
      const end = await page.getByRole('contentinfo').boundingBox()
      expect(box?.height).toBeLessThanOrEqual(64)
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    }).toPass()
    await strip.getByRole('button', { name: 'Dismiss' }).click()
    await expect(strip).toBeHidden()
    await expect(said).toBeEmpty()
    await expect(page.getByRole('main')).toBeFocused()
    await page.setViewportSize({ width, height })
    const places = page.getByRole('navigation', { name: 'Places' })
    for (const [name, path] of [
      ['Today', '/'],
      ['Account', '/account'],
      ['Outbox', '/outbox'],
    ] as const) {
      await places.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(strip).toBeHidden()
    }
    await context.setOffline(false)
    await places.getByRole('link', { name: 'Today' }).click()
    await expect(page.getByRole('link', { name: 'Online, nothing to send: open the Outbox' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByRole('link', { name: 'Offline, nothing to send: open the Outbox' })).toBeVisible()
    await places.getByRole('link', { name: 'Account' }).click()
    await strip.getByRole('link', { name: 'Open the Outbox' }).click()
    await expect(page).toHaveURL('/outbox')
  })

  test(
    'what is created, funded and completed stands in the Outbox with its state, and all of it arrives',
    core,
    async ({ page, context, browser }) => {
      const title = `Outbox ${Date.now()}`
      const creator = await newMember(browser)
      const bountyId = await createBounty(page.request, creator, { title: `${title} of another` })
      await creator.context.close()
      await signUp(page)
      await openHydrated(page, '/')
      await readyOffline(page)
      await acceptBounty(page, bountyId)
      await expect(toast(page, 'Bounty Accepted')).toBeVisible()

      await context.setOffline(true)
      await fillWizard(page, { title })
      await page.getByRole('button', { name: 'Create Bounty' }).click()
      await expect(page).toHaveURL('/bounty')
      await page.getByRole('link', { name: `Fund ${title}`, exact: true }).click()
      await page.getByRole('button', { name: '$25', exact: true }).click()
      await page.getByRole('button', { name: 'Pledge $25' }).click()
      await expect(page.getByText('Your $25 pledge')).toBeVisible()
      await openHydrated(page, `/bounty/${bountyId}/complete`)
      await choosePhoto(page)
      await page.getByLabel('Completion Notes').fill('Both banks of the river.')
      await page.getByRole('button', { name: 'Submit Completion' }).click()
      await expect(page).toHaveURL(`/bounty/${bountyId}`)

      await page.getByRole('region', { name: 'Connection' }).getByRole('link', { name: 'Outbox' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox')
      await expect(page.getByRole('heading', { name: '3 items to send' })).toBeVisible()
      const waiting = cards(page, 'To be sent')
      await expect(waiting).toHaveCount(3)
      for (const [index, words] of [
        ['New bounty, goal $100', title],
        ['Pledge of $25', title],
        ['Completion with a photo', 'Both banks of the river.'],
      ].entries()) {
        for (const part of [...words, 'Saved on this device', 'It goes by itself once there is a connection.'])
          await expect(waiting.nth(index)).toContainText(part)
      }
      await page.reload()
      await expect(waiting).toHaveCount(3)

      await context.setOffline(false)
      await expect(nothingWaits(page)).toBeVisible()
      await page.getByText('Sent in the last 7 days').click()
      const sent = page.getByRole('list', { name: 'Sent in the last 7 days' }).getByRole('listitem')
      await expect(sent).toHaveCount(4)
      for (const each of await sent.all()) await expect(each).toContainText('Sent')
    },
  )

  test('discarding asks first, and what is discarded never arrives', core, async ({ page, context, request }) => {
    const { email, password } = await signUp(page)
    await openHydrated(page, '/')
    await readyOffline(page)
    await openHydrated(page, `/bounty/${outboxSamples[0]}/fund`)
    await context.setOffline(true)
    await page.getByRole('button', { name: '$25', exact: true }).click()
    await page.getByRole('button', { name: 'Pledge $25' }).click()
    await expect(page).toHaveURL(`/bounty/${outboxSamples[0]}`)
    await openHydrated(page, '/outbox')
    const discard = cards(page, 'To be sent').getByRole('button', { name: 'Discard Pledge of $25' })
    await discard.click()
    const dialog = page.getByRole('dialog', { name: 'Discard this?' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(cards(page, 'To be sent')).toContainText('Saved on this device')
    await discard.click()
    await dialog.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(cards(page, 'To be sent')).toContainText('Being withdrawn')
    await context.setOffline(false)
    await expect(nothingWaits(page)).toBeVisible()
    await page.getByText('Taken back or closed').click()
    await expect(page.getByRole('list', { name: 'Taken back or closed' })).toContainText('Withdrawn')
    const headers = await apiHeaders(request, { email, password })
    const ledger = await request.get(`/rest/v1/rpc/my_pledges?p_bounty_id=${outboxSamples[0]}`, { headers })
    expect(await ledger.json()).toEqual([])
  })
})

test.describe('with a server that does not answer', () => {
  test.use({ allowedMessages: [/ERR_FAILED|status of (429|5)|^error: Failed to fetch (bounty details|active bounties)$/] })

  test('the next try is told while it comes nearer, a retry goes at once, and the banner leads here', async ({ page }) => {
    await signUp(page)
    // What was heard of a bounty before can be funded without an answer.
    await openHydrated(page, `/bounty/${outboxSamples[0]}`)
    await page.waitForLoadState('networkidle')
    // Reads fail too: a server that answers them would be tried again unasked, and so would one that asked for no pause.
    const busy = { code: 'PGRST002', message: 'Could not query the database for the schema cache.', details: null, hint: null }
    let isRetried = false
    await page.route(api, (route) => {
      if (isRetried && route.request().url().endsWith('/rpc/fund_bounty')) return route.continue()
      return route.fulfill({ status: 503, json: busy, headers: { 'Retry-After': '60' } })
    })
    await pledge(page, outboxSamples[0])
    const banner = page.getByRole('region', { name: 'Connection' })
    await expect(banner).toContainText('1 item waits to be sent.')
    await banner.getByRole('link', { name: 'Outbox' }).click()
    const card = cards(page, 'To be sent')
    await expect(card).toContainText(/The academy is busy\. Next try in about \d+ seconds?\./)
    // Reads fail until it is sent: one that is answered would send it before the press.
    isRetried = true
    await card.getByRole('button', { name: 'Retry now Pledge of $25' }).click()
    await expect(toast(page, 'Contribution Successful')).toBeVisible()
    await page.unroute(api)
    await expect(nothingWaits(page)).toBeVisible()
    await expect(banner).toBeHidden()
  })

  test('a page that asks nothing of the academy sends what a stranger wanted kept waiting', async ({ page }) => {
    await signUp(page)
    const stranger = { status: 429, json: { message: 'Too many requests' }, headers: { 'Retry-After': '120' } }
    // Until the next page has taken its place: this one would send it as soon as a read of its own is answered.
    await page.route(api, (route) => (new URL(page.url()).pathname === '/faq' ? route.continue() : route.fulfill(stranger)))
    await pledge(page, outboxSamples[0])
    await expect(page.getByRole('region', { name: 'Connection' })).toContainText('1 item waits to be sent.')
    await openHydrated(page, '/faq')
    await expect(toast(page, 'Contribution Successful')).toBeVisible()
  })

  test('a queue that is drained says how far it is', async ({ page }) => {
    await signUp(page)
    let hold = true
    // By bounty: a try that is given up is followed by another of the same.
    const held = new Set<string>()
    const gate = new EventEmitter()
    const opened = new Map(outboxSamples.map((bountyId) => [bountyId as string, once(gate, bountyId)]))
    await page.route(api, async (route) => {
      if (hold) return route.abort()
      if (!/fund_bounty/.test(route.request().url())) return route.continue()
      const { p_bounty_id: bountyId } = route.request().postDataJSON()
      held.add(bountyId)
      await opened.get(bountyId)
      return route.continue()
    })
    for (const bountyId of outboxSamples) await pledge(page, bountyId)
    await openHydrated(page, '/outbox')
    await expect(page.getByRole('heading', { name: '2 items to send' })).toBeVisible()
    hold = false
    await page.getByRole('button', { name: 'Send all now' }).click()
    const main = page.getByRole('main')
    await expect(main.getByText('Sending 1 of 2')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    const banner = page.getByRole('region', { name: 'Connection' })
    await expect(banner).toContainText('Sending 1 of 2.')
    // What was just failing when the button was pressed goes after its own short wait.
    await expect.poll(() => held.size).toBe(2)
    const [first = '', second = ''] = held
    gate.emit(first)
    await expect(banner).toContainText('Sending 2 of 2.')
    await banner.getByRole('link', { name: 'Outbox' }).click()
    await expect(page.getByRole('heading', { name: '1 item to send' })).toBeVisible()
    gate.emit(second)
    await expect(nothingWaits(page)).toBeVisible()
  })

  test('unsent work is exported as a file with its photo', core, async ({ page }) => {
    await signUp(page)
    await acceptBounty(page, outboxSamples[0])
    await expect(toast(page, 'Bounty Accepted')).toBeVisible()
    await page.route('**/storage/v1/**', (route) => route.abort())
    await openHydrated(page, `/bounty/${outboxSamples[0]}/complete`)
    await choosePhoto(page)
    await page.getByLabel('Completion Notes').fill('Seen from the bridge.')
    await page.getByRole('button', { name: 'Submit Completion' }).click()
    await expect(page).toHaveURL(`/bounty/${outboxSamples[0]}`)
    await openHydrated(page, '/outbox')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export unsent work' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('wayfinder-unsent-work.json')
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([
      {
        act: 'complete-bounty',
        notes: 'Seen from the bridge.',
        photo: expect.stringMatching(/^data:image\/(jpeg|webp);base64,/),
      },
    ])
  })
})
