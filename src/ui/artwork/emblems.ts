/** What stands in the middle of each week's compass ring, as lines on a sheet of 64 by 64. */
const symbols = {
  'week-1': '<path d="M32 17L45 21V33C45 41 39 46 32 49C25 46 19 41 19 33V21Z"/><path class="s" d="M25 32L30.5 37.5L40 27"/>',
  'week-2':
    '<path d="M20 47V19H36V47M16 47H48"/><path d="M31 33H31.1" stroke-width="4"/><path class="s" d="M37 33H50M45 27.5L50.5 33L45 38.5"/>',
  'week-3':
    '<path d="M24 35V24.5A2.5 2.5 0 0 1 29 24.5V32V20.5A2.5 2.5 0 0 1 34 20.5V32V22A2.5 2.5 0 0 1 39 22V34V27A2.5 2.5 0 0 1 44 27V38C44 45 40 49 34 49C28 49 26 46 23 41L19 35.5C17.5 33 21 31 22.5 33Z"/><path class="s" d="M49 20L53 16M51 28H56"/>',
  'week-4':
    '<path d="M16 20H40V36H27L20 42V36H16Z"/><path class="s" d="M44 27H50V42H46V47L40 42H31V40"/><path d="M22 26H34M22 30.5H30"/>',
  'week-5':
    '<circle cx="32" cy="33" r="6"/><circle cx="18" cy="22" r="3.5"/><circle cx="47" cy="21" r="3.5"/><circle cx="46" cy="45" r="3.5"/><circle cx="19" cy="45" r="3.5"/><path class="s" d="M21 24.5L27 29M44 23.5L37 29M43 43L36.5 37.5M22 43L27.5 37"/>',
} as const

/** A compass ring in tens of degrees; the mark stands at the week's bearing, a fifth of the circle further each week. */
const ring = (week: number) =>
  `<circle cx="32" cy="32" r="30"/><circle cx="32" cy="32" r="26.5" stroke-width="3" stroke-dasharray="0.9 3.725"/><path transform="rotate(${(week - 1) * 72} 32 32)" d="M32 9L36 1.5H28Z" fill="var(--signal)" stroke="var(--signal)" stroke-width="1"/>`

/** The file of the five week emblems: `<use href="/artwork/emblems.svg#week-1">`, in the ink and signal of the place where it stands. */
export function emblemsFile(): string {
  const emblems = Object.entries(symbols).map(([id, lines], index) => {
    const drawn = lines.replaceAll('class="s"', 'stroke="var(--signal)" stroke-width="3"')
    return `<symbol id="${id}" viewBox="0 0 64 64"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawn}</g><g fill="none" stroke="currentColor" stroke-width="1.5">${ring(index + 1)}</g></symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${emblems.join('\n')}\n</svg>\n`
}
