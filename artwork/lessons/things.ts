import { arrowhead, bold, box, disc, faint, ink, line, paper, type Place, signal, tone } from './marks.ts'

/** A phone, by its middle. */
export const phone = ([x, y]: Place, height = 14) => {
  const width = height * 0.56
  return box(x - width / 2, y - height / 2, width, height, { fill: paper, width: 1.8 })
}

/** What somebody says: a box with a tail that points to the speaker. */
export const bubble = (left: number, top: number, width: number, height: number, [x, y]: Place) => {
  const foot = Math.min(Math.max(x, left + 10), left + width - 10)
  return line(`M${left} ${top}h${width}v${height}H${foot + 5}L${x} ${y}L${foot - 5} ${top + height}H${left}z`, { fill: paper })
}

/** No: a cross in the signal's colour. */
export const cross = ([x, y]: Place, size = 6) =>
  line(`M${x - size} ${y - size}l${size * 2} ${size * 2}m0 ${-size * 2}l${-size * 2} ${size * 2}`, bold)
export const tick = ([x, y]: Place) => line(`M${x - 6} ${y}l4 5 8-10`, bold)

export const clock = ([x, y]: Place, radius = 12) =>
  disc([x, y], radius, { fill: paper }) + line(`M${x} ${y - radius * 0.6}V${y}l${radius * 0.45} ${radius * 0.3}`)

/** A car seen from above, 40 long; 0 degrees drive right. */
export const car = ([x, y]: Place, degrees: number, fill = paper) =>
  `<g transform="translate(${x} ${y})rotate(${degrees})">${line('M-20-6q0-4 4-4h30q6 0 6 10t-6 10h-30q-4 0-4-4z', { fill })}${line('M6-7q3 7 0 14M-11-7q-2 7 0 14', { stroke: fill === ink ? paper : ink, width: 1.6 })}</g>`

/** A door in a wall seen from above, hung at a place: the opening is 26 wide and runs on at `degrees`, the leaf stands open beside it. */
export const door = ([x, y]: Place, degrees: number, leaf: 1 | -1 = 1) =>
  `<g transform="translate(${x} ${y})rotate(${degrees})">${line('M0 0h26', { stroke: paper, width: 6 })}${line(`M0 0v${26 * leaf}`)}${line(`M0 ${26 * leaf}A26 26 0 0 ${leaf === 1 ? 0 : 1} 26 0`, faint)}</g>`

/** A house seen from above. */
export const house = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, { fill: tone }) + line(`M${x} ${y + height / 2}h${width}`, faint)

/** A way that curves: `d` ends at the tip, where it runs at `degrees`. */
export const way = (d: string, tip: Place, degrees: number, look: { stroke?: string; width?: number; dash?: string } = bold) =>
  line(d, look) + arrowhead(tip, degrees, look)

/** Sound that spreads to the right or the left: the more lines, the louder. */
export const sound = ([x, y]: Place, lines: number, side: 1 | -1 = 1) =>
  line(
    Array.from({ length: lines }, (_, index) => {
      const half = 6 + index * 5
      return `M${x + side * index * 7} ${y - half}q${side * half * 0.8} ${half} 0 ${half * 2}`
    }).join(''),
    { stroke: signal, width: lines > 2 ? 3.5 : 2 },
  )
