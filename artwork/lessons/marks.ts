/**
 * The marks that the drawings of the lessons are made of, on sheets 300 wide. Two colours: the ink of the place where a drawing stands, and
 * the theme's signal for the one thing that it teaches. A colour that a drawing names has
 * a token of its own. A sheet is never shown narrower than 250 px, so 14 is the smallest size of words.
 */
export const ink = 'currentColor'
export const signal = 'var(--signal)'
export const paper = 'var(--surface)'
/** A quiet ground for what is solid: a house, a table, a car. */
export const tone = 'var(--raised)'

export type Place = readonly [x: number, y: number]

/** Half a unit is less than can be seen. */
export const rounded = (value: number) => Math.round(value * 2) / 2
/** The path of a line through places. */
export const along = (points: readonly Place[]) => `M${points.flat().map(rounded).join(' ').replaceAll(' -', '-')}`

interface Look {
  stroke?: string | undefined
  width?: number
  fill?: string | undefined
  dash?: string | undefined
}

const attributes = ({ stroke, width, fill, dash }: Look) =>
  [
    stroke && ` stroke="${stroke}"`,
    width && ` stroke-width="${width}"`,
    fill && ` fill="${fill}"`,
    dash && ` stroke-dasharray="${dash}"`,
  ]
    .filter(Boolean)
    .join('')

/** A line or a shape by its path; without a look it is drawn in ink, 2 wide. */
export const line = (d: string, look: Look = {}) => `<path d="${d}"${attributes(look)}/>`
export const disc = ([x, y]: Place, radius: number, look: Look = {}) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}"${attributes(look)}/>`
export const box = (x: number, y: number, width: number, height: number, look: Look = {}) =>
  line(`M${x} ${y}h${width}v${height}h${-width}z`, look)

export const bold = { stroke: signal, width: 3 } as const
export const faint = { width: 1.2 } as const

/** What parts four steps, two by two. */
export const frames = line('M150 6v118M150 142v118M8 133h284', { width: 1, dash: '1 5' })

/** The head of an arrow with its tip at a place; 0 degrees point right, 90 down. */
export function arrowhead([x, y]: Place, degrees: number, look: Look = {}, size = 7): string {
  const back = (turn: number): Place => {
    const angle = ((degrees + turn) * Math.PI) / 180
    return [x - size * Math.cos(angle), y - size * Math.sin(angle)]
  }
  return line(along([back(38), [x, y], back(-38)]), { ...look, dash: undefined })
}

/** A straight line with an arrowhead at its end. */
export const arrow = (from: Place, tip: Place, look: Look = bold) =>
  line(along([from, tip]), look) + arrowhead(tip, (Math.atan2(tip[1] - from[1], tip[0] - from[0]) * 180) / Math.PI, look)

interface Lettering {
  anchor?: 'middle' | 'end'
  fill?: string | undefined
}

/** Words of a drawing, set in the display face by the place that shows it. */
export function words([x, y]: Place, text: string, { anchor, fill = ink }: Lettering = {}): string {
  return `<text x="${rounded(x)}" y="${rounded(y)}" fill="${fill}" stroke="none"${anchor ? ` text-anchor="${anchor}"` : ''}>${text}</text>`
}

/** The number of a step. */
export const step = ([x, y]: Place, number: number) =>
  disc([x, y], 10, { fill: ink }) + words([x, y + 5], `${number}`, { anchor: 'middle', fill: paper })

/** A measured distance: a line with a bar at each end. */
export const span = ([x1, y1]: Place, [x2, y2]: Place, look: Look = bold) => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [((y2 - y1) / length) * 5, ((x1 - x2) / length) * 5]
  const bar = (x: number, y: number) =>
    along([
      [x - nx, y - ny],
      [x + nx, y + ny],
    ])
  return line(
    `${along([
      [x1, y1],
      [x2, y2],
    ])}${bar(x1, y1)}${bar(x2, y2)}`,
    look,
  )
}

/** One drawing of the file: its id is the section that it teaches. */
export const sheet = (id: string, height: number, ...parts: readonly string[]) =>
  `<symbol id="${id}" viewBox="0 0 300 ${height}"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" font-size="14">${parts.join('')}</g></symbol>`
