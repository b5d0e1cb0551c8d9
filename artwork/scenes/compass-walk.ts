import { figure } from '../figure.ts'
import { area, dark, disc, ground, light, low, mid, signal, sky, stroke } from '../strokes.ts'

const crowns = area('M0-38A14 14 0 0 1 0-10A14 14 0 0 1 0-38Z', mid) + area('M5-34A6 6 0 0 1 5-22A6 6 0 0 1 5-34Z', low)
const tree = (place: string, size: number) =>
  `<g transform="translate(${place}) scale(${size})">${stroke('0 0 0 -16', mid, 3)}${crowns}</g>`

/** A pair walks a bearing across a park: one reads the compass, one counts the paces. */
export const compassWalk = [
  sky,
  `<g fill="none" stroke="${low}" stroke-width="1.5"><circle cx="232" cy="58" r="44"/><circle cx="232" cy="58" r="36" stroke-dasharray="1 6.5" stroke-width="6"/><path d="M232 4V112M178 58H286"/></g>`,
  area('M232 22L239 58H225Z', signal) + area('M232 94L225 58H239Z', mid),
  area('M0 120C40 92 70 104 110 96S190 70 236 92 300 84 320 96V180H0Z', low),
  tree('28 132', 1) + tree('58 128', 0.7) + tree('296 130', 0.9) + tree('266 124', 0.6),
  ground(136),
  stroke('160 152 290 142', light, 2, ' stroke-dasharray="7 6"'),
  stroke('295 130 295 146', light, 2) + area('M287 116H303V132H287Z', light) + area('M287 132L303 116V132Z', signal),
  figure({
    head: '82 60',
    neck: '82 78',
    hip: '80 112',
    legs: ['66 130 58 152', '94 128 98 152'],
    arms: ['70 92 66 108', '94 92 96 108'],
    skin: 0.55,
    top: mid,
    trousers: light,
    looks: 'right',
  }),
  figure({
    head: '138 56',
    neck: '137 74',
    hip: '134 110',
    legs: ['122 128 110 150', '148 128 154 152'],
    arms: ['150 88 164 82', '150 92 166 85'],
    skin: 0.88,
    top: signal,
    trousers: mid,
    looks: 'right',
  }),
  area('M160 74H176V86H160Z', light) + disc('168 80', 4, 'none', ` stroke="${dark}" stroke-width="1.5"`),
].join('')
