import { CampaignServer } from '../campaign/backend.ts'
import { startFaultProxy, type FaultProxy } from '../campaign/fault-proxy.ts'
import { newWorld } from '../campaign/new-world.ts'
import { runSchedule } from '../campaign/run.ts'
import type { Act, Step } from '../campaign/schedule.ts'
import type { World } from '../campaign/world.ts'
import { expect, test } from './test.ts'

test.use({ worker: true })

const step = (act: Act, befalls: Partial<Step> = {}): Step => ({
  act,
  network: 'stays',
  faults: [],
  event: 'none',
  moment: 'kept',
  ...befalls,
})

/** Some of what the campaign draws at random, picked by hand: one of each kind. */
const schedules: [string, Step[]][] = [
  [
    'the network is pulled before, during and after the press',
    [
      step('create', { network: 'after' }),
      step('accept', { network: 'before' }),
      step('fund', { network: 'during' }),
      step('complete', { network: 'before' }),
    ],
  ],
  [
    'answers are lost, doubled, late or a portal’s',
    [
      step('accept', { faults: ['portal', 'unanswered'] }),
      step('fund', { faults: ['doubled'] }),
      step('complete', { faults: ['torn', 'unanswered', 'slow'] }),
    ],
  ],
  [
    'the page is closed and crashes in mid upload',
    [
      step('accept'),
      step('complete', { faults: ['slow'], event: 'page crashed', moment: 'under way' }),
      step('fund', { faults: ['slow'], event: 'page closed', moment: 'under way' }),
    ],
  ],
  ['the browser is killed and started again', [step('fund', { network: 'before', event: 'browser killed', moment: 'kept' })]],
  ['the server stops between commit and answer', [step('fund', { faults: ['server-killed'] })]],
  [
    'the worker is killed, two tabs send at once, another account has the phone for a while',
    [
      step('accept', { event: 'worker killed', moment: 'at once' }),
      step('fund', { network: 'before', event: 'another account' }),
      step('complete', { event: 'second tab', moment: 'at once' }),
    ],
  ],
  [
    'the clock is a day ahead, then a day behind',
    [step('accept', { event: 'clock a day ahead' }), step('fund', { event: 'clock a day behind' })],
  ],
  [
    'the clock is two months behind, then right again',
    [step('accept', { network: 'before', event: 'clock two months behind' }), step('fund')],
  ],
  [
    'strangers answer in the server’s place',
    [
      step('accept', { faults: ['gateway-404', 'gateway-409'] }),
      step('fund', { faults: ['gateway-429', 'damaged'] }),
      step('complete', { faults: ['filter-200', 'gateway-404', 'gateway-409'] }),
    ],
  ],
]

let server: CampaignServer
let proxy: FaultProxy
let world: World
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await CampaignServer.start()
  proxy = await startFaultProxy(0, server.url, () => server.kill())
  world = await newWorld(server, proxy)
})
test.afterAll(async () => {
  await world?.phone.remove()
  await proxy?.close()
  await server?.remove()
})

for (const [name, steps] of schedules) {
  test(`${name}: everything arrives once`, async () => {
    const title = `Faults ${name}`
    const bountyId = await server.createBounty(world.creator, title)
    const { violations } = await runSchedule(world, steps, { bountyId, title })
    expect(violations).toEqual([])
  })
}
