import {
  arrow,
  bold,
  box,
  disc,
  faint,
  frames,
  ink,
  line,
  paper,
  type Place,
  sheet,
  signal,
  span,
  step,
  tone,
  words,
} from './marks.ts'
import { clock, cross, way } from './things.ts'

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

/** An arm from the hand at the left to the shoulder, its inner side below: so the three places stand in the order of their use. */
const arm =
  line(
    'M296 66q-16-2-30 6-14 6-32 4-34-4-62 12-26-6-54 0-36 6-62 8-8-10-18-14-5-1-5 4 2 8 6 12-14-2-27 0-5 2-3 5-6 2-4 7-4 4 0 7 0 5 6 5 16 4 28-1 10-4 19-3 36 10 74 10 20 2 34-4 40 14 78 8 12-2 18 8 6 20 4 44',
    { fill: paper },
  ) + line('M10 103q12-1 22 1M8 110q12-1 22 0M12 117q10-1 20-1', faint)
/** The bone of the upper arm, and the artery that fingers press flat against it. */
const bone = line('M176 99q-8-2-9 3t9 7l92-3q6 5 11 0t0-13q-5-5-11 1z', { fill: tone, width: 1.2 })
const artery = line('M294 107q-26 15-52 15-38 2-70-10-40-6-78 2', { stroke: signal, dash: '5 5' })
const flatHand = (more: number, stroke?: string) =>
  line('M-9-6l-1-32M-.5-8v-34M8-8v-34M16-6l1-32', { stroke, width: 7.5 + more }) +
  line('M-4 2h15M-8-4l-8-8', { stroke, width: 17 + more }) +
  line('M4 6l5 37', { stroke, width: 13 + more })
/** The back of a hand that presses with its fingers side by side; 0 degrees point up, `side` is where the thumb lies. */
const flat = ([x, y]: Place, degrees: number, side: 1 | -1, size = 1) =>
  `<g transform="translate(${x} ${y})rotate(${degrees})scale(${size * side} ${size})">${flatHand(4, paper)}${flatHand(0)}</g>`

const bleedingArm = sheet(
  'bleeding-arm',
  228,
  step([18, 16], 1) + words([33, 21], 'Press first,', { fill: signal }) + words([33, 37], 'both hands', { fill: signal }),
  step([112, 16], 2) + words([127, 21], 'Life in danger:') + words([127, 37], 'tourniquet'),
  step([222, 16], 3) + words([237, 21], 'Artery,') + words([237, 37], 'only until') + words([237, 53], '2 is on'),
  arm,
  bone,
  artery,
  box(66, 96, 40, 28, { fill: tone }),
  line('M72 113q14-10 28 0q-14 14-28 0z', { stroke: signal, fill: signal }),
  line('M82 134q-4 7 0 8 4-1 0-8zM90 144q-4 7 0 8 4-1 0-8z', { stroke: signal, fill: signal }),
  flat([77, 83], 156, -1, 0.75),
  flat([95, 83], 204, 1, 0.75),
  line('M122 85h10l1 43h-12z', { fill: ink }),
  line('M110 114l34-16', { stroke: paper, width: 8 }) + line('M110 114l34-16', { width: 5 }),
  span([98, 142], [122, 142], { width: 2 }),
  words([110, 162], '2-3 in', { anchor: 'middle' }),
  disc([168, 106], 17, { dash: '2 5', width: 1.2 }),
  cross([168, 106], 7),
  words([160, 186], 'Never on', { anchor: 'middle' }) + words([160, 202], 'the elbow', { anchor: 'middle' }),
  line('M167 126L162 172M115 30L126 82', { width: 1, dash: '1 5' }),
  flat([211, 166], 0, 1),
  arrow([246, 174], [246, 148]),
  words([241, 203], 'against') + words([241, 219], 'the bone'),
)

/** The two drawings of a wound: on a leg, on an arm. */
export const bleeding = [firstMinutesAfter, bleedingArm]
