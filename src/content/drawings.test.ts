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

const weeks = await Promise.all(weekNumbers.map((week) => weekFiles[week]()))
const lessons = Object.fromEntries([
  ...Object.entries(cadetWeek1).map(([id, blocks]) => [id, blocks.length] as const),
  ...weeks
    .flatMap(({ sections }) => Object.entries<SectionText>(sections))
    .map(([id, { content }]) => [id, content.length] as const),
])

it('every part of Cadet Week 1 and every section of the course has one drawing, in their order; some have more', () => {
  const more: Readonly<Record<string, number>> = { 'first-minutes-after': 3, 'getting-free': 2 }
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

  it('is as high as the list says and weighs 2 to 6 KiB', () => {
    expect(Number(drawnHeight)).toBe(height)
    expect(symbol.length).toBeGreaterThanOrEqual(2 * 1024)
    expect(symbol.length).toBeLessThanOrEqual(6 * 1024)
  })

  it('is drawn in two colours and the tones of the paper, with words that stay readable on the narrowest phone', () => {
    const colours = [...symbol.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour)
    const allowed = ['currentColor', 'none', 'var(--raised)', 'var(--signal)', 'var(--surface)']
    expect(colours.filter((colour = '') => !allowed.includes(colour))).toEqual([])
    const sizes = [...symbol.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)
    expect(symbol).not.toMatch(/undefined|NaN|style=|class=/)
  })
})
