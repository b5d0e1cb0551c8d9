import {
  along,
  arrow,
  bold,
  disc,
  faint,
  frames,
  ink,
  line,
  paper,
  type Place,
  rounded,
  sheet,
  signal,
  step,
  words,
} from './marks.ts'
import { joints, person, type Pose } from './person.ts'
import { way } from './things.ts'

const centred = { anchor: 'middle' } as const

/** Four frames, two by two: the floor of each is at 118 of its 130. */
const frame = (left: number, top: number, number: number) =>
  line(`M${left + 8} ${top + 118}h134`, faint) + step([left + 18, top + 20], number)

const guard = '42 128'

const gettingFree = sheet(
  'getting-free',
  268,
  frames,
  // Sitting: one hand behind, the opposite foot planted, the free hand before the face.
  frame(0, 0, 1),
  person('you', {
    at: 60,
    ground: 118,
    lean: -28,
    head: 16,
    legs: ['84 84', '132 16'],
    feet: [-70, 0],
    arms: [{ to: [34, 114], elbow: 1 }, guard],
  }),
  words([142, 20], 'One hand behind,', { anchor: 'end' }),
  words([142, 36], 'other foot flat', { anchor: 'end' }),
  // The weight is on that hand and that foot.
  frame(150, 0, 2),
  person('you', {
    at: 213,
    ground: 118,
    lean: -56,
    head: 34,
    legs: ['96 88', '104 -2'],
    feet: [-60, 0],
    arms: [{ to: [184, 114], elbow: 1 }, '60 140'],
  }),
  arrow([213, 116], [213, 100]),
  words([292, 20], 'Hip up', { anchor: 'end' }),
  // The other leg comes back between hand and foot.
  frame(0, 134, 3),
  person('you', {
    at: 74,
    ground: 252,
    lean: -58,
    head: 44,
    legs: ['-36 -88', '101 0'],
    feet: [172, 0],
    arms: [{ to: [40, 248], elbow: 1 }, '62 140'],
  }),
  way('M126 232q-20 16-44 6', [82, 238], 196),
  words([142, 154], 'Leg back', { anchor: 'end' }),
  words([142, 170], 'under you', { anchor: 'end' }),
  frame(150, 134, 4),
  person('you', {
    at: 200,
    ground: 252,
    size: 0.9,
    lean: 4,
    head: 4,
    legs: ['-26 -34', '24 6'],
    feet: [10, 0],
    arms: ['30 110', '40 128'],
  }),
  arrow([178, 222], [158, 222]),
  words([292, 154], 'Up, one', { anchor: 'end' }),
  words([292, 170], 'step back', { anchor: 'end' }),
)

/** The hand that holds, cut across: fingers from one side and the thumb from the other, round the wrist. */
const [hub, reach] = [{ x: 142, y: 76 }, 26]
const onGrip = (degrees: number): Place => [
  hub.x + reach * Math.cos((degrees * Math.PI) / 180),
  hub.y + reach * Math.sin((degrees * Math.PI) / 180),
]
const arc = (from: number, to: number) =>
  `${along([onGrip(from)])}A${reach} ${reach} 0 0 ${to > from ? 1 : 0} ${onGrip(to).map(rounded).join(' ')}`
const grip = `${along([[166, 132], [151, 108], onGrip(90)])}${arc(90, 262)}${arc(90, -28)}`

const held = joints({ at: 30, ground: 128, size: 0.82, lean: 6, legs: ['-24 -30', '26 4'], arms: ['50 96'] })
const freed = joints({ at: 226, ground: 128, size: 0.82, lean: -8, legs: ['-28 -30', '20 0'], arms: ['-34 84'] })

const wristHeld = sheet(
  'wrist-held',
  190,
  line('M100 8v174M200 8v174', { width: 1, dash: '1 5' }),
  line('M6 128h88M206 128h88', faint),
  step([14, 18], 1) + step([114, 18], 2) + step([214, 18], 3),
  person('you', held),
  person('other', {
    at: 84,
    ground: 128,
    size: 0.82,
    looks: 'left',
    lean: 2,
    arms: [{ to: held.arms[0]?.[1] ?? [0, 0], elbow: 1 }],
  }),
  arrow([30, 140], [54, 140]),
  words([50, 162], 'Step in,', centred) + words([50, 178], 'elbow soft', centred),
  line(grip, { width: 18 }) + line(grip, { stroke: paper, width: 14 }),
  disc([hub.x, hub.y], 15.5, { fill: ink }),
  words([hub.x, hub.y + 5], 'wrist', { anchor: 'middle', fill: paper }),
  way('M148 60q5-10 7-28', [155, 30], 285, { ...bold, width: 4 }),
  words([195, 46], 'thumb', { anchor: 'end' }),
  words([104, 128], 'fingers'),
  words([150, 162], 'Turn to the gap', { anchor: 'middle', fill: signal }) +
    words([150, 178], 'at the thumb', { anchor: 'middle', fill: signal }),
  person('other', { at: 284, ground: 128, size: 0.82, looks: 'left', lean: 6, arms: ['60 84'] }),
  person('you', freed),
  arrow([240, 140], [212, 140]),
  words([250, 162], 'Elbow to ribs,', centred) + words([250, 178], 'two steps back', centred),
)

/** The stairs of a skill: a step is 56 wide and 20 high. */
const left = (index: number) => 10 + index * 56
const top = (index: number) => 180 - index * 20
const small = (index: number, across: number, pose: Omit<Pose, 'at' | 'ground'> = {}) => ({
  ...pose,
  at: left(index) + across,
  ground: top(index),
  size: 0.56,
})
const stance = { legs: ['-20 -20', '18 2'], arms: ['30 110', '44 120'] } as const

const partner = (index: number, pose: Omit<Pose, 'at' | 'ground'>) =>
  person('other', small(index, 42, { looks: 'left', ...pose }))
const hold = joints(small(1, 16, { ...stance, arms: ['50 90'] }))

const training = sheet(
  'training-with-a-partner',
  222,
  line(`M4 218${[0, 1, 2, 3, 4].map((index) => `${index ? '' : 'H10'}V${top(index)}h56`).join('')}V218`),
  line([2, 4].map((index) => `M${left(index)} ${top(index)}h56`).join(''), { stroke: signal, width: 5 }),
  ...['Alone', 'Agreed', 'Choice', 'Resist', 'Scene'].map((word, index) =>
    words([left(index) + 28, top(index) + 34], word, { anchor: 'middle', fill: index % 2 || !index ? undefined : signal }),
  ),
  ...[1, 2, 3, 4, 5].map((number, index) =>
    words([left(index) + 28, top(index) + 18], `${number}`, { anchor: 'middle', fill: index % 2 || !index ? undefined : signal }),
  ),
  words([8, 24], 'Most time', { fill: signal }) + words([8, 41], 'on 3 and 5', { fill: signal }),
  person('you', small(0, 26, { ...stance, arms: ['44 120'] })),
  person('you', hold),
  partner(1, { legs: ['2 -2'], arms: [{ to: hold.arms[0]?.[1] ?? [0, 0], elbow: 1 }] }),
  person('you', small(2, 14, { ...stance, arms: ['44 120'] })),
  partner(2, { legs: ['2 -2'], arms: ['20 40'] }),
  way('M153 82q-6-14-14-14', [139, 68], 190, { ...bold, width: 2 }),
  person('you', small(3, 18, { ...stance, lean: 10, arms: ['70 90'] })),
  partner(3, { lean: 18, legs: ['-34 -30', '20 0'], arms: ['80 96'] }),
  person('you', small(4, 18, { legs: ['-26 -50', '28 4'], arms: ['-30 10', '30 70'] })),
  line(`M${left(4) + 34} ${top(4)}v-62h20v62`),
  arrow([left(4) + 30, 60], [left(4) + 46, 60]),
)

export const week3 = [wristHeld, gettingFree, training]
