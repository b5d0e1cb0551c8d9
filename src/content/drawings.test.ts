import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { weekNumbers } from '../domain/course/course-week'
import { weekSections } from './curriculum/outline'
import { weekFiles } from './curriculum/week-files'
import type { SectionText } from './curriculum/lesson-text'
import { type Drawing, drawings, drawingsOf } from './drawings'
import { cadetWeek1 } from './week1/cadet-week1'
import { cadetWeek1Sections } from './week1/outline'

const fileOf = (name: string) => readFileSync(new URL(`../../public/artwork/${name}.svg`, import.meta.url), 'utf8')
const nameOf = ({ section, id = section }: Drawing) => id
const symbolOf = (file: string, name: string) =>
  fileOf(file).match(new RegExp(`<symbol id="${name}" viewBox="0 0 300 (\\d+)">.*</symbol>`))

const wordsIn = (symbol: string) =>
  [...symbol.matchAll(/<text [^>]*fill="([^"]+)"[^>]*>([^<]+)</g)].map(([, fill = '', text = '']) => ({ fill, text }))
const namesColour = /^(?:white|gr[ae]y|black|red|orange|yellow|green|blue|violet|purple|pink|brown)$/i

interface Numbered {
  readonly number: number
  readonly x: number
  readonly y: number
}

/** The numbers of steps as they are drawn, one list for each time that they begin again. */
function numberedIn(symbol: string): Numbered[][] {
  const lists: Numbered[][] = []
  for (const [, x, y, number] of symbol.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="10"[^>]*\/><text [^>]*>(\d)</g)) {
    if (number === '1') lists.push([])
    lists.at(-1)?.push({ number: Number(number), x: Number(x), y: Number(y) })
  }
  return lists
}

/** Numbers that stand less than this apart, across or down, stand in one column or row. */
const apart = 12
type Order = (one: Numbered, other: Numbered) => number
const byRows: Order = (one, other) => (Math.abs(one.y - other.y) < apart ? one.x - other.x : one.y - other.y)
const byColumns: Order = (one, other) => (Math.abs(one.x - other.x) < apart ? one.y - other.y : one.x - other.x)
const isSorted = (steps: readonly Numbered[], order: Order) =>
  steps.every(({ number }, index) => number === index + 1) &&
  steps.slice(1).every((step, index) => order(steps[index] ?? step, step) < 0)

const weeks = await Promise.all(weekNumbers.map((week) => weekFiles[week]()))
const lessons = Object.fromEntries([
  ...Object.entries(cadetWeek1).map(([id, blocks]) => [id, blocks.length] as const),
  ...weeks
    .flatMap(({ sections }) => Object.entries<SectionText>(sections))
    .map(([id, { content }]) => [id, content.length] as const),
])

it('every part of Cadet Week 1 and every section of the course has one drawing, in their order; some have more', () => {
  const more: Readonly<Record<string, number>> = { 'first-minutes-after': 4, 'getting-free': 2 }
  const sections = [...cadetWeek1Sections, ...weekNumbers.flatMap((week) => weekSections(week))].map(({ id }) => id)
  expect(drawings.map(({ section }) => section)).toEqual(sections.flatMap((id) => Array<string>(more[id] ?? 1).fill(id)))
  expect(drawingsOf('getting-free').map(nameOf)).toEqual(['wrist-held', 'getting-free'])
  expect(drawingsOf('how-to-study')).toEqual([])
})

it('the files hold these drawings and no others, each once', () => {
  const held = [...new Set(drawings.map(({ file }) => file))].flatMap((file) =>
    [...fileOf(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  )
  expect(held).toEqual(drawings.map(nameOf))
})

describe.each(drawings.map((drawing) => [nameOf(drawing), drawing] as const))('%s', (name, drawing) => {
  const { section, file, height, after, alt, caption } = drawing
  const [symbol = '', drawnHeight] = symbolOf(file, name) ?? []

  it('has a caption of a sentence, another text for those who do not see it, and a place in the lesson', () => {
    for (const text of [alt, caption]) expect(text).toMatch(/^[A-Z][^]{20,}\.$/)
    expect(alt).not.toBe(caption)
    expect(after).toBeGreaterThan(0)
    expect(after).toBeLessThanOrEqual(lessons[section] ?? 0)
  })

  it('is as high as the list says and weighs 1.5 to 6 KiB', () => {
    expect(Number(drawnHeight)).toBe(height)
    expect(symbol.length).toBeGreaterThanOrEqual(1.5 * 1024)
    expect(symbol.length).toBeLessThanOrEqual(6 * 1024)
  })

  it('is drawn in two colours and the tones of the paper, but for the colours that it names, with words that stay readable on the narrowest phone', () => {
    const colours = [...symbol.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour)
    const allowed = ['currentColor', 'none', 'var(--raised)', 'var(--signal)', 'var(--surface)']
    const named = wordsIn(symbol).flatMap(({ text }) => (namesColour.test(text) ? `var(--state-${text.toLowerCase()})` : []))
    expect(colours.filter((colour = '') => !allowed.includes(colour))).toEqual(named)
    const sizes = [...symbol.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)
    expect(symbol).not.toMatch(/undefined|NaN|style=|class=/)
  })

  it('writes a word that names a colour in ink, which contradicts none', () => {
    const named = wordsIn(symbol).filter(({ text }) => namesColour.test(text))
    expect(named.filter(({ fill }) => fill !== 'currentColor')).toEqual([])
  })

  it('has its numbers in the order of the eye: row by row, or from the left to the right', () => {
    const wrong = numberedIn(symbol).filter((steps) => ![byRows, byColumns].some((order) => isSorted(steps, order)))
    // A loop round a block, whose arrows lead from number to number.
    expect(wrong.length).toBe(name === 'notice-a-follower' ? 1 : 0)
  })
})
