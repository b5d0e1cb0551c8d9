import { firstAid } from './first-aid.ts'
import { arrow, arrowhead, bold, disc, faint, ink, line, type Place, sheet, signal, span, step, tone, words } from './marks.ts'
import { joints, person, seen } from './person.ts'
import { bubble, sound, tick, way } from './things.ts'

const centred = { anchor: 'middle' } as const
const columns = line('M100 8v150M200 8v150', { width: 1, dash: '1 5' })

const stranger = joints({ at: 190, ground: 150, looks: 'left', size: 1.15, arms: ['-10 6', '16 74'] })
const strangersHand = stranger.arms[1]?.[1] ?? [0, 0]

const seeItEarly = sheet(
  'see-it-early',
  212,
  line('M6 150h288', faint),
  line('M252 150V58h38v92', { fill: tone }) + disc([282, 106], 2.5, { fill: ink }),
  person('you', { at: 46, ground: 150, size: 1.15, legs: ['-12 -14', '12 4'], arms: ['10 20', '-4 10'] }),
  words([6, 100], 'You'),
  line('M66 46H172', { dash: '3 6' }),
  arrowhead([72, 46], 180),
  person('other', stranger),
  disc(strangersHand, 12, bold),
  line(`M150 30L${strangersHand[0] - 4} ${strangersHand[1] - 11}`, { stroke: signal }),
  step([104, 20], 1) + words([119, 25], 'Hands'),
  step([82, 68], 2) + words([97, 73], 'Where') + words([97, 89], 'they look'),
  way('M60 164q96 26 204-2', [264, 162], -18),
  step([118, 192], 3) + words([133, 197], 'What bars the way out'),
)

const keepYourDistance = sheet(
  'keep-your-distance',
  214,
  line('M60 19A49 49 0 0 1 60 117', { dash: '2 6' }),
  line('M140 12A98 98 0 0 1 140 124', { stroke: signal, width: 2.5, dash: '2 6' }),
  seen('you', [60, 68], 0, {
    arms: [
      [44, -10],
      [8, 16],
    ],
    size: 1.1,
  }),
  seen('other', [158, 68], 180, {
    arms: [
      [8, -16],
      [44, 10],
    ],
    size: 1.1,
  }),
  seen('other', [276, 68], 180),
  line('M196 68h54', { dash: '1 7' }),
  line('M60 122v82M158 144v20M276 90v114', { width: 1, dash: '1 5' }),
  span([60, 128], [109, 128], { width: 2 }),
  words([116, 133], 'One arm: only react'),
  span([60, 160], [158, 160]),
  words([165, 165], 'Two: see, step, speak', { fill: signal }),
  span([60, 198], [276, 198], { width: 2 }),
  words([168, 192], 'Ten steps: cross the street', centred),
)

const slap = ([x, y]: Place) =>
  line(`M${x - 10} ${y + 9}l-3 5M${x} ${y + 10}v6M${x + 10} ${y + 9}l3 5`, { stroke: signal, width: 2.5 })

const standAndMove = sheet(
  'stand-and-move',
  186,
  columns,
  line('M6 130h88M106 130h88M206 130h88', faint),
  person('you', {
    at: 56,
    ground: 130,
    lean: -10,
    head: 26,
    legs: ['30 -16', '64 20'],
    feet: [0, -20],
    arms: ['40 70', '50 80'],
  }),
  line('M24 130v-12h18v12z', { fill: tone }),
  way('M34 46q-10 10-12 24', [22, 70], 100),
  person('you', {
    at: 142,
    ground: 128,
    lean: -30,
    head: 48,
    legs: ['112 20', '120 26'],
    feet: [-10, -10],
    arms: ['44 70', '52 78'],
  }),
  person('you', {
    at: 248,
    ground: 130,
    size: 0.85,
    lean: -72,
    head: 62,
    legs: ['128 52', '140 60'],
    feet: [-50, -50],
    arms: ['70 94', { to: [254, 127], elbow: 1 }],
  }),
  slap([250, 130]),
  step([14, 18], 1) + step([114, 18], 2) + step([214, 18], 3),
  words([50, 158], 'Chin to chest', centred),
  words([150, 158], 'Knees bend', centred),
  words([250, 158], 'Forearms slap', centred),
  words([250, 174], 'beside you', centred),
)

const useYourVoice = sheet(
  'use-your-voice',
  212,
  line('M150 8v196', { width: 1, dash: '1 5' }),
  line('M6 164h136M158 164h136', faint),
  person('you', { at: 32, ground: 164, arms: ['14 60', '24 66'] }),
  person('other', { at: 118, ground: 164, looks: 'left', lean: 6, arms: ['20 60', '30 150'] }),
  sound([50, 70], 1),
  bubble(8, 8, 116, 24, [38, 50]),
  words([66, 25], 'You are angry.', centred),
  person('you', { at: 182, ground: 164, legs: ['-18 -20', '16 2'], arms: ['44 118', '56 128'] }),
  person('other', { at: 264, ground: 164, looks: 'left', lean: 4, legs: ['-24 -34', '26 4'], arms: ['-24 6', '24 40'] }),
  sound([204, 66], 3),
  bubble(160, 8, 132, 24, [188, 50]),
  words([226, 25], 'Stop. Stay back.', { anchor: 'middle', fill: signal }),
  words([75, 184], 'Upset:', centred),
  words([75, 201], 'low and slow', centred),
  words([225, 184], 'Keeps coming:', centred),
  words([225, 201], 'short and loud', centred),
)

/** A gate of the law: the way goes on where the answer is yes. */
const gates = [
  ['Imminent', 'about to happen'],
  ['Necessary', 'nothing milder left'],
  ['Proportionate', 'matches the danger'],
  ['Reasonable', 'others would agree'],
  ['Innocent', 'you did not start it'],
] as const
const gate = ([name, question]: readonly [string, string], index: number) => {
  const y = 34 + index * 46
  return (
    line(`M20 ${y - 13}v26M68 ${y - 13}v26`, { width: 4 }) +
    line(`M20 ${y}l18-9M68 ${y}l-18-9`) +
    words([82, y - 2], name) +
    words([82, y + 14], question) +
    arrow([202, y], [230, y], { width: 2 })
  )
}

const whatTheLawAllows = sheet(
  'what-the-law-allows',
  268,
  ...gates.map(gate),
  words([216, 28], 'No', centred),
  line('M238 16v220', { width: 5 }),
  words([248, 112], 'Not'),
  words([248, 128], 'self-'),
  words([248, 144], 'defense'),
  arrow([44, 8], [44, 256]),
  words([58, 258], 'Five times yes, while the danger lasts', { fill: signal }),
)

const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S']

const planYourTraining = sheet(
  'plan-your-training',
  206,
  arrow([34, 160], [34, 14], { width: 2 }),
  line('M34 160h258'),
  ...days.map((day, index) => words([56 + index * 36, 180], day, { anchor: 'middle' })),
  line(days.map((_, index) => `M${56 + index * 36} 156v8`).join('')),
  ...days.map((_, index) => tick([56 + index * 36, 192])),
  line('M56 52q36 66 110 82t126 16', { dash: '2 6', width: 2.5 }),
  line('M56 52q12 34 36 46V46q14 26 36 36V42q14 20 36 28V38q16 14 36 20V34q16 12 36 16V30q16 10 36 14v-16q16 6 22 8', bold),
  words([176, 22], 'Fifteen minutes a day', { anchor: 'middle', fill: signal }),
  words([176, 124], 'Once, then nothing'),
  words([28, 24], 'Skill', { anchor: 'end' }),
  words([28, 197], 'Log', { anchor: 'end', fill: signal }),
)

export const week1 = [seeItEarly, keepYourDistance, standAndMove, useYourVoice, whatTheLawAllows, ...firstAid, planYourTraining]
