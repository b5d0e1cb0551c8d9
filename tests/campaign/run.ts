import type { Page } from '@playwright/test'
import { isQuota } from '../../src/domain/outbox/backoff'
import type { CampaignServer, Ledger, Person } from './backend.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { amountIn, leftAmount, offeredForm, type Target } from './perform-act.ts'
import { outboxEntries, storedSession, storeSession, type StoredEntry } from './phone-storage.ts'
import { crash, type Phone } from './phone.ts'
import { acts, isKill, type Act, type Step } from './schedule.ts'
import { seconds, until } from './wait.ts'

export interface World {
  phone: Phone
  proxy: FaultProxy
  server: CampaignServer
  /** Whose phone it is, who lends it, and who made the bounty. */
  owner: Person
  guest: Person
  creator: Person
}

export interface RunReport {
  acts: number
  kills: number
  drainMs: number
  violations: { kind: 'lost' | 'doubled' | 'wrong account' | 'stuck' | 'half'; what: string }[]
}

const DAY_MS = 86_400_000
/** Within this many seconds after everything is well again, nothing may wait any more (invariant I6). */
const DRAIN_LIMIT = 60
const settled = new Set(['applied', 'rejected', 'cancelled', 'closed'])

/** How often an act was pressed, and how often the page then said that it is kept. */
type Told = Record<Act, { pressed: number; kept: number }>
const none = () => ({ pressed: 0, kept: 0 })

/** Lets one schedule happen in a real browser, heals everything, and holds the database against what the pages said. */
export async function runSchedule(world: World, steps: Step[], target: Target): Promise<RunReport> {
  const told: Told = { create: none(), accept: none(), fund: none(), complete: none() }
  const report: RunReport = { acts: steps.length, kills: 0, drainMs: 0, violations: [] }
  let page = await world.phone.newPage()
  await page.goto(`${world.proxy.url}/bounty/${target.bountyId}`)
  await page.getByRole('heading', { level: 1, name: target.title }).waitFor()
  await page.getByRole('link', { name: 'Fund' }).first().waitFor()

  for (const step of steps) {
    if (page.isClosed()) page = await world.phone.newPage()
    page = await perform(world, page, step, target, told, report)
  }

  await makeWell(world)
  await world.phone.setClockRight()
  await page.close().catch(() => undefined)
  page = await heal(world, target, report)
  const entries = await outboxEntries(page)
  judge({ told, report, target, entries, own: await world.server.ledger(world.owner, target.bountyId, target.title) }, world)
  const foreign = await world.server.ledger(world.guest, target.bountyId, target.title)
  if (foreign.pledges + foreign.acceptances + foreign.completions.length + foreign.created > 0)
    report.violations.push({ kind: 'wrong account', what: JSON.stringify(foreign) })
  await closeAll(world)
  return report
}

/** The network and the server as on a good day. */
export async function makeWell({ proxy, server }: Pick<World, 'proxy' | 'server'>): Promise<void> {
  proxy.faults = []
  proxy.isDown = false
  await reviveServer({ proxy, server })
}

/** Not before the writes on their way have an end: one of them may be about to end the server. */
async function reviveServer({ proxy, server }: Pick<World, 'proxy' | 'server'>): Promise<void> {
  await until(async () => proxy.underWay === 0, 10)
  await server.revive()
}

async function closeAll({ phone }: World): Promise<void> {
  const [first, ...others] = phone.context.pages()
  for (const page of others) await page.close()
  await first?.goto('about:blank')
}

async function perform(world: World, page: Page, step: Step, target: Target, told: Told, report: RunReport): Promise<Page> {
  const { proxy, phone } = world
  const { act, network, event, moment, faults } = step
  if (event.startsWith('clock')) {
    const by = event.includes('two months') ? 60 * DAY_MS : DAY_MS
    phone.clockOffset = event.endsWith('ahead') ? by : -by
    await page.close()
    page = await phone.newPage()
  }
  const form = await offeredForm(page, proxy.url, act, target)
  // What came before was not kept, and the app says what is missing: then only the rest of the step happens.
  if (form === null) return befall(world, page, step, target, told, report)
  const { press, kept } = form
  proxy.faults.push(...faults)
  const writes = proxy.writes
  const pull = async () => {
    proxy.isDown = true
    if (!page.isClosed()) await phone.pullNetwork(page)
  }
  if (network === 'before') await pull()
  told[act].pressed += 1
  await press()
  if (network === 'during') await pull()
  if (moment === 'at once') page = await befall(world, page, step, target, told, report)
  if (!page.isClosed() && (await until(async () => kept.test(new URL(page.url()).pathname), 10)) !== null) told[act].kept += 1
  if (network === 'after') await pull()
  if (moment === 'under way' && !proxy.isDown) await until(async () => proxy.writes > writes, 2)
  if (moment !== 'at once') page = await befall(world, page, step, target, told, report)
  if (faults.includes('server-killed') && !proxy.isDown) await until(async () => proxy.faults.length === 0, 10)
  report.kills += faults.includes('server-killed') && proxy.faults.length === 0 ? 1 : 0
  await reviveServer(world)
  return page
}

async function befall(
  world: World,
  page: Page,
  { act, event }: Step,
  target: Target,
  told: Told,
  report: RunReport,
): Promise<Page> {
  const { phone, server, proxy } = world
  if (isKill(event)) report.kills += 1
  if (event === 'page closed') await page.close()
  if (event === 'page crashed') await crash(page)
  if (event === 'worker killed') await phone.stopWorkers(page)
  if (event === 'server killed') await server.kill()
  if (event === 'browser killed') {
    await phone.kill()
    await phone.launch()
    return phone.newPage()
  }
  if (event === 'second tab') await (await phone.newPage()).goto(`${proxy.url}/bounty`).catch(() => undefined)
  if (event === 'second form') await pledgeInSecondWindow(world, target, told)
  if (event === 'window paused') {
    await phone.pause(page)
    return phone.newPage()
  }
  if (event === 'another account') await lend(world, act === 'fund' ? null : target, report)
  return page
}

/** The form of the pledge stands open in a second window too, and another amount is pledged there. */
async function pledgeInSecondWindow({ phone, proxy }: World, target: Target, told: Told): Promise<void> {
  const second = await phone.newPage()
  const form = await offeredForm(second, proxy.url, 'fund', target, 50)
  if (form === null) return
  told.fund.pressed += 1
  await form.press()
  if ((await until(async () => form.kept.test(new URL(second.url()).pathname), 10)) !== null) told.fund.kept += 1
}

/** Another account has the phone for a while, and must not see what the owner has left in a form; the owner finds it again. */
async function lend({ phone, proxy, guest, owner }: World, target: Target | null, report: RunReport): Promise<void> {
  const other = await phone.newPage()
  await other.goto(`${proxy.url}/bounty`)
  if (target) await amountIn(other, proxy.url, target, leftAmount)
  await storeSession(other, guest.session)
  await other.goto(`${proxy.url}/bounty`)
  await other.getByRole('heading', { level: 1 }).waitFor()
  await seconds(1)
  const seen = target && (await amountIn(other, proxy.url, target))
  if (seen === leftAmount) report.violations.push({ kind: 'wrong account', what: 'the guest sees the owner’s draft' })
  await storeSession(other, owner.session)
  const found = target && (await amountIn(other, proxy.url, target))
  if (target && found !== leftAmount) report.violations.push({ kind: 'lost', what: `the owner’s draft reads ${found}` })
  await other.close()
}

/** Opens the app once more, with everything well again and its owner signed in, and waits until nothing is left to send. */
async function heal({ phone, proxy, owner }: World, target: Target, report: RunReport): Promise<Page> {
  const page = await phone.newPage()
  await page.goto(`${proxy.url}/bounty/${target.bountyId}`)
  await storeSession(page, owner.session)
  await page.goto(`${proxy.url}/bounty?tab=mine`)
  const waiting = async () =>
    (await outboxEntries(page)).filter(({ state }) => !settled.has(state) && state !== 'needs_attention')
  const isDone = async () => {
    const left = await waiting()
    const limited = new Set(left.filter(({ lastError }) => isQuota(lastError)).map(({ lane }) => lane))
    return left.every(({ lane }) => limited.has(lane))
  }
  let drainMs = await until(isDone, DRAIN_LIMIT)
  if (drainMs !== null && (await waiting()).length > 0) {
    // A wait for a quota counts as parked; a person need not sit it out.
    await page.goto(`${proxy.url}/outbox`)
    await page.getByRole('button', { name: 'Send all now' }).click()
    const restMs = await until(async () => (await waiting()).length === 0, DRAIN_LIMIT)
    drainMs = restMs === null ? null : drainMs + restMs
  }
  report.drainMs = drainMs ?? DRAIN_LIMIT * 1000
  if (drainMs === null) {
    const signedIn = (await storedSession(page)) !== null
    report.violations.push({ kind: 'stuck', what: JSON.stringify({ signedIn, entries: await outboxEntries(page) }) })
  }
  return page
}

type Evidence = { told: Told; report: RunReport; target: Target; entries: StoredEntry[]; own: Ledger }

/** A kept act must have its one effect, a pressed one may; none may have two, and no completion may lack its photo. */
function judge({ told, report, entries, own }: Evidence, world: World): void {
  const effects: Record<Act, number> = {
    create: own.created,
    accept: own.acceptances,
    fund: own.pledges,
    complete: own.completions.length,
  }
  const say = (kind: RunReport['violations'][number]['kind'], what: string) => report.violations.push({ kind, what })
  for (const act of acts) {
    const { pressed, kept } = told[act]
    if (effects[act] > pressed) say('doubled', `${act}: ${effects[act]} after ${pressed} presses`)
    // What still waits in the outbox is late, and told as stuck; it is lost only when it waits nowhere.
    const waiting = entries.filter(({ kind, state }) => kind === `${act}-bounty` && !settled.has(state)).length
    if (effects[act] + waiting < kept) say('lost', `${act}: ${JSON.stringify(entries)}`)
  }
  if (new Set(own.amounts).size < own.amounts.length) say('doubled', `pledges of ${own.amounts.join(', ')} dollars`)
  if (own.completions.some(({ photo_path: path }) => path === null)) say('half', 'a completion without its photo')
  const parked = entries.filter(({ ownerId, state }) => ownerId === world.owner.id && !['applied', 'cancelled'].includes(state))
  if (parked.length > 0) say('stuck', JSON.stringify(parked))
}
