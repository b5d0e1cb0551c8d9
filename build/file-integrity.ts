import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { packPages } from '../src/domain/app/packed-pages.ts'
import { pageAddress } from '../src/domain/app/page-address.ts'
import { extraScripts, isExtraFile, onlineScripts } from './extra-files.ts'
import { firstFiles, isFirst, pagesWithUse } from './first-files.ts'
import { scriptManifest } from './script-manifest.ts'

/** The hash of a built file's bytes, as `integrity` attributes have it. */
export async function integrityOf(dist: string, file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(join(dist, file)))
    .digest('base64')}`
}

/** Writes these pages as one file, and answers its name. */
async function writePack(dist: string, names: readonly string[]): Promise<string> {
  const pages = names.toSorted().map(async (name) => [pageAddress(`/${name}`), await readFile(join(dist, name), 'utf8')] as const)
  const text = JSON.stringify(packPages(new Map(await Promise.all(pages))))
  const file = `assets/${createHash('sha256').update(text).digest('hex').slice(0, 8)}.txt`
  await writeFile(join(dist, file), text)
  return file
}

/** Where most visits begin: a file each, which is read a moment sooner than one of several pages. */
const begun = ['_shell', 'index', 'course', 'week1-content', 'bounty'].map((name) => `${name}.html`)
const pagesAlone: readonly string[] = [...begun, ...pagesWithUse]

const addresses = (files: readonly string[]) => ({ pages: files.map((name) => pageAddress(`/${name}`)) })

type ManifestEntry = {
  url: string
  revision: string | null
  size: number
  integrity?: string
  extra?: true
  deferred?: true
  holdsSections?: true
  pages?: string[]
  whenUsed?: true | 'owned'
}

/** Each built page by its file. */
async function builtPages(dist: string): Promise<Map<string, string>> {
  const names = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const)))
}

/**
 * What the worker is told of each file: its address, what its bytes must be, whether it may be missing, and whether it waits for its use on a
 * device that saves data. The plugin learns where the build lies. */
export function verifiedFiles() {
  let dist = ''
  const plugin: Plugin = {
    name: 'verified-files',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
  }
  const transform = async (entries: ManifestEntry[]) => {
    const built = await scriptManifest(dist)
    const [scripts, online] = [extraScripts(built), onlineScripts(built)]
    const pages = await builtPages(dist)
    const first = firstFiles(built, pages)
    const owned = Object.values(built).find(({ name }) => name === 'training')?.file
    const toVerified = async ({ url, size }: ManifestEntry): Promise<ManifestEntry> => ({
      ...(isExtraFile(url, scripts) && { extra: true }),
      ...((!isFirst(url, first) || scripts.has(url)) && url !== owned && { deferred: true }),
      url: pageAddress(`/${url}`),
      revision: null,
      size,
      integrity: await integrityOf(dist, url),
      ...(pagesWithUse.includes(url) && { whenUsed: true }),
      ...(url === owned && { whenUsed: 'owned' }),
    })
    const names = entries.map(({ url }) => url)
    const packed = names.filter((name) => name.endsWith('.html') && !pagesAlone.includes(name))
    const toPack = async (files: readonly string[], about: Partial<ManifestEntry>): Promise<ManifestEntry> => {
      const url = await writePack(dist, files)
      return { url: `/${url}`, revision: null, size: 0, integrity: await integrityOf(dist, url), ...about }
    }
    const [atFirst, later] = [packed.filter((name) => first.has(name)), packed.filter((name) => !first.has(name))]
    const sections = [...pages.keys()].filter((name) => /^course\/week-\d.+\.html$/.test(name))
    const packs = [
      toPack(atFirst, addresses(atFirst)),
      toPack(later, { deferred: true, ...addresses(later) }),
      toPack(sections, { deferred: true, holdsSections: true }),
    ]
    const alone = entries.filter(({ url }) => !online.includes(url) && !packed.includes(url))
    return { manifest: [...(await Promise.all(alone.map(toVerified))), ...(await Promise.all(packs))] }
  }
  return { plugin, transform }
}
