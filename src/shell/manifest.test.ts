import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { academy } from '../content/academy'
import { defaultTheme, themeColor } from '../domain/app/theme'
import { SHARE_FIELD, SHARE_PATH } from '../sync/share-path'

const root = new URL('../../', import.meta.url)
const text = readFileSync(new URL('manifest.webmanifest', root), 'utf8')
const manifest: Record<string, unknown> = JSON.parse(text)

type Picture = { src: string; sizes: string; type: string; purpose?: string }
type Shortcut = { name: string; url: string; icons: Picture[] }
const { icons, screenshots, shortcuts }: { icons: Picture[]; screenshots: Picture[]; shortcuts: Shortcut[] } = JSON.parse(text)

test('the installed app has the names and colours of the site', () => {
  expect(manifest).toMatchObject({
    name: academy.name,
    short_name: academy.shortName,
    theme_color: themeColor[defaultTheme],
    background_color: themeColor[defaultTheme],
  })
})

test('every picture of the install folder is named, and every picture that is named is there', () => {
  const named = new Set([...text.matchAll(/"src": "\/install\/([^"]+)"/g)].map(([, name = '']) => name))
  expect([...named].toSorted()).toEqual(readdirSync(new URL('install', root)).toSorted())
})

// What PWABuilder's report card asks for, as https://docs.pwabuilder.com/#/builder/manifest lists it. An IARC rating is the one
// member that is left out: only the rating board can give its number.
const trimmed = (value: unknown) => typeof value === 'string' && value !== '' && value.trim() === value
const oneOf =
  (...words: string[]) =>
  (value: unknown) =>
    typeof value === 'string' && words.includes(value)
const color = (value: unknown) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
const list = (value: unknown) => Array.isArray(value) && value.length > 0
const record = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

test.each<[string, string, (value: unknown) => boolean]>([
  ['required', 'name', trimmed],
  ['required', 'short_name', (value) => trimmed(value) && String(value).length >= 3 && String(value).length <= 12],
  ['required', 'start_url', trimmed],
  ['required', 'icons', list],
  ['required', 'description', trimmed],
  ['recommended', 'id', trimmed],
  ['recommended', 'display', oneOf('fullscreen', 'standalone', 'minimal-ui', 'browser')],
  ['recommended', 'background_color', color],
  ['recommended', 'theme_color', color],
  ['recommended', 'orientation', oneOf('any', 'natural', 'landscape', 'portrait')],
  ['recommended', 'screenshots', list],
  ['recommended', 'shortcuts', list],
  ['recommended', 'launch_handler', record],
  ['recommended', 'handle_links', oneOf('auto', 'preferred', 'not-preferred')],
  ['optional', 'scope', trimmed],
  ['optional', 'lang', (value) => typeof value === 'string' && Intl.getCanonicalLocales(value)[0] === value],
  ['optional', 'dir', oneOf('ltr', 'rtl', 'auto')],
  ['optional', 'categories', list],
  ['optional', 'display_override', list],
  ['optional', 'share_target', record],
  ['optional', 'prefer_related_applications', (value) => typeof value === 'boolean'],
  ['optional', 'related_applications', Array.isArray],
  ['optional', 'protocol_handlers', Array.isArray],
  ['optional', 'edge_side_panel', (value) => record(value) && Number.isInteger(Reflect.get(Object(value), 'preferred_width'))],
])('%s: %s', (_category, member, holds) => {
  expect(manifest[member]).toSatisfy(holds)
})

test('there are icons for every place: any and maskable apart, a PNG of 512 pixels in both', () => {
  for (const purpose of ['any', 'maskable'])
    expect(icons).toContainEqual(expect.objectContaining({ purpose, sizes: '512x512', type: 'image/png' }))
  expect(icons.every(({ purpose }) => purpose === 'any' || purpose === 'maskable')).toBe(true)
})

test('each shortcut leads into the app and has an icon of 96 pixels', () => {
  expect(shortcuts.map(({ name }) => name)).toEqual(['Continue course', 'Bounties', 'My Bounties'])
  for (const { url, icons: own } of shortcuts) {
    expect(url.startsWith('/')).toBe(true)
    expect(own).toContainEqual(expect.objectContaining({ sizes: '96x96', type: 'image/png' }))
  }
})

/** Width and height from the header of a PNG, or of a JPEG's frame. */
function sizeOf(path: string): string {
  const bytes = readFileSync(new URL(path.slice(1), root))
  if (path.endsWith('.png')) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const isFrame = bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2
    if (isFrame) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
  }
  return 'unknown'
}

test('every picture has the size that the manifest says', () => {
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
  for (const { src, sizes } of pictures.filter((picture) => picture.type !== 'image/svg+xml'))
    expect(`${src} ${sizeOf(src)}`).toBe(`${src} ${sizes}`)
})

test('the share sheet posts where the worker listens', () => {
  expect(manifest['share_target']).toEqual({
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARE_FIELD, accept: ['image/jpeg', 'image/png', 'image/webp', 'image/*'] }] },
  })
})
