import type { Page } from '@playwright/test'
import { isQuota } from '../../src/domain/outbox/backoff'
import type { Ledger } from './backend.ts'
import { befall } from './befall.ts'
import { editRefused } from './edit-refused.ts'
import { offeredForm, type Target } from './perform-act.ts'
import { knownEpoch, outboxCopies, outboxEntries, storedSession, storeSession, type StoredEntry } from './phone-storage.ts'
import { acts, isRefusal, type Act, type Step } from './schedule.ts'
import { until } from './wait.ts'
import { makeWell, reviveServer, type RunReport, type Told, type World } from './world.ts'

const DAY_MS = 86_400_000
/** Within this many seconds after everything is well again, nothing may wait any more (invariant I6). */
const DRAIN_LIMIT = 60
const settled = new Set(['applied', 'rejected', 'cancelled', 'closed'])

const none = () => ({ pressed: 0, kept: 0 })

/** Lets one schedule happen in a real browser, heals everything, and holds the database against what the pages said. */
export async function runSchedule(world: World, steps: Step[], target: Target): Promise<RunReport> {
  const told: Told = { create: none(), accept: none(), fund: none(), complete: none() }
  const report: RunReport = { acts: steps.length, kills: 0, drainMs: 0, violations: [] }
  if (steps.some(({ event }) => event === 'server put back')) await world.server.backUp()
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
  if (isRefusal(event)) {
    // The server must be heard for it to refuse.
    await makeWell(world)
    await page.close()
    return editRefused(world, await phone.newPage(), event, target, told, report)
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

/** Opens the app once more, with everything well again and its owner signed in, and waits until nothing is left to send. */
async function heal({ phone, proxy, server, owner }: World, target: Target, report: RunReport): Promise<Page> {
  const page = await phone.newPage()
  await page.goto(`${proxy.url}/bounty/${target.bountyId}`)
  await storeSession(page, owner.session)
  await page.goto(`${proxy.url}/bounty?tab=mine`)
  const waiting = async () =>
    (await outboxEntries(page)).filter(({ state }) => !settled.has(state) && state !== 'needs_attention')
  const epoch = await server.epoch()
  const isDone = async () => {
    if ((await knownEpoch(page)) !== epoch) return false
    const left = await waiting()
    const limited = new Set(left.filter(({ lastError }) => isQuota(lastError)).map(({ lane }) => lane))
    // A second copy that is left over is still to be taken back.
    if (left.length === 0) return (await outboxCopies(page)).length === 0
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
    const hasHeardEpoch = (await knownEpoch(page)) === epoch
    const what = { signedIn, hasHeardEpoch, copies: await outboxCopies(page), entries: await outboxEntries(page) }
    report.violations.push({ kind: 'stuck', what: JSON.stringify(what) })
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
  const parked = entries.filter(
    ({ ownerId, state }) => ownerId === world.owner.id && !['applied', 'cancelled', 'closed'].includes(state),
  )
  if (parked.length > 0) say('stuck', JSON.stringify(parked))
}
