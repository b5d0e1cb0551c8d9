import { type EachWeek, weekNumbers } from '../src/domain/course/course-week.ts'
import { symbolFile } from './symbol-file.ts'

/** What stands in the middle of each week's compass ring, as lines on a sheet of 64 by 64. */
const symbols: EachWeek<string> = {
  1: '<path d="M32 17L45 21V33C45 41 39 46 32 49C25 46 19 41 19 33V21Z"/><path class="s" d="M25 32L30.5 37.5L40 27"/>',
  2: '<path d="M20 47V19H36V47M16 47H48"/><path d="M31 33H31.1" stroke-width="4"/><path class="s" d="M37 33H50M45 27.5L50.5 33L45 38.5"/>',
  3: '<path d="M24 35V24.5A2.5 2.5 0 0 1 29 24.5V32V20.5A2.5 2.5 0 0 1 34 20.5V32V22A2.5 2.5 0 0 1 39 22V34V27A2.5 2.5 0 0 1 44 27V38C44 45 40 49 34 49C28 49 26 46 23 41L19 35.5C17.5 33 21 31 22.5 33Z"/><path class="s" d="M49 20L53 16M51 28H56"/>',
  4: '<path d="M16 20H40V36H27L20 42V36H16Z"/><path class="s" d="M44 27H50V42H46V47L40 42H31V40"/><path d="M22 26H34M22 30.5H30"/>',
  5: '<circle cx="32" cy="33" r="6"/><circle cx="18" cy="22" r="3.5"/><circle cx="47" cy="21" r="3.5"/><circle cx="46" cy="45" r="3.5"/><circle cx="19" cy="45" r="3.5"/><path class="s" d="M21 24.5L27 29M44 23.5L37 29M43 43L36.5 37.5M22 43L27.5 37"/>',
}

/** What stands for each category of bounties: a monument, a ballot, a medal, a hand that gives, a flag, a deed with its pen. */
const categories = {
  'historical-knowledge':
    '<path d="M14 27L32 15L50 27ZM14 50H50M17 45H47M20 31V41M28 31V41M36 31V41M44 31V41"/><path class="s" d="M32 22.5H32.1"/>',
  'civic-engagement':
    '<path d="M14 34H22M42 34H50V51H14V34M23 38H41M25 38V13H39V38"/><path class="s" d="M28.5 23L31.5 26L36 19.5"/>',
  'military-appreciation':
    '<path d="M21 12H43L36 28M21 12L28 28M32 12V25"/><circle cx="32" cy="38" r="12"/><path class="s" d="M32.0 31.6L33.6 35.8L38.1 36.0L34.6 38.8L35.8 43.2L32.0 40.7L28.2 43.2L29.4 38.8L25.9 36.0L30.4 35.8Z"/>',
  'community-service':
    '<path d="M12 43C16 38.5 21 38 25.5 40.5L34 44C38 46 36.5 50 32.5 49.5L25 48.5M36.5 46.5L46 41C50 39 52.5 42.5 49.5 45L39 52.5C35 55 31 55 26.5 54L13 52"/><path class="s" d="M32 34C22.5 27 21.5 18 27 16.5C30 16 32 18.5 32 20.5C32 18.5 34 16 37 16.5C42.5 18 41.5 27 32 34Z"/>',
  'flag-etiquette':
    '<path d="M18 14V54M13 54H23M18 15C25 11 30 19 37 15C42 12.5 46 13 50 15V37C46 35 42 34.5 37 37C30 41 25 33 18 37"/><circle cx="18" cy="11" r="2"/><path class="s" d="M18 22.5C25 18.5 30 26.5 37 22.5C42 20 46 20.5 50 22.5M18 30C25 26 30 34 37 30C42 27.5 46 28 50 30"/>',
  'constitutional-studies':
    '<path d="M20 19V47C20 50.5 22.5 52 25.5 52H45M39 34V47C39 50.5 41 52 43 52C46.5 52 47 49.5 47 47H26M39 20V18C39 14.5 37 13 34.5 13H16C13.5 13 13 15.5 13 19H20C20 15 18.5 13 16 13M25 22H33M25 28H31M25 34H29"/><path class="s" d="M51 14C43 19 37 29 33.5 43M51 14C52 24 47 31 38 33.5"/>',
} as const

/** The corners of a map sheet. */
const sheet = '<path d="M3 13V3H13M51 3H61V13M61 51V61H51M13 61H3V51"/>'

/** A compass ring in tens of degrees; the mark stands at the week's bearing, an equal part of the circle further each week. */
const ring = (week: number) =>
  `<circle cx="32" cy="32" r="30"/><circle cx="32" cy="32" r="26.5" stroke-width="3" stroke-dasharray="0.9 3.725"/><path transform="rotate(${Math.round(((week - 1) * 3600) / weekNumbers.length) / 10} 32 32)" d="M32 9L36 1.5H28Z" fill="var(--signal)" stroke="var(--signal)" stroke-width="1"/>`

/** Lines in the ink, what matters in the signal's colour, and the frame around them. */
function emblem(id: string, lines: string, frame: string): string {
  const drawn = lines.replaceAll('class="s"', 'stroke="var(--signal)" stroke-width="3"')
  return `<symbol id="${id}" viewBox="0 0 64 64"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawn}</g><g fill="none" stroke="currentColor" stroke-width="1.5">${frame}</g></symbol>`
}

/**
 * The file of the emblems of the weeks and of the categories of bounties: `<use href="/artwork/emblems.svg#week-1">`, in the ink and
 * signal of the place where it stands.
 */
export function emblemsFile(): string {
  const emblems = [
    ...weekNumbers.map((week) => emblem(`week-${week}`, symbols[week], ring(week))),
    ...Object.entries(categories).map(([id, lines]) => emblem(id, lines, sheet)),
  ]
  return symbolFile(emblems)
}
