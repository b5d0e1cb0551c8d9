import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { isWhole, wideFiles } from './tests/setup/breadth.ts'
import { onDevice, onServer } from './tests/setup/on-device.ts'
import { quickHashes } from './tests/setup/quick-hashes.ts'

/** How long to wait for what never ends. No test measures time by it: a busy machine takes what it takes. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 90_000 } } }
const project = (name: string, include: string[], more: TestProjectInlineConfiguration['test'] = {}) => ({
  test: { name, include, environment: 'node', ...patience, ...more },
})
/** Tests on a database begin with what is made once for the whole run, and the files share two processes, where the engine is warm. */
const begun = (globalSetup: string, others: string[] = []) => ({
  globalSetup,
  maxWorkers: 2,
  isolate: false,
  exclude: [...(isWhole ? [] : wideFiles), ...others],
})

export default defineConfig({
  test: {
    projects: [
      project(
        'unit',
        [
          'src/**/*.test.{ts,tsx}',
          '{artwork,build}/**/*.test.ts',
          'supabase/functions/**/*.test.ts',
          'supabase/confusables/*.test.ts',
          'supabase/desk/*.test.ts',
          'supabase/templates/*.test.ts',
          'supabase/training/*.test.ts',
          'tests/*.test.ts',
        ],
        // Pure rules keep nothing between files: they share two processes, and take a sixth of the time.
        { exclude: onDevice, isolate: false, maxWorkers: 2, setupFiles: ['tests/setup/node-navigator.ts'] },
      ),
      // A thread is a new world as a process is, and begins in a third of the time.
      project('unit on the device', onDevice, { maxWorkers: 2, pool: 'threads', setupFiles: ['tests/setup/own-channels.ts'] }),
      project(
        'database',
        ['supabase/tests/**/*.test.ts', 'supabase/seed/**/*.test.ts'],
        begun('tests/setup/migrated-databases.ts'),
      ),
      // The files of `dist`: pages that one test file has parsed serve the next one too.
      project('built', ['tests/built/**/*.test.ts'], {
        globalSetup: 'tests/setup/require-build.ts',
        isolate: false,
        maxWorkers: 1,
      }),
      project('integration', ['tests/integration/**/*.test.ts'], {
        ...begun('tests/setup/seeded-folder.ts', onServer),
        env: quickHashes,
      }),
      project('integration on the device', onServer, {
        ...begun('tests/setup/seeded-folder.ts'),
        isolate: true,
        env: quickHashes,
      }),
      // Other engines than Chromium, a gigabyte each: one after the other.
      project('engines', ['tests/engines/**/*.test.ts'], { maxWorkers: 1 }),
      project('simulation', ['tests/simulation/**/*.test.ts'], {
        ...begun('tests/setup/migrated-databases.ts'),
        // Before any file, whichever comes first in its process: Dexie looks for IndexedDB once.
        setupFiles: ['fake-indexeddb/auto'],
      }),
    ],
  },
})
