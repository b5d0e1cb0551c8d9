import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { dist, readBuilt } from './built-page.ts'

export const KiB = 1024

/** How many bytes a host sends for these. */
export const compressed = (body: string | Buffer) => brotliCompressSync(body).length

const hashFor = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 7)

/** Each build names its scripts by other hashes, and their luck alone makes a page 70 bytes heavier or lighter: here each name has one for good. */
const withSteadyNames = (script: string) =>
  script.replaceAll(/([\w.-]+)-[\w-]{7}\.js/g, (_, name: string) => `${name}-${hashFor(name)}.js`)

const isText = (file: string) => /\.(html|css|svg|webmanifest)$/.test(file)

function weigh(file: string): number {
  if (file.endsWith('.js')) return compressed(withSteadyNames(readBuilt(file)))
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
