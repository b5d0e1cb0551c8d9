/** The parts a portrait is put together from, on a sheet of 96 by 96. Every tone is a token of the dark band, so three themes need one drawing. */

const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
const line = (d: string, stroke = 'var(--band-deep)', width = 1.6) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const dark = 'var(--band-deep)'
const light = 'var(--ink)'

export const faces = {
  oval: 'M33 41C33 23 63 23 63 41C63 55 56 65 48 65S33 55 33 41Z',
  square: 'M33 40C33 23 63 23 63 40V51C63 58 56 65 48 65S33 58 33 51Z',
  long: 'M34 40C34 22 62 22 62 40C62 56 56 68 48 68S34 56 34 40Z',
  round: 'M32 43C32 25 64 25 64 43C64 57 56 64 48 64S32 57 32 43Z',
} as const

export const hairBehind = {
  none: '',
  bob: shape('M28 44C26 18 70 18 68 44C69 56 68 62 64 66H32C28 62 27 56 28 44Z', dark),
  long: shape('M28 44C25 16 71 16 68 44C69 62 72 74 74 82H22C24 74 27 62 28 44Z', dark),
  tail: shape('M58 26C76 22 78 44 72 62C70 68 66 66 66 60C70 46 66 36 58 34Z', dark),
  braids: shape('M31 40C28 50 29 66 26 80L33 82C36 68 35 56 36 48ZM65 40C68 50 67 66 70 80L63 82C60 68 61 56 60 48Z', dark),
  afro: `<circle cx="48" cy="35" r="24" fill="${dark}"/>`,
  scarf: shape('M26 46C22 14 74 14 70 46C71 62 76 74 80 84L16 84C20 74 25 62 26 46Z', 'var(--line)'),
} as const

export const hairFront = {
  none: '',
  crop: shape('M32 40C29 20 42 17 50 18C62 18 67 27 64 40C62 34 60 31 56 30C48 33 40 31 36 31C34 33 33 36 32 40Z', dark),
  buzz: shape('M33 37C32 21 64 21 63 37C58 29 38 29 33 37Z', dark, ' opacity=".75"'),
  swept: shape('M32 41C28 20 44 14 58 18C68 22 66 32 64 40C62 32 56 29 50 29C44 33 36 32 32 41Z', dark),
  parted: shape('M31 46C28 22 40 19 48 20C56 19 68 22 65 46C63 36 58 31 48 28C38 31 33 36 31 46Z', dark),
  fringe: shape('M31 45C29 20 40 18 48 18S67 20 65 45L63 37C56 39 42 39 33 37Z', dark),
  curls: [
    [34, 32],
    [39, 25],
    [48, 22],
    [57, 25],
    [62, 32],
    [44, 29],
    [53, 29],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.5" fill="${dark}"/>`)
    .join(''),
  bun:
    shape('M32 41C30 22 42 20 48 20S66 22 64 41C61 32 56 29 48 29S35 32 32 41Z', dark) +
    `<circle cx="48" cy="15" r="7.5" fill="${dark}"/>`,
  receding: shape('M32 42C30 34 32 28 36 26C36 32 34 36 34 44ZM64 42C66 34 64 28 60 26C60 32 62 36 62 44Z', dark),
  cap:
    shape('M31 35C31 17 65 17 65 35Z', 'var(--signal)') +
    shape('M30 34H66L74 39H52C44 36 36 36 30 37Z', dark) +
    line('M48 21V34'),
  campaign:
    shape('M18 33C30 26 66 26 78 33C66 37 30 37 18 33Z', 'var(--line)') +
    shape('M34 30L38 14L48 18L58 14L62 30Z', 'var(--line)') +
    line('M34 29C42 32 54 32 62 29', 'var(--signal)', 2.4),
  helmet: shape('M29 38C29 14 67 14 67 38Z', 'var(--signal)') + line('M29 38H67M48 20V36M38 22V36M58 22V36'),
  veil: shape('M31 48C28 22 68 22 65 48C64 36 58 30 48 30S32 36 31 48Z', 'var(--line)'),
} as const

export const extras = {
  glasses: line('M37 43H45V48H38ZM51 43H59L58 48H51ZM45 44H51M37 43L32 41M59 43L64 41', dark, 1.5),
  round:
    '<g fill="none" stroke="var(--band-deep)" stroke-width="1.5"><circle cx="41.5" cy="45" r="4.5"/><circle cx="54.5" cy="45" r="4.5"/><path d="M46 44.5H50"/></g>',
  beard: shape(
    'M33 48C35 53 41 53 43 52.5H53C55 53 61 53 63 48C63 60 57 68 48 68S33 60 33 48ZM43 56.5C45 58.5 51 58.5 53 56.5Z',
    dark,
    ' fill-rule="evenodd"',
  ),
  stubble: shape('M33 48C36 54 42 53 48 53S60 54 63 48C62 60 56 66 48 66S34 60 33 48Z', dark, ' opacity=".28"'),
  moustache: shape('M40 55C43 51 47 52 48 53C49 52 53 51 56 55C52 56 50 55 48 54.5C46 55 44 56 40 55Z', dark),
  headset:
    line('M31 44C29 16 67 16 65 44', 'var(--line)', 2.6) +
    `<rect x="28" y="42" width="6" height="11" fill="var(--signal)"/><rect x="62" y="42" width="6" height="11" fill="var(--signal)"/>` +
    line('M31 53C32 60 36 62 41 61', 'var(--line)', 1.8),
  whistle: line('M40 74L48 84L56 74', 'var(--signal)', 1.8) + `<circle cx="48" cy="86" r="3" fill="var(--signal)"/>`,
  earrings: '<circle cx="32" cy="54" r="1.8" fill="var(--signal)"/><circle cx="64" cy="54" r="1.8" fill="var(--signal)"/>',
} as const

const shoulders = 'M8 96C9 82 24 77 40 73L48 80L56 73C72 77 87 82 88 96Z'

export const clothes = {
  jacket: shape(shoulders, 'var(--line)') + shape('M40 73L48 96L56 73L48 80Z', light) + line('M40 73L34 82L48 96L62 82L56 73'),
  uniform:
    shape(shoulders, 'var(--line)') +
    line('M48 81V96M41 73L36 81L46 84M55 73L60 81L50 84M14 86L26 81M82 86L70 81', dark, 1.8) +
    shape('M62 88H72V92H62Z', 'var(--signal)'),
  crew: shape(shoulders, 'var(--signal)') + line('M38 74C42 83 54 83 58 74', dark, 2),
  hood:
    shape(shoulders, 'var(--line)') +
    shape('M30 78C34 70 62 70 66 78C60 86 36 86 30 78Z', dark) +
    line('M43 84V94M53 84V94', light, 1.4),
  scrubs: shape(shoulders, 'var(--signal)') + line('M38 73L48 88L58 73', dark, 2.4),
  shirt: shape(shoulders, light) + line('M48 82V96M40 73L36 84L48 81L60 84L56 73', dark, 1.8),
  vest:
    shape(shoulders, light) +
    shape('M22 96V79L38 74L44 96ZM74 96V79L58 74L52 96Z', 'var(--signal)') +
    line('M24 88H42M54 88H72', light, 2),
} as const

export const neck = 'M41 56H55V74L48 80L41 74Z'
export const ears = 'M33 42C29 41 29 51 34 51ZM63 42C67 41 67 51 62 51Z'
export const shade = 'M49 29C62 29 64 40 62 49C60 59 55 65 49 65C54 58 53 36 49 29Z'
export const features =
  line('M38.5 40.5C40.5 39 43 39 45 40M51 40C53 39 55.5 39 57.5 40.5', dark, 1.8) +
  line('M48.5 44V51L46.5 52', dark, 1.3) +
  '<circle cx="42" cy="45" r="1.5" fill="var(--band-deep)"/><circle cx="54" cy="45" r="1.5" fill="var(--band-deep)"/>'
export const mouths = {
  calm: line('M43.5 57.5H52.5', dark, 1.7),
  smile: line('M43 56.5C45.5 59.5 50.5 59.5 53 56.5', dark, 1.7),
  wry: line('M43.5 58C47 58.5 50 58 53 56', dark, 1.7),
} as const
