import { figure, skinDisc } from '../figure.ts'
import { area, dark, ground, light, low, mid, signal, sky, stroke } from '../strokes.ts'

const bricks =
  '<path d="M0 30H320M0 60H320M0 90H320M60 0V30M160 0V30M260 0V30M110 30V60M210 30V60M60 60V90M160 60V90M260 60V90" stroke="var(--band)" stroke-width="2"/>'

/** A cadet packs a training wound; the partner speaks to the dispatcher. */
export const firstAid = [
  sky,
  area('M0 0H320V120H0Z', low) + area('M0 116H320V122H0Z', mid),
  bricks,
  ground(146),
  area('M70 140H236V152H70Z', mid),
  skinDisc('82 130', 9, 0.7) + stroke('98 134 150 134', mid, 17) + stroke('150 136 186 122 222 138', light, 11),
  stroke('110 132 122 146', mid, 8) + stroke('176 124 194 126', signal, 13),
  figure({
    head: '168 66',
    neck: '166 84',
    hip: '150 118',
    legs: ['138 142 124 146', '166 138 146 148'],
    arms: ['182 100 182 117', '176 102 188 118'],
    skin: 0.86,
    top: signal,
    trousers: dark,
    looks: 'right',
  }),
  figure({
    head: '262 44',
    neck: '262 63',
    hip: '264 102',
    legs: ['258 126 256 150', '272 126 276 150'],
    arms: ['248 80 240 96', '280 74 271 52'],
    skin: 0.52,
    top: light,
    trousers: mid,
    looks: 'left',
  }),
  stroke('271 42 274 54', dark, 5),
  area('M28 128H62V150H28Z', light) + stroke('38 128 40 122 50 122 52 128', light, 3),
  area('M42 132H48V136H52V142H48V146H42V142H38V136H42Z', signal),
].join('')
