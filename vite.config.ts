import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { drawingsPage } from './artwork/drawings-page.ts'
import { verifiedFiles } from './build/file-integrity.ts'
import { hostFiles } from './build/host-files.ts'
import { prerenderPages } from './build/prerender-pages.ts'
import { rescuePagePlugin } from './build/rescue-page.ts'
import { runtimeWithReact } from './build/runtime-chunk.ts'
import { scriptChunks } from './build/script-chunks.ts'
import { withoutFacades } from './build/facade-chunks.ts'
import { scriptLoading } from './build/script-loading.ts'
import { searchFiles } from './build/search-files.ts'
import { searchIndex } from './build/search-index.ts'
import { oldBrowserScript } from './build/old-browser.ts'
import { socialPictures } from './build/social-pictures.ts'
import { isSupported } from './build/supported-browsers.ts'
import { themeBeforePaint } from './build/theme-before-paint.ts'
import { webManifest } from './build/web-manifest.ts'
import { embeddedBackend } from './supabase/embedded/vite-plugin.ts'

const verified = verifiedFiles()
const builtAt = new Date()

/**
 * Ad blockers hold back what is called newsletter, share or banner: a name that tells nothing is on no list. No compression makes a hash
 * smaller, and the app's script names each script on demand, so it is short.
 */
const assetName = 'assets/[hash:8]'

export default defineConfig(({ isSsrBuild, command }) => ({
  define: {
    __BUILD_TIME__: JSON.stringify(builtAt.toISOString()),
    __BUILD_ID__: JSON.stringify(`${builtAt.getTime()}`),
    __IS_SUPPORTED__: isSupported,
  },
  resolve: {
    alias: {
      // What the router's store takes is made for React 17 and before; this is the same package's part for what React has by itself.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // The package's first choice is its build for browsers without classes, nearly twice as heavy as this one.
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    },
  },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    tailwindcss(),
    themeBeforePaint(),
    searchIndex(),
    drawingsPage(),
    command === 'serve' && embeddedBackend(),
    !isSsrBuild && scriptLoading(),
    !isSsrBuild && withoutFacades(),
    !isSsrBuild && runtimeWithReact(),
    !isSsrBuild && socialPictures(),
    !isSsrBuild && webManifest(),
    command === 'build' && !isSsrBuild && prerenderPages(),
    command === 'build' && !isSsrBuild && searchFiles(),
    command === 'build' && !isSsrBuild && rescuePagePlugin(import.meta.dirname),
    command === 'build' && !isSsrBuild && oldBrowserScript(import.meta.dirname),
    !isSsrBuild && verified.plugin,
    command === 'build' && !isSsrBuild && hostFiles(),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src',
        filename: 'service-worker.ts',
        registerType: 'prompt',
        injectRegister: false,
        // `webManifest` hands it out: what this plugin would write itself, it would keep without a hash.
        manifest: false,
        injectManifest: {
          // One classic script: as a module it would keep `import.meta`, which only some browsers know in a worker.
          rollupFormat: 'iife',
          // No pictures for shops and share previews: the browser takes an icon when the app is installed, and keeps it.
          globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}'],
          // The worker renders unknown addresses by the shell, a section of the course and the whole course too, whose words are in the scripts
          // of the weeks, and the pages of a new password and of a payment, which do nothing without a network. It holds the rescue page in itself.
          // A browser that is too old for the app starts no worker.
          globIgnores: [
            '{_form,404,rescue,whole-course,payment-success}.html',
            'course/**',
            'auth/{reset,update}-password.html',
            'old-browser.js',
          ],
          manifestTransforms: [verified.transform],
          buildPlugins: { vite: [rescuePagePlugin(import.meta.dirname)] },
          maximumFileSizeToCacheInBytes: 1_000_000,
        },
      }),
  ],
  build: {
    manifest: true,
    sourcemap: false,
    // Syntax and styles, the worker's too. `supported-browsers.ts` says which functions the app asks for.
    target: 'baseline-widely-available',
    // One style sheet: it is inlined in every prerendered page, so a second one would only be a second copy.
    cssCodeSplit: false,
    // A list of what each script imports would be two KiB of every page. What a page needs at once stands in its HTML, a link
    // fetches the rest before it's pressed, and from the first visit on the worker holds everything.
    modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files) },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: scriptChunks(import.meta.dirname),
          hashCharacters: 'base36' as const,
          chunkFileNames: `${assetName}.js`,
          entryFileNames: `${assetName}.js`,
          assetFileNames: `${assetName}[extname]`,
        },
      },
    }),
  },
}))
