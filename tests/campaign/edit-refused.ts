import type { Page } from '@playwright/test'
import { MAX_ENTRIES } from '../../src/domain/outbox/limits'
import { offeredForm, type Target } from './perform-act.ts'
import { fillOutbox, outboxEntries } from './phone-storage.ts'
import type { RareEvent } from './schedule.ts'
import { until } from './wait.ts'
import type { RunReport, Told, World } from './world.ts'

type Refusal = Extract<RareEvent, `refused, ${string}`>

/** Within this many seconds fifty acts must have been sent: of one lane, so one after the other. */
const FULL_DRAIN_LIMIT = 240

const isRefused = (window: Page) => window.getByRole('alert').filter({ hasText: 'Not saved' }).isVisible()
const press = (window: Page) => window.getByRole('button', { name: /^Pledge \$/ }).click({ noWaitAfter: true })

const send = async (window: Page, dollars: string) => {
  await window.getByLabel('Contribution Amount').fill(dollars)
  await press(window)
}

/** The server refuses a pledge; then it is edited in two windows, after it was put away, or while the outbox is full. */
export async function editRefused(
  { phone, proxy }: World,
  page: Page,
  event: Refusal,
  target: Target,
  told: Told,
  report: RunReport,
): Promise<Page> {
  const say = (what: string) => report.violations.push({ kind: 'lost', what: `${event}: ${what}` })
  const form = await offeredForm(page, proxy.url, 'fund', target)
  if (form === null) return page
  proxy.refusals = 1
  told.fund.pressed += 1
  await form.press()
  const refused = async () => (await outboxEntries(page)).find(({ state }) => state === 'rejected')
  if ((await until(async () => (await refused()) !== undefined, 90)) === null) throw new Error('The pledge was not refused.')
  const opId = (await refused())?.opId
  const address = `${proxy.url}/bounty/${target.bountyId}/fund?entry=${opId}`

  const other = await phone.newPage()
  for (const window of [page, other]) {
    await window.goto(address)
    await window.getByLabel('Contribution Amount').and(window.locator(':enabled')).waitFor()
  }
  const isKept = async (window: Page) => form.kept.test(new URL(window.url()).pathname)
  /** What the form did with the press: its own words where it did not take it, and then what was typed must stand there. */
  const outcome = async (window: Page, dollars: string) => {
    await until(async () => (await isKept(window)) || isRefused(window), 15)
    if (await isKept(window)) return 'kept'
    if (!(await isRefused(window))) say(`no word of what became of $${dollars}`)
    if ((await window.getByLabel('Contribution Amount').inputValue()) !== dollars) say(`$${dollars} is no longer in its form`)
    return 'not kept'
  }
  const sendAnew = async (window: Page, dollars: string) => {
    if ((await outcome(window, dollars)) === 'not kept') {
      await press(window)
      if ((await until(() => isKept(window), 15)) === null) say(`$${dollars} goes out by no press`)
    }
    told.fund.pressed += 1
    told.fund.kept += 1
  }

  if (event === 'refused, sent in two windows') {
    await send(page, '26')
    await send(other, '27')
    await sendAnew(page, '26')
    await sendAnew(other, '27')
  }
  if (event === 'refused, put away elsewhere') {
    await page.getByLabel('Contribution Amount').fill('26')
    await other.goto(`${proxy.url}/outbox`)
    await other.getByRole('button', { name: /^Close Pledge/ }).click()
    if ((await until(async () => (await refused()) === undefined, 15)) === null) say('it can’t be put away')
    await press(page)
    await sendAnew(page, '26')
  }
  if (event === 'refused, the outbox full') {
    proxy.isDown = true
    const waiting = await offeredForm(other, proxy.url, 'fund', target, 100)
    await waiting?.press()
    if ((await until(() => isKept(other), 15)) === null) throw new Error('Nothing waits that the outbox could be filled with.')
    const first = (await outboxEntries(page)).find(({ state }) => state === 'queued' || state === 'sending')
    const added = await fillOutbox(page, first?.opId ?? '', MAX_ENTRIES)
    told.fund.pressed += 1 + added
    told.fund.kept += 1 + added
    await send(page, '26')
    if ((await outcome(page, '26')) === 'kept') say(`an act more than ${MAX_ENTRIES} was taken`)
    if ((await refused())?.opId !== opId) say('the refused pledge has left the outbox')
    proxy.isDown = false
    const isEmpty = async () => (await outboxEntries(page)).every(({ state }) => state === 'applied' || state === 'rejected')
    if ((await until(isEmpty, FULL_DRAIN_LIMIT)) === null)
      report.violations.push({ kind: 'stuck', what: 'a full outbox is not sent' })
    await press(page)
    await sendAnew(page, '26')
  }
  await other.close()
  return page
}
