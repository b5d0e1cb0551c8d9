import { along, disc, ink, line, paper, type Place, rounded } from './marks.ts'

/** Degrees of the upper and the lower half of a limb: 0 hangs straight down, 90 points forward, -90 backward. */
type Bend = `${number} ${number}`
/** A hand that is led to a place: the elbow bends to one side of the line from the shoulder. */
type Reach = { readonly to: Place; readonly elbow: 1 | -1 }
type Arm = Bend | Reach

export interface Pose {
  /** Where the hip stands across, and the ground beneath. */
  at: number
  ground: number
  looks?: 'left' | 'right'
  /** Degrees of the back from upright, forward; of the head beyond the back. */
  lean?: number
  head?: number
  /** The far limb first; a limb alone is the near one. */
  legs?: readonly Bend[]
  arms?: readonly Arm[]
  /** Degrees of each foot from level, toes down. */
  feet?: readonly [number, number]
  size?: number
}

/** Lengths of a grown person who is 106 tall. */
const body = { back: 34, shoulder: 30, neck: 15, head: 8.5, thigh: 25, shin: 25, upperArm: 18, forearm: 18, foot: 9 }
const standing = ['4 -2', '-4 -4'] as const
const hanging = ['8 12', '-6 4'] as const
const degreesOf = (bend: Bend) => bend.split(' ').map(Number)

export interface Joints {
  hip: Place
  shoulder: Place
  neck: Place
  head: Place
  legs: readonly (readonly [Place, Place, Place])[]
  arms: readonly (readonly [Place, Place])[]
  size: number
}

/** The places of a person's joints: everyone has the same proportions, whatever the posture. */
export function joints(pose: Pose): Joints {
  const { at, ground, looks = 'right', lean = 0, head = 0, legs = standing, arms = hanging, feet = [0, 0], size = 1 } = pose
  const side = looks === 'left' ? -1 : 1
  const from = ([x, y]: Place, degrees: number, length: number): Place => {
    const angle = (degrees * Math.PI) / 180
    return [x + side * Math.sin(angle) * length * size, y + Math.cos(angle) * length * size]
  }
  const place = (hip: Place): Joints => {
    const shoulder = from(hip, 180 - lean, body.shoulder)
    const neck = from(hip, 180 - lean, body.back)
    return {
      hip,
      shoulder,
      neck,
      head: from(neck, 180 - lean - head, body.neck),
      legs: legs.map((bend, index) => {
        const [upper = 0, lower = 0] = degreesOf(bend)
        const knee = from(hip, upper, body.thigh)
        const ankle = from(knee, lower, body.shin)
        return [knee, ankle, from(ankle, 90 - (feet[index] ?? 0), body.foot)]
      }),
      arms: arms.map((arm) => {
        if (typeof arm === 'object') return reached(shoulder, arm.to, arm.elbow * side, size)
        const [upper = 0, lower = 0] = degreesOf(arm)
        const elbow = from(shoulder, upper, body.upperArm)
        return [elbow, from(elbow, lower, body.forearm)]
      }),
      size,
    }
  }
  const still = place([at, 0])
  const lowest = Math.max(
    still.hip[1] + 6 * size,
    still.head[1] + body.head * size,
    ...still.legs.flatMap((leg) => leg.map(([, y]) => y + 3.5 * size)),
  )
  return place([at, ground - lowest])
}

/** Elbow and hand of an arm that reaches for a place, as far as it is long. */
function reached([x, y]: Place, [toX, toY]: Place, bend: number, size: number): readonly [Place, Place] {
  const half = body.upperArm * size
  const distance = Math.hypot(toX - x, toY - y) || 1
  const length = Math.min(distance, half * 2)
  const [dx, dy] = [(toX - x) / distance, (toY - y) / distance]
  const out = Math.sqrt(half ** 2 - (length / 2) ** 2) * bend
  const elbow: Place = [x + (dx * length) / 2 - dy * out, y + (dy * length) / 2 + dx * out]
  return [elbow, [x + dx * length, y + dy * length]]
}

export type Kind = 'you' | 'other'

type Limb = readonly [points: readonly Place[], width: number]

/** Limbs drawn together, each a capsule: you are filled, another person is an outline. A halo sets them off from what lies behind. */
function capsules(kind: Kind, limbs: readonly Limb[], halo = true): string {
  const layer = (more: number, stroke?: string) =>
    limbs.map(([points, width]) => line(along(points), { stroke, width: rounded(width + more) })).join('')
  if (kind === 'other') return layer(0) + layer(-4, paper)
  return (halo ? layer(3.5, paper) : '') + layer(0)
}

const headOf = (kind: Kind, place: Place, radius: number) =>
  disc(place, rounded(kind === 'you' ? radius + 1 : radius), kind === 'you' ? { fill: ink, stroke: paper } : { fill: paper })

export function person(kind: Kind, pose: Pose | Joints): string {
  const { hip, shoulder, neck, head, legs, arms, size } = 'at' in pose ? joints(pose) : pose
  const drawn = arms.map((arm): Limb => [[shoulder, ...arm], 7.5 * size])
  const [nearArm, farArm] = [drawn.pop(), drawn.pop()]
  const drawnLegs = legs.map((leg): Limb => [[hip, ...leg], 8 * size])
  const [nearLeg, farLeg] = [drawnLegs.pop(), drawnLegs.pop()]
  const back: Limb = [[neck, hip], 12.5 * size]
  return [
    farArm ? capsules(kind, [farArm], false) : '',
    farLeg ? capsules(kind, [farLeg], false) : '',
    capsules(kind, nearLeg ? [nearLeg, back] : [back]),
    headOf(kind, head, body.head * size),
    nearArm ? capsules(kind, [nearArm]) : '',
  ].join('')
}

/** A person seen from above; 0 degrees look right, 90 down. Arms are led forward from the shoulders to places of their own. */
export function seen(
  kind: Kind,
  [x, y]: Place,
  degrees: number,
  { arms = [], size = 1 }: { arms?: readonly Place[]; size?: number } = {},
): string {
  const shoulders: readonly [Place, Place] = [
    [0, -10],
    [0, 10],
  ]
  const limbs = arms.map((hand, index): Limb => [[shoulders[index] ?? [0, 0], hand], 5.5])
  const scale = size === 1 ? '' : `scale(${size})`
  const toes = line('M2-5h9M2 5h9', { width: 5 }) + (kind === 'other' ? line('M2-5h9M2 5h9', { stroke: paper, width: 1.5 }) : '')
  return `<g transform="translate(${rounded(x)} ${rounded(y)})rotate(${degrees})${scale}">${toes}${capsules(kind, limbs)}${capsules(kind, [[shoulders, 11]])}${headOf(kind, [1, 0], 6.5)}</g>`
}

interface Lying {
  /** Limbs from shoulder and hip on, the upper of the sheet first; a bent one lies over the body. */
  arms: readonly [readonly Place[], readonly Place[]]
  legs: readonly [readonly Place[], readonly Place[]]
  head?: Place
}

const lyingArm = (points: readonly Place[], side: 1 | -1): Limb => [[[3, side * 8], ...points], 7.5]
const lyingLeg = (points: readonly Place[], side: 1 | -1): Limb => [[[35, side * 5.5], ...points], 9]

/** Another person who lies, seen from above: the shoulders at a place, the head to the left of it and the legs to the right, 112 long. */
export function lying([x, y]: Place, { arms, legs, head = [-14, 0] }: Lying): string {
  const [farArm, nearArm] = [lyingArm(arms[0], -1), lyingArm(arms[1], 1)]
  const [farLeg, nearLeg] = [lyingLeg(legs[0], -1), lyingLeg(legs[1], 1)]
  const trunk: Limb = [
    [
      [6, 0],
      [32, 0],
    ],
    23,
  ]
  const parts = [
    capsules('other', [nearArm, nearLeg, trunk]),
    headOf('other', head, 9),
    capsules('other', [farLeg]),
    capsules('other', [farArm]),
  ]
  return `<g transform="translate(${x} ${y})">${parts.join('')}</g>`
}
