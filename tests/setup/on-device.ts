/** Test files that stand on the device's storage, its clock and its session, which a process has once: each has a thread or a process of its own. */
export const onDevice = [
  'src/local/**/*.test.ts',
  'src/remote/**/*.test.ts',
  'src/clock.test.ts',
  'src/state/**/*.test.ts',
  'src/asks/**/*.test.ts',
  'src/sync/**/*.test.ts',
  'src/features/support/delivery.test.ts',
  'src/worker/push.test.ts',
]

/** The same, against the real backend. */
export const onServer = ['tests/integration/max-rows.test.ts', 'tests/integration/outbox.test.ts']
