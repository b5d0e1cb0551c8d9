/**
 * Whether all is asked, as `npm run test:all` does: also PostgreSQL beside the embedded engine, a thousand schedules, each edge function on Deno,
 * and what takes half a minute by itself. `npm test` asks for each promise once.
 */
export const isWhole = process.env['TEST_ALL'] === '1'

/** Vitest's files that `npm run test:all` alone runs. */
export const wideFiles = [
  // The embedded backend's own life: killed in mid write, started on folders of older versions, opened to a phone, run inside Vite; and the
  // desk, a program that is started anew for each question.
  ...['kill', 'data-folder', 'old-histories', 'migrations', 'lan', 'vite-plugin', 'desk'].map(
    (name) => `tests/integration/${name}.test.ts`,
  ),
  // The campaigns' commands are programs that are started anew for each question.
  'tests/simulation/campaign.test.ts',
  // Each broken engine and each spoilt policy is a run of its own.
  'tests/simulation/mutants.test.ts',
  'supabase/tests/policy-mutants.test.ts',
]
