import { arrow, bold, box, disc, faint, ink, line, paper, type Place, sheet, signal, span, step, tone, words } from './marks.ts'
import { lying, seen } from './person.ts'
import { clock, cross, way } from './things.ts'

const frames = line('M150 6v118M150 142v118M8 133h284', { width: 1, dash: '1 5' })
/** A leg from the hip at the left to the knee at the right. */
const leg = (left: number, top: number) =>
  line(`M${left} ${top - 22}l92 6q18 2 24 16l8 26h-34q-2-12-12-12l-78 6z`, { fill: paper }) +
  line(`M${left} ${top - 22}v42`, { stroke: paper, width: 3 })
const wound = ([x, y]: Place) => line(`M${x - 8} ${y}q8-7 16 0q-8 7-16 0z`, { stroke: signal, fill: signal })
/** A forearm that ends in its hand. */
const hand = (d: string) => line(d, { stroke: paper, width: 17 }) + line(d, { width: 13 })
/** A tourniquet round the leg, with the rod that tightens it. */
const tourniquet = (x: number, top: number) => line(`M${x - 5} ${top - 22}h10l-1 43h-8z`, { fill: ink })

const firstMinutesAfter = sheet(
  'first-minutes-after',
  268,
  frames,
  step([18, 20], 1) + step([168, 20], 2) + step([18, 154], 3) + step([168, 154], 4),
  leg(10, 98),
  box(40, 71, 50, 9, { fill: tone }),
  hand('M34 38L60 66 74 71'),
  hand('M96 38L70 65 56 70'),
  arrow([120, 44], [120, 68]),
  words([142, 25], 'Press, both hands', { anchor: 'end' }),
  line('M158 84h42q10 0 14 18 4 20 16 20t16-20q4-18 14-18h32v40H158z', { stroke: tone, fill: tone }) +
    line('M158 84h42q10 0 14 18 4 20 16 20t16-20q4-18 14-18h32', { width: 2.5 }),
  line('M224 114q6-5 12 0M218 105q6-5 12 0t12 0M213 96q8-6 17 0t17 0M206 87q12-7 24 0t24 0', bold),
  hand('M264 44L246 58 234 76'),
  words([292, 25], 'Pack the wound', { anchor: 'end' }),
  leg(10, 226),
  wound([86, 228]),
  tourniquet(44, 226),
  span([46, 196], [86, 196]),
  words([66, 190], '2-3 in', { anchor: 'middle', fill: signal }),
  cross([118, 232]),
  words([142, 159], 'Never on a joint', { anchor: 'end' }),
  leg(160, 226),
  wound([236, 228]),
  tourniquet(194, 226),
  line('M176 234l38-18', { stroke: paper, width: 8 }) + line('M176 234l38-18', { width: 5 }),
  way('M178 202q14-14 30-4', [208, 198], 32),
  clock([266, 190], 13),
  words([292, 159], 'Tighten, note time', { anchor: 'end' }),
)

/** The bone of the upper arm lies between the artery, dashed, and the far side. */
const bleedingArm = sheet(
  'bleeding-arm',
  226,
  line(
    'M4 66q60-6 116 8 60-4 116 10 8 2 18-4 12-8 18-2 4 5-8 12 10 2 30 2 8 1 4 8-6 7-22 7-14 1-26-1-8 2-16 3-54 5-96 3-72 10-134 12',
    { fill: paper },
  ),
  line('M4 88h88q10 0 12 4M4 98h88', faint),
  line('M4 112q62-2 118-11 44 0 82-7', { stroke: signal, width: 2, dash: '5 5' }),
  disc([122, 92], 18, { dash: '2 5', width: 1.2 }),
  cross([122, 92], 7),
  box(204, 78, 34, 18, { fill: tone }),
  wound([221, 97]),
  hand('M200 42L212 68 228 82'),
  hand('M248 42L234 68 214 82'),
  step([150, 22], 1) + words([165, 27], 'The wound: press first', { fill: signal }),
  line('M156 73h11l-1 39h-9z', { fill: ink }),
  line('M142 100l38-16', { stroke: paper, width: 8 }) + line('M142 100l38-16', { width: 5 }),
  span([167, 126], [206, 126], { width: 2 }),
  words([170, 142], '2-3 in'),
  line('M162 116v42', { width: 1, dash: '1 5' }),
  step([126, 168], 2) + words([141, 173], 'Life in danger: tourniquet,'),
  words([141, 190], 'never on the elbow'),
  hand('M26 176L44 142 52 120'),
  hand('M44 186L58 146 62 119'),
  arrow([84, 140], [78, 116]),
  step([18, 22], 3) + words([33, 27], 'Artery: only') + words([33, 44], 'until 2 is on'),
  line('M40 50L58 106', { width: 1, dash: '1 5' }),
  words([8, 212], 'Inner side of the upper arm, against the bone'),
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
export const firstAid = [firstMinutesAfter, bleedingArm, recoveryPosition]
