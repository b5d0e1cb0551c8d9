import type { Page } from '@playwright/test'
import { scriptCalled } from '../built/built-scripts.ts'
import { openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search lessons, handbook, FAQ and bounties' })
const results = (page: Page) => page.getByRole('search')
const hit = (page: Page, title: string | RegExp) => results(page).getByRole('link', { name: title }).first()
const status = (page: Page) => results(page).getByRole('status')

async function search(page: Page, query: string) {
  await openHydrated(page, '/course')
  await field(page).fill(query)
}

/** What of the page is marked as found. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map((range) => range instanceof Range && range.toString()).join('|'),
  )

async function expectArrival(page: Page, words: string | RegExp, found: string) {
  await expect(page.locator(':focus')).toContainText(words)
  await expect(page.locator(':focus')).toBeInViewport()
  await expect.poll(() => marked(page)).toBe(found)
}

test('finds nothing for what stands nowhere, and nothing yet for a single letter', async ({ page }) => {
  await search(page, 'z')
  await expect(status(page)).toHaveCount(0)
  await field(page).fill('zzzz')
  await expect(status(page)).toHaveText('Nothing found for “zzzz”.')
  await field(page).press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(status(page)).toHaveCount(0)
})

for (const [when, open] of [
  ['once the page is live', (page: Page) => openHydrated(page, '/course')],
  ['before the page is live', (page: Page) => page.goto('/course')],
] as const) {
  test(`a touch of the field fetches the index before a letter is typed, ${when}`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const isAsked = () => asked.some((url) => url.endsWith(scriptCalled('search-index')))
    await open(page)
    expect(isAsked()).toBe(false)
    await field(page).focus()
    await expect.poll(isAsked).toBe(true)
    await expect(status(page)).toHaveCount(0)
  })
}

test.describe('without what it looks through', () => {
  test.use({ allowedMessages: [/ERR_FAILED/] })

  test('says so', async ({ page }) => {
    await page.route(`**${scriptCalled('search-index')}`, (route) => route.abort())
    await search(page, 'tourniquet')
    await expect(status(page)).toHaveText('The lessons could not be loaded. Check your connection.')
  })
})

test(
  'a slip of the finger leads to the paragraph, with the word marked until the next press; the way back leads to the course',
  core,
  async ({ page }) => {
    await search(page, 'torniquet limb')
    await expect(
      hit(page, /The first minutes after/)
        .locator('mark')
        .first(),
    ).toHaveText(/tourniquet/i)
    await hit(page, /The first minutes after/).click()
    await expect(page).toHaveURL(/\/course\/week-1\/first-minutes-after/)
    await expectArrival(page, 'press, pack, tourniquet on a limb', 'tourniquet|limb')
    await page.locator(':focus').click()
    expect(await marked(page)).toBe('')
    await page.goBack()
    await expect(page).toHaveURL('/course')
    await expect(field(page)).toHaveValue('torniquet limb')
    await expect(hit(page, /The first minutes after/)).toBeVisible()
  },
)

test('no hit of a search before stays, and Escape on a hit leads back to the field', async ({ page }) => {
  await openHydrated(page, '/course')
  await field(page).pressSequentially('costume')
  await expect(status(page)).toHaveText('Nothing found for “costume”.')
  await expect(results(page).getByRole('link')).toHaveCount(0)
  await field(page).fill('tourniquet')
  await hit(page, /./).focus()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
})

test('a hit that is opened beside leaves the search as it is', async ({ page, context }) => {
  await search(page, 'refund')
  const beside = context.waitForEvent('page')
  await hit(page, /./).click({ modifiers: ['ControlOrMeta'] })
  await (await beside).close()
  await expect(field(page)).toHaveValue('refund')
  await expect(hit(page, /./)).toBeVisible()
})

for (const [query, title, address, words, found] of [
  ['scholarships', 'Are there scholarships?', '/faq#', 'Are there scholarships?', 'scholarships'],
  ['tactical awareness', /Tactical Awareness/, '/week1-content#tactical-awareness', 'Tactical Awareness', /Tactical\|Awareness/],
  ['OODA', /Glossary/, '/documentation#glossary', 'OODA loop', /OODA/],
  ['ooda errand', /Introduction/, '/week1-content#introduction', 'Run the OODA loop', /OODA\|errand/],
] as const) {
  test(`“${query}” is found and shown at its place`, async ({ page }) => {
    await search(page, query)
    await hit(page, title).click()
    await expect(page).toHaveURL(typeof address === 'string' ? new RegExp(`${address}.*`) : address)
    await expect(page.locator(':focus')).toContainText(words)
    await expect(page.locator(':focus')).toBeInViewport()
    await expect.poll(() => marked(page)).toMatch(found)
  })
}

test.describe('with the worker', () => {
  test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED/] })

  test('works with no network, by the keyboard alone', async ({ page, context }) => {
    await openHydrated(page, '/course')
    await readyOffline(page)
    await context.setOffline(true)
    await page.reload()
    await field(page).focus()
    await page.keyboard.type('de-escalation')
    await expect(hit(page, /Use your voice/)).toBeVisible()
    await hit(page, /Use your voice/).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/course\/week-1\/use-your-voice/)
    await expect.poll(() => marked(page)).not.toBe('')
    await expect(page.locator(':focus')).toBeInViewport()
  })
})

test('finds the bounties on this device', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/bounty?tab=marketplace')
  const title = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  expect(title).not.toBe('')
  await search(page, title)
  await expect(status(page)).toContainText('1 bounty')
  await hit(page, title).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
})

test('no result is wider than a phone of 320 px, and nothing stands against the rules of access', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await search(page, 'police')
  await expect(hit(page, /./)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await violations(page)).toEqual([])
})
