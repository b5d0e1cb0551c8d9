import { figure } from '../figure.ts'
import { area, dark, disc, ground, light, low, mid, signal, sky, stroke } from '../strokes.ts'

const team = (place: string) =>
  stroke(`112 92 ${place}`, light, 1.5, ' stroke-dasharray="3 5"') +
  disc(place, 9, 'var(--band)', ` stroke="${signal}" stroke-width="3"`) +
  disc(place, 3, signal)

/** A coordinator at a folding table logs the calls of three neighborhood teams. */
export const radioNet = [
  sky,
  `<path d="M0 30H320M0 60H320M0 90H320M0 120H320M40 0V140M100 0V140M160 0V140M220 0V140M280 0V140" stroke="${low}" stroke-width="1.5"/>`,
  area('M150 12H306V104H150Z', dark, ` stroke="${mid}" stroke-width="2"`),
  `<path d="M150 44L210 60 306 36M196 12L214 60 200 104M258 12L248 104M150 82L248 74 306 88" stroke="${low}" stroke-width="3" fill="none"/>`,
  team('176 34') + team('232 84') + team('284 52'),
  ground(150),
  figure({
    head: '72 54',
    neck: '70 73',
    hip: '66 112',
    legs: ['92 118 94 150', '90 122 84 152'],
    arms: ['88 92 104 98', '84 74 82 58'],
    skin: 0.6,
    top: signal,
    trousers: mid,
    looks: 'right',
  }),
  area('M34 112H76V118H34ZM38 118H44V152H38ZM66 118H72V152H66Z', mid),
  area('M86 104H232V111H86Z', light) + stroke('100 111 92 152M218 111 226 152', light, 4),
  area('M104 82H138V104H104Z', mid) + disc('114 93', 6, dark) + stroke('124 88 133 88M124 94 133 94', dark, 2),
  stroke('134 82 140 40', light, 2),
  `<path d="M134 32Q140 26 146 32M129 27Q140 16 151 27" fill="none" stroke="${signal}" stroke-width="2.5" stroke-linecap="round"/>`,
  area('M152 98L196 98 202 104H146Z', light, ` stroke="${dark}"`) + stroke('158 101 188 101', dark, 1.2),
].join('')
