import { area, dark, disc, light, stroke } from './strokes.ts'

export interface Figure {
  head: string
  neck: string
  hip: string
  /** Each from the joint after the hip or the neck to the foot or the hand; the far limb comes first. */
  legs: readonly string[]
  arms: readonly string[]
  /** How light the skin is drawn, as in the portraits. */
  skin: number
  top: string
  trousers: string
  looks: 'left' | 'right'
}

export const skinDisc = (place: string, radius: number, skin: number) =>
  disc(place, radius, dark) + disc(place, radius, light, ` fill-opacity="${skin}"`)

const lastOf = (points: string) => points.split(' ').slice(-2).join(' ')

/** A person, from joints: enough to read a posture at a glance, nobody in particular. */
export function figure({ head, neck, hip, legs, arms, skin, top, trousers, looks }: Figure): string {
  const [far = '', near = ''] = arms.map((points) => stroke(`${neck} ${points}`, top, 7.5) + skinDisc(lastOf(points), 4.2, skin))
  const turn = looks === 'left' ? ' scale(-1 1)' : ''
  const shoe = area('M-3 -3H8A3 3 0 0 1 8 3H-3Z', dark)
  return [
    far,
    ...legs.map((points) => stroke(`${hip} ${points}`, trousers, 9.5) + at(lastOf(points), shoe, turn)),
    stroke(`${neck} ${hip}`, top, 18),
    skinDisc(head, 9.5, skin),
    at(head, area('M9-5A10.3 10.3 0 0 0-10 2L-7 8C-4 6-4 2-3-2C2-1 6-2 9-5Z', dark), turn),
    near,
  ].join('')
}

const at = (place: string, drawing: string, turn: string) => `<g transform="translate(${place})${turn}">${drawing}</g>`
