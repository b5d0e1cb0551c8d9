import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], slow = false) => ({
  test: {
    name,
    include,
    environment: 'node',
    ...(slow && { testTimeout: 60_000, hookTimeout: 120_000, fileParallelism: false }),
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
      project('database', ['supabase/tests/**/*.test.ts', 'supabase/seed/**/*.test.ts'], true),
      project('integration', ['tests/integration/**/*.test.ts'], true),
      project('simulation', ['tests/simulation/**/*.test.ts'], true),
    ],
  },
})
