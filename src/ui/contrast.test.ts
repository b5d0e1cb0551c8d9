import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColor, themes } from '../domain/app/theme'

const sheet = readFileSync(new URL('../styles.css', import.meta.url), 'utf8')

type Palette = Record<string, string>

/** The declarations of one rule of the style sheet, by its exact selector. */
function declarations(selector: string): Palette {
  const start = sheet.indexOf(`\n${selector} {`)
  if (start < 0) return {}
  const body = sheet.slice(sheet.indexOf('{', start), sheet.indexOf('}', start))
  return Object.fromEntries([...body.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

/** The palette on one kind of ground, as the cascade gives it. */
function palette(theme: string, band: string): Palette {
  const root = theme === 'patriot' ? ':root,\n.patriot' : `.${theme}`
  const merged = { ...declarations(root) }
  if (band) Object.assign(merged, declarations('.band'), declarations(`.${theme} .band`))
  if (band && band !== 'band') Object.assign(merged, declarations(`.${band}`))
  return Object.fromEntries(
    Object.entries(merged).map(([name, value]) => [name, merged[/^var\(--(.+)\)$/.exec(value)?.[1] ?? ''] ?? value]),
  )
}

function luminance(hex: string): number {
  const channel = (from: number) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!/^#[\da-f]{6}$/.test(one ?? '') || !/^#[\da-f]{6}$/.test(other ?? '')) throw new Error(`no colours: ${one} on ${other}`)
  const [light = 0, dark = 0] = [luminance(one ?? ''), luminance(other ?? '')].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'surface', 'raised']
const texts = ['ink', 'muted', 'signal', 'link', 'danger', 'success', 'warning', 'info', 'violet']
/** Filled marks: a badge, a chosen chip, a hovered button. Their text takes the ground's colour. */
const fills = ['ink', 'muted', 'signal', 'danger', 'success', 'warning', 'info', 'violet']
const places = themes.flatMap((theme) => ['', 'band', 'band-deep', 'footer-ground'].map((band) => [theme, band] as const))

test.each(places)('%s %s: every text on every ground has 7:1', (theme, band) => {
  const colours = palette(theme, band)
  const weak = grounds.flatMap((ground) =>
    texts.filter((text) => contrast(colours[text], colours[ground]) < 7).map((text) => `${text} on ${ground}`),
  )
  weak.push(...fills.filter((fill) => contrast(colours['ground'], colours[fill]) < 7).map((fill) => `ground on ${fill}`))
  weak.push(
    ...['accent', 'accent-strong']
      .filter((fill) => contrast(colours['accent-ink'], colours[fill]) < 7)
      .map((fill) => `ink on ${fill}`),
  )
  // A menu's row takes the hairline's colour under the pointer.
  if (contrast(colours['ink'], colours['hairline']) < 7) weak.push('ink on hairline')
  expect(weak).toEqual([])
})

test.each(places)('%s %s: borders and focus rings can be seen (3:1)', (theme, band) => {
  const colours = palette(theme, band)
  const weak = grounds.flatMap((ground) =>
    ['line', 'focus', 'ink'].filter((mark) => contrast(colours[mark], colours[ground]) < 3).map((mark) => `${mark} on ${ground}`),
  )
  expect(weak).toEqual([])
})

test('the five states of awareness are the colours of their names in every theme, and on a gray print each is darker than the one before', () => {
  const names = ['white', 'yellow', 'orange', 'red', 'black'].map((name) => `state-${name}`)
  const colours = declarations(':root,\n.patriot')
  for (const name of names) expect(sheet.split(`--${name}:`)).toHaveLength(2)
  expect(names.slice(1).filter((name, index) => contrast(colours[names[index] ?? ''], colours[name]) < 1.4)).toEqual([])
  expect([colours[names[0] ?? ''], colours[names[4] ?? '']]).toEqual(['#ffffff', '#000000'])
})

test.each([...themes])('%s: the browser bar has the colour of the header', (theme) => {
  expect(palette(theme, '')['band']).toBe(themeColor[theme])
})
