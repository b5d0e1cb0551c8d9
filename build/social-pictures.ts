import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { decompress } from 'wawoff2'
import type { Plugin } from 'vite'
import { academy } from '../src/content/academy.ts'
import { socialSheet, socialSheets } from './social-sheet.ts'

/** The app's own fonts, unpacked: the renderer reads no woff2, and the machine that builds may have no font at all. */
async function unpackFonts(folder: string, root: string): Promise<string[]> {
  const names = ['archivo-condensed', 'overpass']
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, `${name}.ttf`)
      await writeFile(file, await decompress(await readFile(join(root, `public/fonts/${name}.woff2`))))
      return file
    }),
  )
}

/** Draws the picture that a shared link shows, one a group of pages, into `social/` of the build. */
export function socialPictures(): Plugin {
  return {
    name: 'social-pictures',
    apply: 'build',
    async generateBundle() {
      const root = this.environment.config.root
      const folder = await mkdtemp(join(tmpdir(), 'fonts-'))
      try {
        const fontFiles = await unpackFonts(folder, root)
        const drawing = await readFile(join(root, 'public/art/contours.svg'), 'utf8')
        const contours = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing)?.[1] ?? ''
        for (const [group, sheet] of Object.entries(socialSheets)) {
          const svg = socialSheet(sheet, academy.name, contours.replaceAll('stroke="#000"', ''))
          const source = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng()
          this.emitFile({ type: 'asset', fileName: `social/${group}.png`, source })
        }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
