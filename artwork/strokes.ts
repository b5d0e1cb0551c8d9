/** The tones of the dark band, and the few marks that the scenes are made of. Places are written as SVG does: 'x y x y'. */

export const dark = 'var(--band-deep)'
export const light = 'var(--ink)'
export const mid = 'var(--line)'
export const low = 'var(--hairline)'
export const signal = 'var(--signal)'

/** A line through points, round at its ends: a limb, a leg of a route, a rope. */
export const stroke = (points: string, colour: string, width: number, more = '') =>
  `<path d="M${points}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

export const area = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`

export function disc(place: string, radius: number, fill: string, more = ''): string {
  const [x, y] = place.split(' ')
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`
}

export const sky = area('M0 0H320V180H0Z', 'var(--band)')
export const ground = (y: number) => area(`M0 ${y}H320V180H0Z`, dark)
