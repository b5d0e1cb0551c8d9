import type { Plugin } from 'vite'
import { themeBoot } from '../src/shell/theme-boot.ts'

/** Puts the one line that sets the saved theme into the head, before anything is painted. */
export function themeBeforePaint(): Plugin {
  return {
    name: 'theme-before-paint',
    transformIndexHtml: () => [{ tag: 'script', children: themeBoot, injectTo: 'head' }],
  }
}
