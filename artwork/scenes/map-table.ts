import { skinDisc } from '../figure.ts'
import { area, dark, disc, light, low, mid, signal, sky, stroke } from '../strokes.ts'

/** A person from above, at a table: shoulders, head, and two arms that reach. */
function fromAbove(place: string, turn: number, top: string, skin: number): string {
  const arms = stroke('-15 4 -18 20 -13 34', top, 9) + stroke('15 4 17 18 11 31', top, 9)
  const palms = skinDisc('-13 34', 5, skin) + skinDisc('11 31', 5, skin)
  const head =
    disc('0 2', 11, dark) +
    disc('0 6.5', 8, light, ` fill-opacity="${skin}"`) +
    area('M-11 2A11 11 0 0 1 11 2C6 8-6 8-11 2Z', dark)
  return `<g transform="translate(${place}) rotate(${turn})">${arms}${palms}<ellipse rx="23" ry="12" fill="${top}"/>${head}</g>`
}

const pin = (place: string) => disc(place, 4.5, signal, ` stroke="${dark}" stroke-width="1.5"`)
const ring = ` stroke="${dark}" stroke-width="2.5"`

/** Four people over a street map, with two ways home. */
export const mapTable = [
  sky,
  stroke('0 60 320 60M0 120 320 120M80 0 80 180M240 0 240 180', low, 1),
  area('M62 34H258V146H62Z', mid),
  area('M78 46H242V134H78Z', light),
  `<path d="M78 70H242M78 94H242M78 116H242M104 46V134M134 46V134M170 46V134M204 46V134M226 46V134M78 60L150 134M180 46L242 108" stroke="${mid}" stroke-width="2.5" fill="none"/>`,
  area('M136 72H168V92H136Z', 'var(--success)', ' opacity=".7"'),
  stroke('92 124 104 116 104 94 170 94 170 70 226 70', 'var(--band)', 4),
  stroke('92 124 134 116 204 116 204 94 226 82 226 70', 'var(--band)', 3, ' stroke-dasharray="2 6"'),
  pin('104 94') + pin('170 94') + pin('204 116'),
  disc('226 70', 7, 'none', ring) + area('M92 116L99 129H85Z', 'none', ring),
  fromAbove('112 22', 4, signal, 0.85),
  fromAbove('204 20', -8, mid, 0.5),
  fromAbove('110 160', 184, 'var(--info)', 0.6),
  fromAbove('210 160', 172, signal, 0.9),
].join('')
