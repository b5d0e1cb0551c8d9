import {
  arrow,
  arrowhead,
  bold,
  box,
  disc,
  faint,
  ink,
  line,
  paper,
  type Place,
  rounded,
  sheet,
  signal,
  tone,
  words,
} from './marks.ts'
import { joints, person } from './person.ts'
import { bubble, phone, sound, way } from './things.ts'

const centred = { anchor: 'middle' } as const

/** Three ways out of one meeting, each with a bar for what it costs. */
const bar = (left: number, height: number, cost: string, act: string, first: boolean) =>
  box(left, 204 - height, 64, height, first ? { fill: signal, stroke: signal } : { fill: tone }) +
  words([left + 32, 198 - height], cost, { anchor: 'middle', fill: first ? signal : ink }) +
  words([left + 32, 222], act, { anchor: 'middle' })

const introduction = sheet(
  'introduction',
  230,
  line('M100 8v212M200 8v212', { width: 1, dash: '1 5' }),
  person('other', { at: 20, ground: 106, size: 0.75, arms: ['10 20'] }),
  person('you', { at: 62, ground: 106, size: 0.75, lean: 3, legs: ['-24 -40', '26 8'], arms: ['-20 0', '24 44'] }),
  words([62, 20], 'You', centred),
  arrow([76, 56], [93, 56]),
  person('you', { at: 122, ground: 106, size: 0.75, arms: ['30 95', '40 105'] }),
  person('other', { at: 178, ground: 106, size: 0.75, looks: 'left', lean: 6, arms: ['20 60'] }),
  bubble(132, 2, 42, 18, [131, 32]),
  line('M141 11h24', { dash: '1 6', width: 3 }),
  person('other', {
    at: 268,
    ground: 106,
    size: 0.75,
    looks: 'left',
    lean: 16,
    legs: ['-34 -30', '22 4'],
    arms: ['60 80', '84 92'],
  }),
  person('you', { at: 232, ground: 106, size: 0.75, lean: -14, head: 14, legs: ['-20 -20', '34 8'], arms: ['70 130', '60 150'] }),
  line('M6 106h88M106 106h88M206 106h88M6 204h288', faint),
  bar(18, 8, '10 seconds', 'Cross over', true),
  bar(118, 28, 'Some pride', 'Talk', false),
  bar(218, 72, 'A life', 'Fight', false),
)

/** A person who lies on the back. */
const fallen = {
  lean: -88,
  head: -6,
  legs: ['96 74', '88 88'],
  feet: [-80, -70],
  arms: ['120 100', '70 84'],
  ground: 116,
  size: 0.62,
} as const

const hazard = (left: number, width: number) =>
  line(`M${left} 118h${width}`, { stroke: signal, width: 4 }) +
  line(Array.from({ length: width / 12 }, (_, index) => `M${left + 2 + index * 12} 129l7-9`).join(''), { stroke: signal })
const caller = joints({ at: 26, ground: 118, size: 0.9, head: 6, arms: ['10 16', '52 172'] })

const coreValues = sheet(
  'core-values',
  170,
  line('M135 8v154', { width: 1, dash: '1 5' }),
  line('M6 118h46', faint),
  hazard(54, 76),
  person('you', caller),
  phone([34, 42], 15),
  sound([48, 40], 2),
  person('other', { at: 90, ...fallen }),
  hazard(142, 154),
  person('other', { at: 180, ...fallen }),
  person('you', { at: 256, ...fallen }),
  words([66, 154], 'Call: one to rescue', centred),
  words([219, 154], 'Go in: two to rescue', centred),
)

const nodes = [
  [150, 46],
  [232, 122],
  [150, 198],
  [68, 122],
] as const satisfies readonly Place[]
const node = (index: number, look: object = {}) => disc(nodes[index] ?? [0, 0], 26, { fill: paper, ...look })

const mentalPreparation = sheet(
  'mental-preparation',
  244,
  way('M183 52q36 8 44 36', [227, 88], 74, { width: 2.5 }),
  way('M226 156q-10 30-42 38', [184, 194], 164, { width: 2.5 }),
  way('M117 192q-36-8-44-36', [73, 156], 254, { width: 2.5 }),
  way('M74 88q10-30 42-38', [116, 50], 344, { width: 2.5 }),
  node(0),
  node(1, bold),
  node(2),
  node(3),
  // An eye, a compass, a fork in the way, a person who goes.
  line('M134 46q16-16 32 0q-16 16-32 0z') + disc([150, 46], 5, { fill: ink }),
  disc([232, 122], 15, bold) + line('M238 112l-3 13-9 7 3-13z', { fill: signal, stroke: signal }),
  line('M150 214v-14l-11-10v-6M150 200l11-10v-6') + arrowhead([139, 182], 270) + arrowhead([161, 182], 270),
  person('you', { at: 66, ground: 141, size: 0.36, lean: 8, legs: ['-30 -50', '34 6'], arms: ['-34 10', '44 90'] }),
  words([150, 90], 'Observe', centred),
  words([201, 127], 'Orient', { anchor: 'end', fill: signal }),
  words([150, 164], 'Decide', centred),
  words([99, 127], 'Act'),
)

/** One of the five tests: its name under it, the rest after it on the line to the next. */
const floor = (left: number, right: number, y: number) => line(`M${left} ${y}H${right}`, faint)
const rest = (middle: number, y: number, minutes: number) =>
  words([middle, y], `${minutes} min`, { anchor: 'middle', fill: signal }) +
  arrow([middle - 15, y + 8], [middle + 15, y + 8], { stroke: signal, width: 2 })

const physicalFitness = sheet(
  'physical-fitness',
  248,
  floor(6, 92, 92) + floor(108, 192, 92) + floor(208, 292, 92) + floor(54, 150, 212) + floor(196, 284, 212),
  person('you', {
    at: 44,
    ground: 92,
    size: 0.74,
    lean: 70,
    head: 6,
    legs: ['-74 -74', '-74 -74'],
    feet: [80, 80],
    arms: [{ to: [70, 90], elbow: -1 }],
  }),
  person('you', { at: 134, ground: 92, size: 0.74, lean: -38, head: 20, legs: ['118 40', '118 40'], arms: ['130 190'] }),
  line('M214 92V28h72v64'),
  line('M247 60l-2 24M253 60l2 24', { width: 6.5 }) + line('M250 44v16', { width: 13 }),
  line('M244 42l-13 8-3-22M256 42l13 8 3-22', { width: 5.5 }),
  disc([250, 22], 7, { fill: ink, stroke: paper }),
  person('you', {
    at: 98,
    ground: 212,
    size: 0.8,
    lean: 82,
    head: 6,
    legs: ['-82 -82', '-82 -82'],
    feet: [80, 80],
    arms: ['0 84'],
  }),
  person('you', {
    at: 236,
    ground: 208,
    size: 0.8,
    lean: 12,
    legs: ['-20 -84', '60 -10'],
    feet: [20, -10],
    arms: ['-50 30', '40 120'],
  }),
  words([49, 112], 'Push-ups', centred),
  words([150, 112], 'Sit-ups', centred),
  words([250, 112], 'Pull-ups', centred),
  words([102, 232], 'Plank', centred),
  words([240, 232], '1.5-mile run', centred),
  rest(100, 112, 5),
  rest(200, 112, 5),
  rest(26, 232, 5),
  rest(172, 232, 10),
)

/** The dial: five sectors of 36 degrees round a hub. */
const hub = [150, 146] as const
const onDial = (degrees: number, radius: number): Place => [
  hub[0] - radius * Math.cos((degrees * Math.PI) / 180),
  hub[1] - radius * Math.sin((degrees * Math.PI) / 180),
]
const states = ['white', 'yellow', 'orange', 'red', 'black'] as const
/** Half of the gap between two sectors, so that each has an edge of its own on the paper: white beside white and black beside black are seen. */
const gap = 2.5
const turned = (degrees: number, radius: number, side: 1 | -1) =>
  onDial(degrees + (side * Math.asin(gap / radius) * 180) / Math.PI, radius)
    .map(rounded)
    .join(' ')
const sector = (state: (typeof states)[number], width = 2) => {
  const start = states.indexOf(state) * 36
  const end = start + 36
  return line(
    `M${turned(start, 98, 1)}A98 98 0 0 1 ${turned(end, 98, -1)}L${turned(end, 54, -1)}A54 54 0 0 0 ${turned(start, 54, 1)}z`,
    { fill: `var(--state-${state})`, stroke: ink, width },
  )
}
const at = (degrees: number, radius: number) => onDial(degrees, radius).map(rounded).join(' ')

/** All but the sectors is in ink: a theme's signal may be red, and would name another state. */
const tacticalAwareness = sheet(
  'tactical-awareness',
  196,
  ...states.map((state) => sector(state, state === 'yellow' ? 4 : 2)),
  line(`M${at(54, 48)}L${at(54 + 90, 6)}L${at(54 - 90, 6)}z`, { fill: ink }) + disc(hub, 9, { fill: ink }),
  way(`M${at(6, 109)}A109 109 0 0 1 ${at(34, 109)}`, onDial(34, 109), 304, { width: 3 }),
  words([74, 164], 'White', centred),
  words([74, 180], 'unaware', centred),
  words([82, 46], 'Yellow', { anchor: 'end' }),
  words([76, 62], 'relaxed alert', { anchor: 'end' }),
  words([150, 22], 'Orange', centred),
  words([150, 38], 'specific alert', centred),
  words([218, 46], 'Red'),
  words([224, 62], 'acting'),
  words([226, 164], 'Black', centred),
  words([226, 180], 'overwhelmed', centred),
)

export const cadetWeek1 = [introduction, coreValues, mentalPreparation, physicalFitness, tacticalAwareness]
