import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The web app manifest's source: it stands beside `index.html`, and its pictures in `install`. */
const MANIFEST = 'manifest.webmanifest'
const ownPicture = /(?<="src": ")\/(install\/[^"]+)/g

/**
 * Hands out the manifest with its own pictures under the hashes of their bytes: browsers take a new icon for an installed app when its
 * address is new. In development both are served as they stand.
 */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    async generateBundle() {
      const { root } = this.environment.config
      const text = await readFile(join(root, MANIFEST), 'utf8')
      const addresses = new Map<string, string>()
      for (const [address, name = ''] of text.matchAll(ownPicture)) {
        const picture = this.emitFile({ type: 'asset', name, source: await readFile(join(root, name)) })
        addresses.set(address, `/${this.getFileName(picture)}`)
      }
      const source = text.replaceAll(ownPicture, (address) => addresses.get(address) ?? address)
      this.emitFile({ type: 'asset', fileName: MANIFEST, source })
    },
  }
}
