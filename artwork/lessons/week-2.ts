import { arrow, arrowhead, bold, box, disc, faint, frames, ink, line, paper, sheet, signal, step, tone, words } from './marks.ts'
import { person, seen } from './person.ts'
import { bubble, car, cross, door, phone, way } from './things.ts'

const centred = { anchor: 'middle' } as const

const whyYouDoNotPursue = sheet(
  'why-you-do-not-pursue',
  196,
  box(10, 10, 168, 84, { fill: tone }),
  line('M10 104h178V10M292 146H10', { width: 1 }),
  words([92, 56], 'Shops', centred),
  disc([96, 125], 22, { stroke: signal, width: 2.5, dash: '4 5' }),
  seen('you', [95, 125], 0, {
    arms: [
      [12, -8],
      [12, 8],
    ],
  }),
  seen('other', [24, 125], 0),
  seen('other', [56, 125], 0),
  line('M126 125h88q14 0 14-14V60', { dash: '3 6' }),
  cross([152, 125]),
  seen('other', [228, 78], -90),
  seen('other', [212, 34], 90),
  seen('other', [250, 38], 110),
  words([10, 166], 'Stay: witnesses, breath,', { fill: signal }),
  words([10, 182], 'your own ground', { fill: signal }),
  words([292, 166], 'Chase: you don’t', { anchor: 'end' }),
  words([292, 182], 'know who waits', { anchor: 'end' }),
)

const noticeAFollower = sheet(
  'notice-a-follower',
  228,
  box(60, 50, 114, 116, { fill: tone }),
  line('M36 196V38q0-12 12-12H186q12 0 12 12V178q0 12-12 12H48q-12 0-12-12', bold),
  arrowhead([36, 96], 270, bold) +
    arrowhead([120, 26], 0, bold) +
    arrowhead([198, 112], 90, bold) +
    arrowhead([148, 190], 180, bold),
  step([36, 26], 1) + step([198, 26], 2) + step([198, 190], 3) + step([36, 190], 4),
  words([116, 104], 'Four right', centred),
  words([116, 121], 'turns', centred),
  car([36, 136], 270, ink),
  car([88, 190], 180),
  words([88, 216], 'still there', centred),
  arrow([212, 26], [234, 26]),
  box(240, 8, 52, 60, { fill: tone }) + box(258, 44, 16, 24, { fill: paper }),
  disc([266, 26], 5, bold) + line('M266 16v-3M266 39v-3M276 26h3M253 26h3', { stroke: signal }),
  words([252, 90], 'Then: staff,', centred),
  words([252, 107], 'lights, call', centred),
)

const routesAndExits = sheet(
  'routes-and-exits',
  218,
  box(8, 24, 250, 152, { width: 4 }),
  line('M198 24v44M198 100v76', { width: 4 }),
  door([30, 176], 0, -1) + door([258, 70], 90, -1),
  words([228, 150], 'Kitchen', centred),
  disc([60, 66], 15, { fill: tone }) + disc([128, 58], 15, { fill: tone }) + disc([140, 128], 15, { fill: tone }),
  seen('other', [96, 82], 140) +
    seen('other', [72, 104], 120) +
    seen('other', [104, 112], 150) +
    seen('other', [66, 132], 110) +
    seen('other', [38, 122], 80),
  way('M46 148v48', [46, 198], 90, { width: 2, dash: '3 6' }),
  seen('you', [164, 84], 0),
  arrow([182, 84], [290, 84]),
  words([64, 208], 'The way in draws the crowd'),
  words([292, 16], 'Second door', { anchor: 'end', fill: signal }),
)

const floor = (left: number, top: number, number: number, name: string) =>
  line(`M${left + 8} ${top + 118}h134`, faint) + step([left + 18, top + 20], number) + words([left + 34, top + 25], name)

const small = { size: 0.8, legs: ['1 -1'] } as const

const breakAway = sheet(
  'break-away',
  268,
  frames,
  floor(0, 0, 1, 'Distance'),
  person('other', { ...small, at: 32, ground: 118, lean: 4, legs: ['-20 -30', '22 4'], arms: ['24 40'] }),
  person('you', { ...small, at: 96, ground: 118, lean: 8, legs: ['-28 -52', '30 4'], arms: ['-36 10', '34 80'] }),
  arrow([114, 74], [138, 74]),
  floor(150, 0, 2, 'People'),
  person('you', { ...small, at: 186, ground: 118, arms: ['76 88'] }),
  ...[248, 276].map((at) => person('other', { ...small, at, ground: 118, looks: 'left', arms: ['4 8'] })),
  disc([247, 42], 13, bold),
  line('M217 60l14-9', { stroke: signal, width: 2.5, dash: '2 5' }),
  floor(0, 134, 3, 'Walls'),
  person('other', { ...small, at: 118, ground: 252, looks: 'left', arms: ['40 110'] }),
  person('you', { ...small, at: 40, ground: 252, looks: 'left', legs: ['-20 -30', '20 2'], arms: ['30 60'] }),
  line('M84 252v-88', { width: 6 }),
  box(64, 206, 13, 11, { fill: signal, stroke: signal }) + line('M67 206v-4q0-5 4-5t4 5v4', { stroke: signal }),
  floor(150, 134, 4, 'Call'),
  person('you', { ...small, at: 200, ground: 252, head: 4, arms: ['48 168'] }),
  phone([208, 182], 13),
  bubble(222, 146, 70, 40, [214, 192]),
  words([257, 163], 'Where', centred),
  words([257, 179], 'I am …', centred),
)

const navigateWithoutAPhone = sheet(
  'navigate-without-a-phone',
  240,
  line('M96 40v164M150 40v164M204 40v164M62 78h180M62 122h180M62 166h180', { width: 1 }),
  line('M40 14q-14 28 2 56t-2 56 2 56-4 44M52 14q-14 28 2 56t-2 56 2 56-4 44'),
  line(`M62 29h180M62 35h180${Array.from({ length: 15 }, (_, tie) => `M${68 + tie * 12} 25v14`).join('')}`),
  line('M252 14v212M264 14v212', { width: 3 }) + line('M258 14v212', { dash: '6 7', width: 1.2 }),
  line('M62 208h182', { width: 6 }),
  seen('you', [150, 122], -90),
  arrow([224, 192], [224, 168], { width: 2 }) + words([224, 162], 'N', centred),
  arrow([150, 104], [150, 44]) + arrow([150, 140], [150, 198]) + arrow([132, 122], [64, 122]) + arrow([168, 122], [242, 122]),
  words([154, 22], 'Railroad', centred),
  words([154, 230], 'Main road', centred),
  `<g transform="rotate(-90 24 120)">${words([24, 120], 'River', centred)}</g>`,
  `<g transform="rotate(90 276 120)">${words([276, 120], 'Freeway', centred)}</g>`,
)

/** A thread from the phone to someone else, cut in its middle. */
const thread = (x1: number, y1: number, x2: number, y2: number) => {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return (
    line(`M${x1} ${y1}L${x2} ${y2}`, { dash: '3 5' }) +
    disc([x, y], 8, { fill: paper, stroke: paper }) +
    line(`M${x - 7} ${y + 7}l8-14M${x - 1} ${y + 7}l8-14`, bold)
  )
}

const leaveFewerTraces = sheet(
  'leave-fewer-traces',
  242,
  thread(124, 82, 68, 52) +
    thread(176, 82, 232, 52) +
    thread(124, 132, 68, 158) +
    thread(176, 132, 232, 158) +
    thread(150, 160, 150, 196),
  line('M128 46h44q6 0 6 6v100q0 6-6 6h-44q-6 0-6-6V52q0-6 6-6z', { fill: paper, width: 3 }) + line('M144 55h12M142 148h16'),
  line('M136 84h28v22h-28zM141 84v-8q0-9 9-9t9 9v8', { stroke: signal, fill: paper, width: 3 }),
  line('M48 56q-14-18-14-28a14 14 0 0 1 28 0q0 10-14 28z', { fill: tone }) + disc([48, 28], 5, { fill: paper }),
  words([48, 76], 'Location', centred),
  box(232, 20, 36, 26, { fill: tone }) + line('M226 52h48'),
  words([250, 76], 'Old devices', centred),
  disc([40, 160], 8, { fill: tone }) + line('M48 160h20v6M60 160v5'),
  words([48, 192], 'Accounts', centred),
  disc([250, 156], 14, { fill: tone }) + disc([250, 156], 3, { fill: ink }) + line('M232 146q-6 10 0 20M268 146q6 10 0 20'),
  words([250, 192], 'Trackers', centred),
  box(130, 200, 40, 18, { fill: tone }) + line('M134 216l10-9 8 6 8-9 8 12'),
  words([150, 235], 'Photos', centred),
)

export const week2 = [whyYouDoNotPursue, noticeAFollower, routesAndExits, breakAway, navigateWithoutAPhone, leaveFewerTraces]
