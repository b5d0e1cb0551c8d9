import { bold, box, disc, faint, ink, line, type Place, sheet, signal, tone, words } from './marks.ts'
import { person, seen } from './person.ts'
import { bubble, door, way } from './things.ts'

const centred = { anchor: 'middle' } as const

/** The path of a threat: what is seen of it, and by whom. */
const stones = ['Grievance', 'Idea', 'Plan', 'Means', 'Rehearsal'].map((name, index) => ({
  name,
  place: [32 + index * 59, 124 - index * 22] as Place,
}))

const assessAThreat = sheet(
  'assess-a-threat',
  248,
  line('M32 124L268 36', { width: 3 }),
  ...stones.map(
    ({ name, place: [x, y] }, index) =>
      disc([x, y], 8, { fill: ink }) +
      words([x, y - 14], name, { anchor: index === 4 ? 'end' : 'middle' }).replace('x="268"', 'x="294"'),
  ),
  ...(
    [
      [91, 102],
      [150, 80],
      [209, 58],
    ] as const
  ).map(
    ([x, y]) =>
      line(`M${x} ${y + 14}V142`, { dash: '2 6' }) +
      person('other', { at: x, ground: 206, size: 0.56, head: -14, arms: ['60 150'] }),
  ),
  line('M72 206h158', faint),
  line('M91 212v10h118v-10M150 212v18', bold),
  words([150, 243], 'Put together, passed on', { anchor: 'middle', fill: signal }),
)

const interviewWithinTheLaw = sheet(
  'interview-within-the-law',
  212,
  box(10, 10, 258, 164, { width: 4 }),
  door([268, 108], 90),
  disc([110, 96], 28, { fill: tone }),
  box(34, 78, 30, 36, { fill: tone }) + box(92, 138, 36, 30, { fill: tone }),
  seen('you', [58, 96], 0, {
    size: 1.2,
    arms: [
      [20, -7],
      [20, 7],
    ],
  }),
  seen('other', [110, 144], -90, {
    size: 1.2,
    arms: [
      [18, -7],
      [18, 7],
    ],
  }),
  way('M136 150q70 2 154-30', [292, 119], -20),
  bubble(22, 24, 148, 26, [58, 78]),
  words([96, 42], 'Tell me everything …', centred),
  words([48, 134], 'You', centred),
  words([150, 200], 'The other may stop and leave', { anchor: 'middle', fill: signal }),
  words([260, 98], 'Door free', { anchor: 'end' }),
)

export const week4 = [assessAThreat, interviewWithinTheLaw]
