import { bleeding } from './bleeding.ts'
import {
  arrow,
  bold,
  box,
  disc,
  frames,
  line,
  paper,
  type Place,
  rounded,
  sheet,
  signal,
  span,
  step,
  tone,
  words,
} from './marks.ts'
import { joints, lying, person, seen } from './person.ts'
import { way } from './things.ts'

const patient = joints({
  at: 132,
  ground: 130,
  size: 1.5,
  lean: -90,
  legs: ['89 91', '90 90'],
  feet: [-70, -80],
  arms: [],
})
/** Kneels beyond the patient: both arms straight, the shoulders above the hands. */
const rescuer = joints({
  at: 138,
  ground: 117,
  size: 1.5,
  looks: 'left',
  lean: 44,
  head: 10,
  legs: ['24 -90', '30 -90'],
  feet: [172, 172],
  arms: ['-2 -2'],
})
const near = 'M88 120q20 2 58 5'
const chest =
  line('M74 118q4-8 18-11l12 2q24-4 36 5v14H82q-10 0-8-10z', { fill: paper }) +
  line(near, { width: 11 }) +
  line(near, { stroke: paper, width: 7 })
const [wristX, wristY] = rescuer.arms[0]?.[1] ?? [0, 0]

/** A forearm from above that ends in a hand, its heel down and its fingers to the left. */
const heel = (x: number, y: number) =>
  [21, 17].map((width, index) => line(`M${x} 158V${y}l-2 4-42-12`, index ? { width: 13 } : { stroke: paper, width })).join('')

const chestCompressions = sheet(
  'chest-compressions',
  256,
  box(8, 102, 284, 34, { fill: tone, stroke: tone }),
  person('you', rescuer),
  person('other', patient),
  chest,
  line(`M${rounded(wristX)} ${rounded(wristY)}v6h-12`, { width: 9 }),
  arrow([90, 74], [90, 94]) + arrow([90, 74], [90, 56]),
  words([80, 72], '100 to 120', { anchor: 'end', fill: signal }) + words([80, 88], 'a minute', { anchor: 'end', fill: signal }),
  words([174, 34], 'Arms straight,') + words([174, 50], 'shoulders above') + words([174, 66], 'your hands'),
  line('M150 152v98M8 145h284', { width: 1, dash: '1 5' }),
  disc([48, 168], 12, { fill: paper }),
  line('M43 179v6q-16 3-24 7-9 4-9 14v46M53 179v6q16 3 24 7 9 4 9 14v46M24 214v38M72 240v12'),
  line('M45 192h6l-1 38q-2 5-4 0z', { fill: tone, width: 1.2 }),
  seen('you', [126, 220], 180, {
    size: 1.8,
    arms: [
      [42, -1],
      [42, 1],
    ],
  }),
  disc([48, 220], 15, { stroke: paper, width: 7 }) + disc([48, 220], 15, bold),
  words([68, 164], 'Middle of') + words([68, 180], 'the chest'),
  line('M158 216h50q18 0 34 12 12 8 26 8t24-8v24H158z', { fill: tone, stroke: tone }) +
    line('M158 216h50q18 0 34 12 12 8 26 8t24-8'),
  line('M214 216h78M202 237h52', { dash: '1 5' }),
  heel(272, 224) + heel(264, 212),
  span([194, 216], [194, 237]),
  words([184, 232], '2 in', { anchor: 'end', fill: signal }),
  words([158, 164], 'Hand on hand,') + words([158, 180], 'heel down'),
)

const straight = [
  [60, -6],
  [86, -6],
] as const
const straightNear = [
  [60, 6],
  [86, 6],
] as const
const atSide = [
  [20, -17],
  [38, -19],
] as const
const armOut = [
  [4, 26],
  [-14, 27],
] as const
const atCheek = [
  [12, 6],
  [-6, 9],
] as const
const kneeling = (x: number, y: number, arms: readonly Place[]) => seen('you', [x, y], -90, { arms })

/** From above, the helper kneels below; what is done is in the signal's colour. */
const recoveryPosition = sheet(
  'recovery-position',
  268,
  frames,
  step([18, 20], 1) + step([168, 20], 2) + step([18, 154], 3) + step([168, 154], 4),
  words([142, 25], 'Near arm out', { anchor: 'end' }),
  lying([38, 56], { arms: [atSide, armOut], legs: [straight, straightNear] }),
  kneeling(84, 114, [
    [20, -28],
    [14, 12],
  ]),
  way('M76 76q-12 22-26 18', [50, 94], 190),
  words([292, 25], 'Far hand to cheek', { anchor: 'end' }),
  lying([188, 56], { arms: [atCheek, armOut], legs: [straight, straightNear] }),
  kneeling(226, 114, [
    [40, -34],
    [14, 12],
  ]),
  way('M216 34q-30-6-36 20', [180, 56], 100),
  words([142, 159], 'Far knee up, roll', { anchor: 'end' }),
  lying([38, 192], {
    arms: [atCheek, armOut],
    legs: [
      [
        [52, -22],
        [62, -4],
      ],
      straightNear,
    ],
  }),
  kneeling(84, 250, [
    [34, -36],
    [44, 8],
  ]),
  way('M112 176q22 18 2 38', [112, 216], 140),
  words([292, 159], 'Head back,', { anchor: 'end' }),
  words([292, 175], 'mouth down', { anchor: 'end' }),
  words([225, 258], 'Watch each breath', { anchor: 'middle', fill: signal }),
  lying([192, 192], {
    arms: [atCheek, armOut],
    legs: [
      [
        [40, 30],
        [64, 34],
      ],
      straightNear,
    ],
    head: [-14, -2],
  }),
  line('M174 198l3 5 4-4'),
  line('M162 200q-6 4 0 8t0 8M170 204q-6 4 0 8t0 8', bold),
)

/** What "The first minutes after" shows. */
export const firstAid = [...bleeding, chestCompressions, recoveryPosition]
