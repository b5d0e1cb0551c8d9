import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { verifiedFiles } from './build/file-integrity.ts'
import { hostFiles } from './build/host-files.ts'
import { prerenderPages } from './build/prerender-pages.ts'
import { rescuePagePlugin } from './build/rescue-page.ts'
import { scriptChunks } from './build/script-chunks.ts'
import { withoutFacades } from './build/facade-chunks.ts'
import { scriptLoading } from './build/script-loading.ts'
import { searchFiles } from './build/search-files.ts'
import { socialPictures } from './build/social-pictures.ts'
import { themeBeforePaint } from './build/theme-before-paint.ts'
import { embeddedBackend } from './supabase/embedded/vite-plugin.ts'

const verified = verifiedFiles()

export default defineConfig(({ isSsrBuild, command }) => ({
  define: { __BUILD_TIME__: JSON.stringify(new Date().toISOString()) },
  // What the router's store takes is made for React 17 and before; this is the same package's part for what React has by itself.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    tailwindcss(),
    themeBeforePaint(),
    command === 'serve' && embeddedBackend(),
    !isSsrBuild && scriptLoading(),
    !isSsrBuild && withoutFacades(),
    !isSsrBuild && socialPictures(),
    command === 'build' && !isSsrBuild && prerenderPages(),
    command === 'build' && !isSsrBuild && searchFiles(),
    command === 'build' && !isSsrBuild && rescuePagePlugin(import.meta.dirname),
    !isSsrBuild && verified.plugin,
    command === 'build' && !isSsrBuild && hostFiles(),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src',
        filename: 'service-worker.ts',
        registerType: 'prompt',
        injectRegister: false,
        // It lies in `public`: what this plugin would write itself, it would keep without a hash.
        manifest: false,
        injectManifest: {
          // One classic script: as a module it would keep `import.meta`, which only some browsers know in a worker.
          rollupFormat: 'iife',
          // No pictures for shops and share previews: the browser takes an icon when the app is installed, and keeps it.
          globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}'],
          // The worker renders unknown addresses by the shell, and holds the rescue page in itself.
          globIgnores: ['404.html', 'rescue.html'],
          manifestTransforms: [verified.transform],
          buildPlugins: { vite: [rescuePagePlugin(import.meta.dirname)] },
          maximumFileSizeToCacheInBytes: 1_000_000,
        },
      }),
  ],
  build: {
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    // One style sheet: it is inlined in every prerendered page, so a second one would only be a second copy.
    cssCodeSplit: false,
    // A list of what each script imports would be two KiB of every page. What a page needs at once stands in its HTML, a link
    // fetches the rest before it's pressed, and from the first visit on the worker holds everything.
    modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files) },
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: scriptChunks(import.meta.dirname) } } }),
  },
}))
