import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** A plugin that writes files beside the finished pages; `make` answers their texts by name. */
export function afterBuild(
  name: string,
  make: (dist: string, config: ResolvedConfig) => Promise<Record<string, string>> | Record<string, string>,
): Plugin {
  let config: ResolvedConfig
  return {
    name,
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const dist = resolve(config.root, config.build.outDir)
        const files = await make(dist, config)
        await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(dist, file), text)))
      },
    },
  }
}
