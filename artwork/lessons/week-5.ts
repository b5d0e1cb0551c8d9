import { arrow, box, disc, faint, line, paper, sheet, signal, span, step, tone, words } from './marks.ts'
import { person, seen } from './person.ts'
import { house, phone } from './things.ts'

const centred = { anchor: 'middle' } as const

const powers = [
  ['Stop', 'reasonable suspicion'],
  ['Search', 'a judge’s warrant'],
  ['Arrest', 'an arrest warrant'],
  ['Question', 'Miranda, a lawyer'],
  ['Hold', 'charge and hearing'],
] as const
/** Each act of the authorities is behind a lock of its own. */
const power = ([act, authority]: readonly [string, string], index: number) => {
  const y = 30 + index * 44
  return (
    box(134, y - 4, 16, 13, { fill: signal, stroke: signal }) +
    line(`M137 ${y - 4}v-4q0-6 5-6t5 6v4`, { stroke: signal }) +
    words([162, y - 2], act) +
    words([162, y + 14], authority)
  )
}

const anatomyOfACapture = sheet(
  'anatomy-of-a-capture',
  238,
  line('M6 172h90', faint),
  person('you', { at: 48, ground: 172, size: 1.1, head: 4, arms: ['8 16', '50 170'] }),
  phone([59, 78], 17),
  words([50, 196], 'You: stay,', centred),
  words([50, 213], 'remember,', centred),
  words([50, 230], 'report', centred),
  line('M110 8v222', { width: 6 }),
  ...powers.map(power),
)

const aGoodWitness = sheet(
  'a-good-witness',
  236,
  line('M186 218V26h84v192', { width: 3 }) + line('M140 218h152', faint),
  line('M186 58h8v16h-8M186 148h8v16h-8', { width: 2, fill: tone }),
  person('other', { at: 228, ground: 218, size: 1.5, looks: 'left', legs: ['8 0', '-8 -6'], arms: ['10 14', '-8 4'] }),
  line('M214 62h26M218 62q-1-14 10-14t10 14', { fill: tone, width: 2.5 }),
  line('M214 90l-4 54h32l-2-52', { dash: '3 4' }),
  span([170, 48], [170, 218]),
  step([170, 132], 1) + step([203, 195], 2) + step([256, 104], 3),
  step([16, 40], 1) + words([32, 45], 'What lasts', { fill: signal }),
  words([32, 62], 'height, build, gait'),
  step([16, 102], 2) + words([32, 107], 'An hour'),
  words([32, 124], 'shoes, pants, bag'),
  step([16, 164], 3) + words([32, 169], 'A minute'),
  words([32, 186], 'jacket, hat, mask'),
)

const pair = (x: number, y: number, degrees: number) =>
  seen('other', [x, y], degrees) + seen('other', [x + (degrees % 180 ? 28 : 0), y + (degrees % 180 ? 0 : 24)], degrees)

const neighborsInAnEmergency = sheet(
  'neighbors-in-an-emergency',
  244,
  house(106, 10, 50, 40) + house(170, 10, 50, 40) + house(234, 10, 50, 40),
  house(106, 150, 50, 40) + house(170, 150, 50, 40) + house(234, 150, 50, 40),
  line('M96 64h196M96 136h196', { width: 1 }),
  disc([50, 100], 46, { stroke: signal, width: 2.5, dash: '4 5' }),
  seen('you', [50, 72], 90),
  seen('other', [26, 118], -40, {
    arms: [
      [15, -4],
      [15, 6],
    ],
  }) + box(36, 98, 10, 12, { fill: paper }),
  seen('other', [76, 118], 220, {
    arms: [
      [15, -4],
      [4, 14],
    ],
  }) + line('M58 102v-12M55 102h7v11h-7z', { fill: paper }),
  pair(119, 92, 270),
  pair(247, 108, 90),
  arrow([133, 78], [133, 56]),
  arrow([261, 122], [261, 144]),
  words([8, 214], 'One leads, one writes, one on the radio', { fill: signal }),
  words([8, 232], 'All others go in twos, door to door'),
)

export const week5 = [anatomyOfACapture, aGoodWitness, neighborsInAnEmergency]
