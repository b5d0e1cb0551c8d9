import type { BrowserContext, Page } from '@playwright/test'
import type { DeployingSite } from '../setup/deploying-site.ts'
import { seeded } from '../simulation/random.ts'
import type { CampaignServer, Person } from './backend.ts'
import { outboxEntries } from './phone-storage.ts'
import { damageFiles, failsUnderStranger, lookForUpdate } from './update-faults.ts'
import { until } from './wait.ts'

export interface UpdateWorld {
  site: DeployingSite
  server: CampaignServer
  context: BrowserContext
  person: Person
}

export interface UpdateReport {
  tabs: number
  blank: number
  lostDrafts: number
  reloadLoops: number
  lostActs: number
  /** Updates that never came, or came over a form that was not saved. */
  wrong: string[]
}

const pages = ['/faq', '/bounty', '/course', '/account', '/contact', '/']
const block = (route: { abort(): Promise<void> }) => route.abort()
const entryOf = (page: Page) => page.locator('script[data-entry]').first().getAttribute('data-entry')
const isUpdated = (page: Page, old: string | null) => async () => (await entryOf(page)) !== old

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor()
  return page
}

async function isReadable(page: Page): Promise<boolean> {
  return (
    (await until(
      async () => (await page.locator('h1').first().isVisible()) && (await page.locator('html[data-hydrated]').count()) === 1,
      30,
    )) !== null
  )
}

/** One deploy under open tabs, a form with words in it and an act that waits, all drawn from the seed; `next` is what is deployed. */
export async function runUpdate(world: UpdateWorld, seed: number, next: string): Promise<UpdateReport> {
  const { site, server, context, person } = world
  const random = seeded(seed)
  const form = ['contact', 'create', 'none'][Math.floor(random() * 3)] ?? 'none'
  const isQueued = random() < 0.5
  const isPutOff = random() < 0.25
  const strangerAfter = random() < 0.5 ? 1 + Math.floor(random() * 200) : null
  const isDamaged = random() < 0.3
  const report: UpdateReport = { tabs: 0, blank: 0, lostDrafts: 0, reloadLoops: 0, lostActs: 0, wrong: [] }
  const words = `Words of ${seed}`

  const bountyId = await server.createBounty(await server.newPerson(), `Update ${seed} ${Date.now()}`)
  await context.route('**/rest/v1/rpc/**', block)
  const tabs: Page[] = []
  const count = 1 + Math.floor(random() * 3)
  for (let index = 0; index < count; index += 1)
    tabs.push(await open(context, site.url + (pages[Math.floor(random() * pages.length)] ?? '/')))
  const last = tabs.at(-1)
  if (!last) throw new Error('No tab.')
  const old = await entryOf(last)
  if (isQueued) {
    await context.unroute('**/rest/v1/rpc/**', block)
    const funding = await open(context, `${site.url}/bounty/${bountyId}/fund`)
    await context.route('**/rest/v1/rpc/**', block)
    await funding.getByRole('button', { name: '$25', exact: true }).click()
    await funding.getByRole('button', { name: 'Pledge $25' }).click()
    await funding.waitForURL(`**/bounty/${bountyId}`)
    tabs.unshift(funding)
  }
  const field = (page: Page) => page.getByRole('textbox', { name: form === 'create' ? 'Title' : 'Message' })
  const typing = form === 'none' ? null : await open(context, `${site.url}${form === 'create' ? '/bounty/create' : '/contact'}`)
  if (typing) {
    await field(typing).fill(words)
    tabs.unshift(typing)
  }
  report.tabs = tabs.length
  const loads = tabs.map(() => 0)
  for (const [index, tab] of tabs.entries()) tab.on('load', () => (loads[index] = (loads[index] ?? 0) + 1))

  if (isDamaged) await damageFiles(last, seed)
  site.deploy(next)
  await last.bringToFront()
  if (strangerAfter !== null) {
    site.strangerAfter(strangerAfter)
    if (!(await failsUnderStranger(site, last))) report.wrong.push('an update out of a stranger’s pages')
    const visitor = await open(context, `${site.url}/outbox`)
    if (!(await isReadable(visitor)) || (await isUpdated(visitor, old)())) report.wrong.push('an old version that is not whole')
    await visitor.close()
    site.strangerAfter(null)
  }
  await lookForUpdate(last)
  await last.keyboard.press('Shift')
  await last.getByRole('button', { name: isPutOff ? 'Later' : 'Update now' }).click()

  if (typing) {
    // Whatever the person chose, the words are still there and the tab is the one in which they were typed.
    if ((await field(typing).inputValue()) !== words) report.lostDrafts += 1
    if (await isUpdated(typing, old)()) report.wrong.push('an update over an unsaved form')
    if (form === 'contact' && !isPutOff) {
      await typing.getByRole('textbox', { name: 'Full Name' }).fill('Ana')
      await typing.getByRole('main').getByRole('textbox', { name: 'Email Address' }).first().fill('ana@example.test')
      await typing.getByRole('button', { name: 'Send message' }).click()
    } else await typing.close()
  }
  const standing = () => tabs.filter((tab) => !tab.isClosed())
  if (isPutOff) {
    for (const tab of standing()) await tab.close()
    tabs.push(await open(context, `${site.url}/faq`))
    const came = await until(async () => {
      const [tab] = standing()
      if (!tab) return false
      if (await isUpdated(tab, old)()) return true
      // A worker that still sends what was queued is let finish first: the browser waits for it, up to its own limits.
      await tab.close()
      tabs.push(await open(context, `${site.url}/faq`))
      return false
    }, 180)
    if (came === null) report.wrong.push('the next start brought no update')
  } else {
    for (const tab of standing())
      if ((await until(isUpdated(tab, old), 90)) === null) report.wrong.push(`no update in ${tab.url()}`)
    report.reloadLoops += loads.filter((times) => times > 1).length
  }
  for (const tab of standing()) if (!(await isReadable(tab))) report.blank += 1
  const again = await open(context, `${site.url}/bounty/create`)
  // The form asks this phone for its draft once it is live.
  const isRestored = async () => (await again.getByRole('textbox', { name: 'Title' }).inputValue()) === words
  if (form === 'create' && (await until(isRestored, 30)) === null) report.lostDrafts += 1
  await again.getByRole('textbox', { name: 'Title' }).fill('')
  await context.unroute('**/rest/v1/rpc/**', block)
  await again.goto(`${site.url}/bounty?tab=mine`)
  const done = async () => (await outboxEntries(again)).every(({ state }) => state === 'applied')
  if ((await until(done, 90)) === null)
    report.wrong.push(`left: ${JSON.stringify((await outboxEntries(again)).filter(({ state }) => state !== 'applied'))}`)
  if (isQueued && (await server.ledger(person, bountyId, '')).pledges !== 1) report.lostActs += 1
  for (const tab of context.pages()) if (tab !== again) await tab.close()
  await again.goto('about:blank')
  return report
}
