import type { Plugin } from 'vite'
import { loneScript } from './lone-script.ts'

/** Writes the script that the boot script asks for when the app did not start. No device keeps it: such a browser has no worker of ours. */
export const oldBrowserScript = (root: string): Plugin => ({
  name: 'old-browser-script',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'old-browser.js', source: await loneScript(root, 'src/rescue/old-browser.ts') })
  },
})
