import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { dist, readBuilt } from './built-page.ts'
import { scriptName } from './built-scripts.ts'

export const KiB = 1024

/** How many bytes a host sends for these. */
export const compressed = (body: string | Buffer) => brotliCompressSync(body).length

const hashFor = (nth: number) => createHash('sha256').update(`${nth}`).digest('hex').slice(0, 8)

/** When it was built, in letters and in ms since 1970. */
const buildTime = /\d{4}-\d\d-\d\dT[\d:.]{12}Z|\b1\d{12}\b/g

/** How an import on demand finds what it needs in a script that others share. */
const sharedName = /\b(m=>\(\{[\w$]+:m\.)[\w$]+/g

/**
 * Each build names its scripts by other hashes, what they share by other letters, and holds another time, and their luck alone makes a page 70 bytes
 * heavier or lighter: here the nth name has one for good, and it was always built at the same time.
 */
function withSteadyNames(script: string): string {
  const names = [...new Set(script.match(scriptName))]
  const steady = script.replaceAll(buildTime, (time) => (time.includes('T') ? '2026-11-28T09:22:53.377Z' : '1795857773377'))
  return steady.replaceAll(sharedName, '$1e').replaceAll(scriptName, (name) => `${hashFor(names.indexOf(name))}.js`)
}

const isText = (file: string) => /\.(css|svg|txt|webmanifest)$/.test(file)

function weigh(file: string): number {
  if (/\.(js|html)$/.test(file)) return compressed(withSteadyNames(readBuilt(file)))
  return isText(file) ? compressed(readBuilt(file)) : statSync(join(dist, file)).size
}

const sizes = new Map<string, number>()

/** How many bytes a host sends for a built file. Many tests ask for the same ones. */
export function sizeOf(file: string): number {
  const size = sizes.get(file) ?? weigh(file)
  sizes.set(file, size)
  return size
}

export const bytesOf = (file: string) => readFileSync(join(dist, file))
