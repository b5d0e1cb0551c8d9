import type { Page } from '@playwright/test'
import { isQuota } from '../../src/domain/outbox/backoff'
import type { CampaignServer, Ledger, Person } from './backend.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { openForm, type Target } from './perform-act.ts'
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

type Told = Record<Act, 'not done' | 'pressed' | 'kept'>

/** Lets one schedule happen in a real browser, heals everything, and holds the database against what the pages said. */
export async function runSchedule(world: World, steps: Step[], target: Target): Promise<RunReport> {
  const told: Told = { create: 'not done', accept: 'not done', fund: 'not done', complete: 'not done' }
  const report: RunReport = { acts: steps.length, kills: 0, drainMs: 0, violations: [] }
  let page = await world.phone.newPage()
  await page.goto(`${world.proxy.url}/bounty/${target.bountyId}`)
  await page.getByRole('heading', { level: 1, name: target.title }).waitFor()
  await page.getByRole('link', { name: 'Fund' }).first().waitFor()

  for (const step of steps) {
    if (page.isClosed()) page = await world.phone.newPage()
    page = await perform(world, page, step, target, told, report)
  }

  world.proxy.faults = []
  world.proxy.isDown = false
  await world.phone.setClockRight()
  await world.server.revive()
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

async function closeAll({ phone }: World): Promise<void> {
  const [first, ...others] = phone.context.pages()
  for (const page of others) await page.close()
  await first?.goto('about:blank')
}

async function perform(world: World, page: Page, step: Step, target: Target, told: Told, report: RunReport): Promise<Page> {
  const { proxy, phone } = world
  const { act, network, event, moment, faults } = step
  if (event.startsWith('clock')) {
    phone.clockOffset = event.endsWith('ahead') ? DAY_MS : -DAY_MS
    await page.close()
    page = await phone.newPage()
  }
  const { press, kept } = await openForm(page, proxy.url, act, target)
  proxy.faults.push(...faults)
  const writes = proxy.writes
  const pull = async () => {
    proxy.isDown = true
    if (!page.isClosed()) await phone.pullNetwork(page)
  }
  if (network === 'before') await pull()
  told[act] = 'pressed'
  await press()
  if (network === 'during') await pull()
  if (moment === 'at once') page = await befall(world, page, event, report)
  if (!page.isClosed() && (await until(async () => kept.test(new URL(page.url()).pathname), 10)) !== null) told[act] = 'kept'
  if (network === 'after') await pull()
  if (moment === 'under way' && !proxy.isDown) await until(async () => proxy.writes > writes, 2)
  if (moment !== 'at once') page = await befall(world, page, event, report)
  report.kills += faults.includes('server-killed') && proxy.faults.length === 0 ? 1 : 0
  await world.server.revive()
  return page
}

async function befall(world: World, page: Page, event: Step['event'], report: RunReport): Promise<Page> {
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
  if (event === 'another account') {
    await storeSession(page, world.guest.session)
    const other = await phone.newPage()
    await other.goto(`${proxy.url}/bounty`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await seconds(1)
    await storeSession(other, world.owner.session)
    await other.close()
  }
  return page
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
    if (effects[act] > 1) say('doubled', `${act}: ${effects[act]}`)
    if (told[act] === 'not done' && effects[act] > 0) say('doubled', `${act} that nobody did`)
    // What still waits in the outbox is late, and told as stuck; it is lost only when it waits nowhere.
    const waits = entries.some(({ kind, state }) => kind === `${act}-bounty` && !settled.has(state))
    if (told[act] === 'kept' && effects[act] === 0 && !waits) say('lost', `${act}: ${JSON.stringify(entries)}`)
  }
  if (own.completions.some(({ photo_path: path }) => path === null)) say('half', 'a completion without its photo')
  const parked = entries.filter(({ ownerId, state }) => ownerId === world.owner.id && !['applied', 'cancelled'].includes(state))
  if (parked.length > 0) say('stuck', JSON.stringify(parked))
}
