import { figure } from '../figure.ts'
import { area, dark, disc, light, low, mid, signal, sky } from '../strokes.ts'

function runner(place: string, size: number, top: string, skin: number): string {
  const stride = figure({
    head: '6 -58',
    neck: '4 -40',
    hip: '-4 -6',
    legs: ['-22 6 -40 -4', '14 10 8 34'],
    arms: ['18 -26 28 -36', '-12 -22 -4 -10'],
    skin,
    top,
    trousers: mid,
    looks: 'right',
  })
  return `<g transform="translate(${place}) scale(${size})">${stride}</g>`
}

/** A small group rounds the last bend of the track at first light. */
export const morningRun = [
  sky,
  disc('214 84', 46, signal),
  [60, 74, 88].map((radius) => disc('214 84', radius, 'none', ` stroke="${low}" stroke-width="2"`)).join(''),
  area('M0 84H320V180H0Z', low),
  area('M0 84C60 76 90 80 130 78V84ZM240 84C270 74 300 80 320 76V84Z', dark),
  `<path d="M-10 118C120 84 240 92 330 130M-10 138C120 98 236 108 330 150M-10 160C120 114 232 126 330 172M-10 186C110 134 226 146 320 194" fill="none" stroke="${mid}" stroke-width="2"/>`,
  runner('70 110', 0.72, mid, 0.5),
  runner('122 108', 0.82, light, 0.85),
  runner('182 116', 0.95, 'var(--info)', 0.62),
  runner('256 130', 1.15, signal, 0.9),
].join('')
