import { figure } from '../figure.ts'
import { area, ground, light, low, mid, signal, sky, stroke } from '../strokes.ts'

const frame = ` stroke="${low}" stroke-width="3"`
const ticks = [127, 138.6, 150.2, 161.8, 173.4, 185, 196.6].map((x) => `M${x} 162V170`).join('')

/** Two people an arm and a half apart; one practices a calm refusal, the hands open. */
export const voiceDrill = [
  sky,
  area('M0 0H320V34H0Z', low) + stroke('0 34 320 34', mid, 2),
  area('M26 52H96V112H26Z', 'none', frame) + area('M226 52H296V112H226Z', 'none', frame),
  ground(150),
  figure({
    head: '104 52',
    neck: '103 71',
    hip: '102 108',
    legs: ['92 130 88 156', '110 130 116 156'],
    arms: ['116 86 128 72', '114 90 127 82'],
    skin: 0.82,
    top: signal,
    trousers: mid,
    looks: 'right',
  }),
  figure({
    head: '218 54',
    neck: '219 73',
    hip: '220 110',
    legs: ['230 132 236 156', '212 132 208 156'],
    arms: ['228 92 226 108', '210 92 204 106'],
    skin: 0.5,
    top: light,
    trousers: mid,
    looks: 'left',
  }),
  `<path d="M134 46Q140 54 134 62M143 40Q152 54 143 68M152 34Q164 54 152 74" fill="none" stroke="${signal}" stroke-width="3" stroke-linecap="round"/>`,
  stroke('118 166 206 166', light, 1.5) + area('M118 166L127 161V171ZM206 166L197 161V171Z', light),
  `<path d="${ticks}" stroke="${light}"/>`,
].join('')
