import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { academy } from '../content/academy'
import { defaultTheme, themeColor } from '../domain/theme'

const root = new URL('../../', import.meta.url)
const text = readFileSync(new URL('manifest.webmanifest', root), 'utf8')
const manifest: Record<string, unknown> = JSON.parse(text)

test('the installed app has the names and colours of the site', () => {
  expect(manifest).toMatchObject({
    name: academy.name,
    short_name: academy.shortName,
    theme_color: themeColor[defaultTheme],
    background_color: themeColor[defaultTheme],
  })
})

test('every picture it names is in public', () => {
  const pictures = [...text.matchAll(/"src": "([^"]+)"/g)].map(([, path = '']) => path)
  expect(pictures.length).toBeGreaterThanOrEqual(5)
  expect(pictures.filter((path) => !existsSync(new URL(`public${path}`, root)))).toEqual([])
})
