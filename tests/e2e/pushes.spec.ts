import type { BrowserContext, Page } from '@playwright/test'
import { actor, createBounty, newMember } from './bounty.ts'
import { openHydrated, signOut, signUp } from './people.ts'
import { answerAs, pushesFor, switchOn, userIdOf } from './pushes.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

// A window of a test is a private one to Chromium, which says then that it reaches no push service.
test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|does not support the Push API in incognito/] })

const switchOff = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Stop telling me on this device' })
const topic = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What you are told, on all your devices' }).getByRole('checkbox', { name })

type Shown = [title: string, options: { body: string; data: string }]

/** Runs in the worker. The browser ends it whenever it has nothing to do, and starts it with the next request of a page. */
async function inWorker<T>(context: BrowserContext, page: Page, run: (data: string) => Promise<T>, data: string): Promise<T> {
  const answers: T[] = []
  await expect(async () => {
    await page.evaluate(() => fetch('/manifest.webmanifest'))
    const [worker] = context.serviceWorkers()
    if (worker) answers.push(await worker.evaluate(run, data))
    expect(answers).toHaveLength(1)
  }).toPass()
  const [answer] = answers
  if (answer === undefined) throw new Error('No worker runs.')
  return answer
}

/** Hands the worker what its push service would, and answers what it has the system show, which a browser without a screen refuses. */
const deliver = (context: BrowserContext, page: Page, text: string) =>
  inWorker(
    context,
    page,
    async (data) => {
      const shown: Shown[] = []
      const waits: unknown[] = []
      const scope = Object(globalThis)
      scope.registration.showNotification = async (...said: Shown) => void shown.push(said)
      // A browser without a screen has no badge either, and ends the worker that asks for one.
      scope.navigator.setAppBadge = async () => undefined
      const event = new scope.PushEvent('push', { data })
      event.waitUntil = (wait: unknown) => void waits.push(wait)
      scope.dispatchEvent(event)
      await Promise.all(waits)
      return shown
    },
    text,
  )

/** A tap on what the system has shown. */
const tap = (context: BrowserContext, page: Page, place: string) =>
  inWorker(
    context,
    page,
    async (data) => {
      const scope = Object(globalThis)
      const event = new scope.ExtendableEvent('notificationclick')
      Object.defineProperty(event, 'notification', { value: { data, close: () => undefined } })
      return scope.dispatchEvent(event)
    },
    place,
  )

test(
  'who turns it on is told of a review once, with the app closed, and a tap opens its place with no network; switched off, and signed out, nothing comes',
  core,
  async ({ page, context, browser, request }) => {
    await answerAs(page, 'granted')
    const cadet = await signUp(page)
    await openHydrated(page, '/account')
    await readyOffline(page)
    const userId = await userIdOf(page)
    await switchOn(page).click()
    await expect(switchOff(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('This is a test')
    await expect(topic(page, 'My work was reviewed')).toBeChecked()
    expect(await violations(page)).toEqual([])

    const creator = await newMember(browser)
    const [creates, does] = [await actor(request, creator), await actor(request, cadet)]
    const reviewed = async (title: string) => {
      const bountyId = await createBounty(request, creator, { title, requiresPhoto: false })
      await does('accept_bounty', { p_bounty_id: bountyId })
      const completion = await does('complete_bounty', { p_bounty_id: bountyId, p_photo_path: null, p_notes: null })
      await creates('review_completion', { p_completion_id: completion, p_decision: 'approve', p_reason: null })
      return bountyId
    }
    const title = `Told ${Date.now()}`
    const bountyId = await reviewed(title)
    await expect.poll(() => pushesFor(request, userId)).toHaveLength(1)
    const [push = ''] = await pushesFor(request, userId)
    expect(push).not.toContain(title)
    const [[head, { body, data: place }] = ['', { body: '', data: '' }]] = await deliver(context, page, push)
    expect(await deliver(context, page, push)).toEqual([])
    expect([head, body, place]).toEqual([
      'Approved',
      'Your completion was approved. It earns up to 50 points.',
      `/bounty/${bountyId}#submissions`,
    ])

    await openHydrated(page, `/bounty/${bountyId}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await openHydrated(page, '/faq')
    await context.setOffline(true)
    await tap(context, page, place)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await context.setOffline(false)

    await openHydrated(page, '/account')
    const saved = () => page.waitForResponse('**/rpc/choose_pushes')
    const switchedOff = saved()
    await topic(page, 'My work was reviewed').uncheck()
    await switchedOff
    await page.reload()
    await expect(topic(page, 'My work was reviewed')).not.toBeChecked()
    await reviewed(`Quiet ${Date.now()}`)
    const switchedOn = saved()
    await topic(page, 'My work was reviewed').check()
    await switchedOn
    const last = await reviewed(`Told again ${Date.now()}`)
    await expect.poll(() => pushesFor(request, userId)).toHaveLength(2)
    const [latest = ''] = await pushesFor(request, userId)
    expect(latest).toContain(last)

    await signOut(page)
    expect(await deliver(context, page, latest)).toEqual([])
  },
)

test('who says no to the browser reads what to do, and nothing is on', async ({ page }) => {
  await answerAs(page, 'denied')
  await signUp(page)
  await openHydrated(page, '/account')
  await readyOffline(page)
  await switchOn(page).click()
  await expect(page.getByRole('alert')).toContainText('Allow notifications for this site in the browser’s settings')
  await expect(switchOff(page)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('it is offered once, where work waits for a review, and by no press at the door', async ({ page, browser, request }) => {
  await answerAs(page, 'granted')
  const cadet = await signUp(page)
  const creator = await newMember(browser)
  const bountyId = await createBounty(request, creator, { title: `Offer ${Date.now()}`, requiresPhoto: false })
  await openHydrated(page, `/bounty/${bountyId}`)
  await readyOffline(page)
  const offer = page.getByRole('complementary', { name: 'Shall we tell you?' })
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText('Accept Bounty')
  await expect(offer).toHaveCount(0)

  await (
    await actor(request, cadet)
  )('accept_bounty', { p_bounty_id: bountyId })
  await page.reload()
  await expect(offer).toBeVisible()
  expect(await violations(page)).toEqual([])
  await offer.getByRole('button', { name: 'Tell me on this device' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText('Complete Bounty')
  await expect(offer).toHaveCount(0)
  await openHydrated(page, '/account')
  await expect(switchOff(page)).toBeVisible()
})
