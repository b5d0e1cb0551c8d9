import type { Browser, Page } from '@playwright/test'
import { sharesClock } from './clock.ts'
import { openHydrated, signIn, signOut, signUp } from './people.ts'
import { addressOf, answerAll, openRow, upTo } from './questions.ts'
import { storedLog, storedValues } from './stored-log.ts'
import { core, expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/] })

const first = '/course/week-1/see-it-early'
const second = '/course/week-1/use-your-voice'

/** Marks the section that is open, which leads to the next. */
async function markRead(page: Page) {
  const section = page.url()
  await page.getByRole('button', { name: /^Mark read/ }).click()
  await expect(page).not.toHaveURL(section)
}

/** What this device holds of its member: the sections that are read, and the questions that were answered. */
async function held(page: Page) {
  const reading = Object.entries(await storedValues(page, 'reading-progress'))
  const read = reading.flatMap(([name, value]) => (name.startsWith('read/') && value === 'read' ? [name.slice(5)] : []))
  return { read: read.toSorted(), answered: Object.keys(await storedLog(page, 'question-answers')).length }
}
const heldSoon = (page: Page, what: { read: string[]; answered: number }) => expect.poll(() => held(page)).toEqual(what)
/** The server has taken what was sent for that reason. */
const taken = (page: Page, what: RegExp) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/rpc/sync_learning') && what.test(response.request().postData() ?? ''),
  )

async function otherDevice(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  return { context, page: await context.newPage() }
}

test(
  'a section read and a question answered are there the next day on another device, with no network',
  core,
  async ({ page, browser, baseURL }) => {
    const member = await signUp(page)
    const { section, before } = upTo('order')
    await openHydrated(page, addressOf(section))
    await openRow(page)
    const answersTaken = taken(page, /"answer"/)
    await answerAll(page, before, false)
    await answersTaken
    await openHydrated(page, first)
    const readTaken = taken(page, /see-it-early","at":\d+,"value":"read"/)
    await markRead(page)
    await readTaken

    const other = await otherDevice(browser, baseURL)
    await signIn(other.page, member.email, member.password)
    await openHydrated(other.page, '/')
    await heldSoon(other.page, { read: ['see-it-early'], answered: before.length })
    await readyOffline(other.page)
    await other.context.setOffline(true)
    await other.page.goto('/')
    await expect(other.page.getByRole('link', { name: 'Read on' })).toBeVisible()
    await openHydrated(other.page, first)
    await expect(other.page.getByRole('button', { name: /^Next: / })).toBeVisible()
    await other.context.close()
  },
)

test('two devices that read with no network lose nothing of each other', async ({ page, context, browser, baseURL }) => {
  const member = await signUp(page)
  await openHydrated(page, first)
  const readTaken = taken(page, /"value":"read"/)
  await markRead(page)
  await readTaken
  const other = await otherDevice(browser, baseURL)
  await signIn(other.page, member.email, member.password)
  await openHydrated(other.page, '/')
  await heldSoon(other.page, { read: ['see-it-early'], answered: 0 })

  await readyOffline(page)
  await readyOffline(other.page)
  await context.setOffline(true)
  await other.context.setOffline(true)
  await openHydrated(page, second)
  await markRead(page)
  await openHydrated(other.page, '/course/week-2/break-away')
  await markRead(other.page)
  const otherTaken = taken(other.page, /break-away/)
  await other.context.setOffline(false)
  await otherTaken
  await context.setOffline(false)
  await heldSoon(page, { read: ['break-away', 'see-it-early', 'use-your-voice'], answered: 0 })
  await other.page.reload()
  await heldSoon(other.page, { read: ['break-away', 'see-it-early', 'use-your-voice'], answered: 0 })
  await other.context.close()
})

/** All that this device holds of its member’s reading and answers, in one order. */
async function learned(page: Page) {
  const log = { ...(await storedLog(page, 'reading-progress')), ...(await storedLog(page, 'question-answers')) }
  return Object.entries(log).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

test('a device that was a day without a network and the one that read on end equal', async ({ page, browser, baseURL }) => {
  const member = await signUp(page)
  const { section, before } = upTo('order')
  const other = await otherDevice(browser, baseURL)
  await other.page.clock.install()
  await sharesClock(other.page)
  await signIn(other.page, member.email, member.password)
  await openHydrated(other.page, first)
  await readyOffline(other.page)
  await other.context.setOffline(true)
  await markRead(other.page)

  const answersTaken = taken(page, /"answer"/)
  await openHydrated(page, addressOf(section))
  await openRow(page)
  await answerAll(page, before, true)
  await answersTaken
  await openHydrated(page, second)
  await markRead(page)

  // The session has run out by the device's clock, and nobody can be asked for another.
  await other.page.clock.fastForward('24:00:00')
  await openHydrated(other.page, addressOf(section))
  await openRow(other.page)
  await answerAll(other.page, before, false)
  await openHydrated(other.page, '/course/week-2/break-away')
  await markRead(other.page)
  await other.context.setOffline(false)

  // Today writes nothing: the one sends, the other takes and sends, and the first takes.
  for (const on of [other.page, page, other.page]) {
    const answered = taken(on, /p_since/)
    await openHydrated(on, '/')
    await answered
  }
  await heldSoon(page, { read: ['break-away', 'see-it-early', 'use-your-voice'], answered: before.length })
  await expect.poll(() => learned(other.page)).toEqual(await learned(page))
  const valuesOf = async (kind: string) =>
    (await learned(page)).flatMap(([name, { value }]) => (name.startsWith(`${kind}/`) ? [value] : []))
  expect(await valuesOf('day')).toHaveLength(2)
  // Of two answers the later stands: that of the next day, which was not yet right.
  expect(await valuesOf('answer')).toEqual(before.map(() => expect.stringMatching(/^0 /)))
  await other.context.close()
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Note' })
const flagOf = (page: Page) => page.locator('.note-flag')

test('what two devices with no network made of one note stands on both', async ({ page, context, browser, baseURL }) => {
  async function change(on: Page, words: string) {
    await flagOf(on).click()
    await dialogOf(on).getByLabel('Your note').fill(words)
    await dialogOf(on).getByRole('button', { name: 'Save' }).click()
    await expect(flagOf(on)).toHaveAccessibleName(`Your note: ${words}`)
  }
  const member = await signUp(page)
  await openHydrated(page, first)
  await page.getByRole('button', { name: 'Note on this paragraph' }).click()
  await dialogOf(page).getByLabel('Your note').fill('Ask about this')
  const noteTaken = taken(page, /Ask about this/)
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await noteTaken
  const other = await otherDevice(browser, baseURL)
  await signIn(other.page, member.email, member.password)
  await openHydrated(other.page, '/')
  await openHydrated(other.page, first)
  await expect(flagOf(other.page)).toHaveAccessibleName('Your note: Ask about this')

  await context.setOffline(true)
  await other.context.setOffline(true)
  await change(page, 'Asked on the phone')
  await change(other.page, 'Asked at the desk')
  for (const on of [page, other.page]) {
    const sent = taken(on, /Asked/)
    await on.context().setOffline(false)
    await sent
  }
  await page.reload()
  await openHydrated(other.page, first)
  for (const on of [page, other.page]) {
    await expect(flagOf(on)).toHaveAccessibleName('Your note: Asked at the desk')
    await flagOf(on).click()
    await dialogOf(on).getByRole('button', { name: 'Next note on this paragraph' }).click()
    await expect(dialogOf(on).getByLabel('Your note')).toHaveValue('Asked on the phone')
    await dialogOf(on).getByRole('button', { name: 'Next note on this paragraph' }).click()
    await expect(dialogOf(on).getByLabel('Your note')).toHaveValue('Asked at the desk')
  }
  await other.context.close()
})

test('what a visitor read, noted, planned and ticked goes along to the account, and a sign-out sends what was read a moment ago', async ({
  page,
  browser,
  baseURL,
}) => {
  await openHydrated(page, first)
  await markRead(page)
  await page.evaluate(() => {
    const note = { section: 'see-it-early', nth: 1, quote: 'Look', text: 'Später 🙂', at: Date.now() }
    localStorage.setItem('reader-notes', JSON.stringify({ 'a-note': note }))
    localStorage.setItem('weekly-plan', JSON.stringify({ days: [0, 6], minutes: 20, at: Date.now() }))
    localStorage.setItem('next-steps', 'install confirm-email')
  })
  const member = await signUp(page)
  await openHydrated(page, second)
  await markRead(page)
  await signOut(page)
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /reading|learning|notes|plan|next-steps/.test(key)),
  )
  expect(kept).toEqual([])

  const other = await otherDevice(browser, baseURL)
  await signIn(other.page, member.email, member.password)
  await other.page.goto('/next-steps')
  await expect(other.page.getByText('2 of 12 done')).toBeVisible()
  await openHydrated(other.page, '/')
  await heldSoon(other.page, { read: ['see-it-early', 'use-your-voice'], answered: 0 })
  await openHydrated(other.page, '/course/notes')
  await expect(other.page.getByText('Später 🙂')).toBeVisible()
  await other.page.goto('/')
  await expect(other.page.getByRole('button', { name: 'Change plan' })).toBeVisible()
  await other.context.close()
})

test('a server that is silent or refuses changes nothing here, and Today says where it is noted', async ({ page }) => {
  await page.route('**/rpc/sync_learning', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  await signUp(page)
  await openHydrated(page, first)
  const refused = page.waitForResponse((response) => response.url().endsWith('/rpc/sync_learning'))
  await markRead(page)
  await refused
  await heldSoon(page, { read: ['see-it-early'], answered: 0 })
  await page.goto('/')
  await expect(page.getByText('Noted on this device, and for the others once the academy answers')).toBeVisible()
  await page.unroute('**/rpc/sync_learning')
  const later = taken(page, /see-it-early/)
  await page.reload()
  await later
  await expect(page.getByText('Noted for all your devices')).toBeVisible()
})
