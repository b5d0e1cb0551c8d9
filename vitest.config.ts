import { defineConfig } from 'vitest/config'

/** These stand on the device's storage, its clock and its session, which a process has once. */
const onDevice = ['src/local/**/*.test.ts', 'src/remote/**/*.test.ts', 'src/state/**/*.test.ts', 'src/sync/**/*.test.ts']

const project = (name: string, include: string[], globalSetup?: string) => ({
  test: {
    name,
    include,
    environment: 'node',
    ...(globalSetup && { globalSetup, testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 }),
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'build/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
            'supabase/templates/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: onDevice,
          environment: 'node',
          // Pure rules keep nothing between files: they share a process, and take a sixth of the time.
          isolate: false,
        },
      },
      project('unit on the device', onDevice),
      project('database', ['supabase/tests/**/*.test.ts', 'supabase/seed/**/*.test.ts'], 'tests/setup/migrated-databases.ts'),
      project('integration', ['tests/integration/**/*.test.ts'], 'tests/setup/seeded-folder.ts'),
      project('simulation', ['tests/simulation/**/*.test.ts'], 'tests/setup/migrated-databases.ts'),
    ],
  },
})
