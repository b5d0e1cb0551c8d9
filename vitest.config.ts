import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], globalSetup?: string) => ({
  test: {
    name,
    include,
    environment: 'node',
    // What has no set-up of its own holds no state between files: they share a process, and the whole takes a sixth of the time.
    isolate: globalSetup !== undefined,
    ...(globalSetup && { globalSetup, testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 }),
  },
})

export default defineConfig({
  test: {
    projects: [
      project('unit', [
        'src/**/*.test.{ts,tsx}',
        'build/**/*.test.ts',
        'supabase/functions/**/*.test.ts',
        'supabase/templates/*.test.ts',
        'tests/*.test.ts',
      ]),
      project('database', ['supabase/tests/**/*.test.ts', 'supabase/seed/**/*.test.ts'], 'tests/setup/migrated-databases.ts'),
      project('integration', ['tests/integration/**/*.test.ts'], 'tests/setup/seeded-folder.ts'),
      project('simulation', ['tests/simulation/**/*.test.ts'], 'tests/setup/migrated-databases.ts'),
    ],
  },
})
