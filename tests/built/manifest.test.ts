import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist, fileAt, first, pageAt, readBuilt } from './built-page.ts'

const bytes = (file: string) => readFileSync(file, 'base64')

test('the manifest hands out each of its own pictures under a hash, and is what every page names', () => {
  const pictures = [...readBuilt('manifest.webmanifest').matchAll(/"src": "([^"]+)"/g)].map(([, address = '']) => address)
  const own = new Set(pictures.filter((address) => address !== '/favicon.svg'))
  expect([...own].filter((address) => !/^\/assets\/[a-z\d]{8}\.(?:png|jpg)$/.test(address))).toEqual([])
  const sources = readdirSync('install').map((name) => bytes(join('install', name)))
  expect([...own].map((address) => bytes(join(dist, fileAt(address) ?? ''))).toSorted()).toEqual(sources.toSorted())
  expect(first(pageAt('/'), 'link[rel="manifest"]').getAttribute('href')).toBe('/manifest.webmanifest')
})
