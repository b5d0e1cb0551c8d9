import { isKnown } from '../../src/domain/course/learning-mark.ts'
import { recordName } from '../../src/domain/course/learning-record.ts'
import { deliveries, type LearningDevice } from './learning-device.ts'
import { hour, LearningPerson, wrongs } from './learning-person.ts'
import type { LearningServer, LearningServers, LearningWorld } from './learning-servers.ts'
import { seeded } from './random.ts'

/**
 * Where the server forgets removals after a few requests, none is under way for longer: of what arrives after five thousand records of other
 * requests nobody could tell that it's old.
 */
const inOrder = deliveries.filter((delivery) => !delivery.endsWith(' late'))
const begin = Date.UTC(2026, 10, 1)

/** What a run found, by name; `requests` and `forgotten` say how much of it there was. */
export type LearningFindings = {
  schedules: number
  requests: number
  changes: number
  differences: number
  lost: number
  shut: number
  forgetful: number
  full: number
  stuck: number
  /** What the last run ended with. */
  end: string[]
  failures: string[]
}

export const noFindings: LearningFindings = {
  schedules: 0,
  requests: 0,
  changes: 0,
  differences: 0,
  lost: 0,
  shut: 0,
  forgetful: 0,
  full: 0,
  stuck: 0,
  end: [],
  failures: [],
}

const shared = ['place/latest', 'left/a', 'plan/week'] as const

/** Lets one seed's schedule happen, heals everything, and looks. */
export async function runLearningSchedule(seed: number, servers: LearningServers, sum: LearningFindings): Promise<void> {
  const random = seeded(seed)
  // A small room makes the server forget removals all the time; one that forgets is not put back, since a backup may know less than it forgot.
  const isSmall = seed % 2 === 0
  const world: LearningWorld = { now: begin, limit: isSmall ? 18 : 5000 }
  const server = await servers.open(world)
  const campaign = new LearningPerson(server, world, random)
  await server.backUp()
  for (let step = 20 + campaign.below(isSmall ? 150 : 50); step > 0; step -= 1) await takeStep(campaign, server, isSmall)
  const found: string[] = []
  const fail = (kind: 'differences' | 'lost' | 'shut' | 'stuck', what: string) => {
    sum[kind] += 1
    found.push(`${kind}: ${what}`)
  }
  if (!(await campaign.heal())) fail('stuck', 'an exchange finds no end')
  const [one, other] = [campaign.shown(0), campaign.shown(1)]
  if (String(one) !== String(other)) fail('differences', `${one.join(' | ')} and ${other.join(' | ')}`)
  lostOf(campaign).forEach((what) => fail('lost', what))
  for (const nth of [0, 1])
    for (const name of shared.filter((each) => !campaign.full.has(each))) {
      campaign.change(nth, name)
      const value = campaign
        .shown(nth)
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .slice(2)
        .join(' ')
      if (!(await campaign.heal())) fail('stuck', `after a change of ${name}`)
      for (const each of [0, 1])
        if (campaign.shown(each).every((line) => !line.startsWith(name) || !line.endsWith(` ${value}`))) fail('shut', name)
    }
  sum.schedules += 1
  sum.forgetful += Number(campaign.forgotten > 0)
  sum.full += Number(campaign.full.size > 0)
  sum.requests += campaign.requests
  sum.changes += campaign.changes
  sum.end = [...campaign.shown(0), ...campaign.shown(1)]
  if (found.length > 0) sum.failures.push(`seed ${seed}\n${found.join('\n')}`)
}

async function takeStep(campaign: LearningPerson, server: LearningServer, isSmall: boolean) {
  if (campaign.below(25) === 0) campaign.used = campaign.one([0, 1, null])
  const nth = campaign.used ?? campaign.below(2)
  const phone = campaign.at(nth)
  const what = campaign.below(20)
  const passed = campaign.one([1, 40, 3000, 90_000, hour, 30 * hour])
  campaign.world.now += passed
  // No request or answer is under way for an hour: one of a clock that is ahead would by then be of now.
  if (passed >= hour) for (const { device } of campaign.devices) device.late.splice(0)
  if (what < 5) campaign.change(nth, campaign.one(shared))
  else if (what < 10) campaign.other(nth)
  else if (what < 16) await exchangeOnce(campaign, phone.device, isSmall)
  else if (what === 16) await phone.device.late.shift()?.()
  else if (what === 17) phone.wrong = campaign.one(wrongs)
  else if (what === 18) phone.device.reload()
  else if (campaign.below(2) === 0) campaign.world.now -= 5000
  else if (!isSmall) await (campaign.below(2) === 0 ? server.backUp() : server.putBack())
}

async function exchangeOnce(campaign: LearningPerson, device: LearningDevice, isSmall: boolean): Promise<void> {
  const delivery = campaign.below(2) === 0 ? 'none' : campaign.one(isSmall ? inOrder : deliveries)
  const unsent = device.records.filter((record) => !isKnown(record, device.mark))
  if (delivery === 'answer lost') for (const { key } of unsent) campaign.inDoubt.add(key)
  await device.sync(delivery)
}

/** What was written and is not there, though nobody who had seen it wrote anything else; and what was removed and is there. */
function lostOf(campaign: LearningPerson): string[] {
  const { records } = campaign.at(0).device
  const values = shared.flatMap((name) => {
    const found = records.find((record) => recordName(record) === name)
    const value = `${name} ${found?.value}`
    const later = [...campaign.upon].filter(([, before]) => before.has(value))
    return later.length > 0 && !campaign.upon.get(value)?.has(value) ? [`${value} stands, written over by ${later[0]?.[0]}`] : []
  })
  const live = new Set(Object.entries(campaign.at(0).device.notes).flatMap(([id, { text }]) => (text === null ? [] : [id])))
  const gone = [...campaign.written]
    .filter((id) => !campaign.removed.has(id) && !live.has(id) && !campaign.full.has(`note/${id}`))
    .map((id) => `note ${id} is gone`)
  const back = [...campaign.removed]
    .filter((id) => live.has(id) && !(campaign.forgotten > 0 && campaign.inDoubt.has(id)))
    .map((id) => `note ${id} is back`)
  return [...values, ...gone, ...back]
}
