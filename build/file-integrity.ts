import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { pageAddress } from '../src/domain/page-address.ts'
import { extraScripts, isExtraFile, onlineScripts } from './extra-files.ts'
import { scriptManifest } from './script-manifest.ts'

/** The hash of a built file's bytes, as `integrity` attributes have it. */
export async function integrityOf(dist: string, file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(join(dist, file)))
    .digest('base64')}`
}

type ManifestEntry = { url: string; revision: string | null; size: number; integrity?: string; extra?: true }

/** What the worker is told of each file: its address, what its bytes must be, and whether it may be missing. The plugin learns where the build lies. */
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
    const toVerified = async ({ url, size }: ManifestEntry): Promise<ManifestEntry> => ({
      ...(isExtraFile(url, scripts) && { extra: true }),
      url: pageAddress(`/${url}`),
      revision: null,
      size,
      integrity: await integrityOf(dist, url),
    })
    return { manifest: await Promise.all(entries.filter(({ url }) => !online.includes(url)).map(toVerified)) }
  }
  return { plugin, transform }
}
