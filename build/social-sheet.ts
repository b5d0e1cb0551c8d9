import { type EachWeek, isLastWeek, weeksAtStart } from '../src/domain/course/course-week.ts'

interface Sheet {
  sheet: string
  lines: string[]
  /** The control that is filled, from 0: how far along the way this group of pages is. */
  leg: number
}

/** What a shared link shows: one sheet a group of pages. The groups are named by `image` of the page head. */
export const socialSheets = {
  academy: { sheet: 'Personal defense', lines: ['Know the ground.', 'Get home safe.'], leg: 0 },
  course: { sheet: 'Urban Navigation Course', lines: [`${weeksAtStart} weeks.`, 'No signal needed.'], leg: 1 },
  bounty: { sheet: 'Community bounties', lines: ['Pick one up.', 'Do the work.'], leg: 2 },
  pricing: { sheet: 'Plans & pricing', lines: ['Start free.', 'Pay once.'], leg: 3 },
  legal: { sheet: 'Plain words', lines: ['What we keep,', 'and what we don’t.'], leg: 4 },
} satisfies Record<string, Sheet>

const colors = { ground: '#0b1f3f', contour: '#2b4372', ink: '#ffffff', muted: '#c6d2e6', signal: '#ff9d92', band: '#05122a' }

type Point = readonly [number, number]

/** The course over the sheet, a start and a control for each week, as orienteering draws them. */
const start: Point = [730, 456]
const weekControls: EachWeek<Point> = {
  1: [815, 350],
  2: [910, 430],
  3: [990, 300],
  4: [925, 190],
  5: [1090, 130],
}
const route = [start, ...Object.values(weekControls)]

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function controls(reached: number): string {
  const legs = route.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = route[index] ?? [x, y]
    const length = Math.hypot(x - fromX, y - fromY)
    const trim = 34 / length
    const at = (share: number) => `${fromX + (x - fromX) * share} ${fromY + (y - fromY) * share}`
    return `<path d="M${at(trim)}L${at(1 - trim)}" stroke-dasharray="14 10"/>`
  })
  const marks = route.slice(1).map(([x, y], index) => {
    const filled = index === reached ? ` fill="${colors.signal}"` : ''
    const ring = isLastWeek(index + 1) ? `<circle cx="${x}" cy="${y}" r="35"/>` : ''
    return `<circle cx="${x}" cy="${y}" r="26"${filled}/>${ring}`
  })
  return `<g fill="none" stroke="${colors.signal}" stroke-width="5"><path d="M730 432l24 42h-48z"/>${legs.join('')}${marks.join('')}</g>`
}

/** The sheet as SVG, 1200 by 630. `contours`: the inner markup of the contour drawing, 1600 by 640. */
export function socialSheet({ sheet, lines, leg }: Sheet, academyName: string, contours: string): string {
  const title = lines.map((line, index) => `<text x="72" y="${262 + index * 92}">${escape(line.toUpperCase())}</text>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<rect width="1200" height="630" fill="${colors.ground}"/>
<g fill="none" stroke="${colors.contour}" transform="translate(-250 -10)">${contours}</g>
<rect width="760" height="520" fill="url(#fade)"/>
<linearGradient id="fade"><stop offset=".55" stop-color="${colors.ground}"/><stop offset="1" stop-color="${colors.ground}" stop-opacity="0"/></linearGradient>
${controls(leg)}
<g font-family="Archivo Condensed" font-weight="700" fill="${colors.ink}"><g font-size="84">${title}</g>
<text x="72" y="150" font-size="30" letter-spacing="3" fill="${colors.signal}">${escape(sheet.toUpperCase())}</text></g>
<rect y="510" width="1200" height="120" fill="${colors.band}"/>
<path d="M0 510h1200" stroke="${colors.ink}" stroke-width="6" stroke-dasharray="60 60"/>
<g transform="translate(72 546)" fill="none"><path d="M4 9l9 31 11-24 11 24 5-17" stroke="${colors.ink}" stroke-width="5.5"/><circle cx="41.5" cy="12.5" r="5" stroke="${colors.signal}" stroke-width="3.5"/></g>
<text x="138" y="584" font-family="Archivo Condensed" font-weight="700" font-size="38" fill="${colors.ink}">${escape(academyName.toUpperCase())}</text>
<text x="1128" y="582" text-anchor="end" font-family="Overpass" font-size="24" fill="${colors.muted}">Educational content for urban navigation</text>
</svg>`
}
