import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { sharedParts } from '../src/domain/course/course-pages.ts'
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

/** Writes the pages of all sections as one file, and answers its name. */
async function writeSectionsFile(dist: string): Promise<string> {
  const names = (await readdir(join(dist, 'course'), { recursive: true }))
    .filter((name) => /^week-\d.+\.html$/.test(name))
    .toSorted()
  const pages = names.map(
    async (name) => [pageAddress(`/course/${name}`), await readFile(join(dist, 'course', name), 'utf8')] as const,
  )
  const text = JSON.stringify(sharedParts(new Map(await Promise.all(pages))))
  const file = `assets/${createHash('sha256').update(text).digest('hex').slice(0, 8)}.txt`
  await writeFile(join(dist, file), text)
  return file
}

type ManifestEntry = {
  url: string
  revision: string | null
  size: number
  integrity?: string
  extra?: true
  deferred?: true
  holdsSections?: true
  whenUsed?: true
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
    const first = firstFiles(built, await builtPages(dist))
    const toVerified = async ({ url, size }: ManifestEntry): Promise<ManifestEntry> => ({
      ...(isExtraFile(url, scripts) && { extra: true }),
      ...(!isFirst(url, first) && { deferred: true }),
      url: pageAddress(`/${url}`),
      revision: null,
      size,
      integrity: await integrityOf(dist, url),
      ...(pagesWithUse.includes(url) && { whenUsed: true }),
    })
    const sections = await writeSectionsFile(dist)
    const ofSections: ManifestEntry = { ...(await toVerified({ url: sections, revision: null, size: 0 })), holdsSections: true }
    return { manifest: [...(await Promise.all(entries.filter(({ url }) => !online.includes(url)).map(toVerified))), ofSections] }
  }
  return { plugin, transform }
}
