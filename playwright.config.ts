import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './tests/setup/browser.ts'
import { chromiumFlags } from './tests/setup/chromium-flags.ts'

const port = Number(process.env['E2E_PORT'] ?? 4273)

const phone = { ...devices['Pixel 7'], defaultBrowserType: 'chromium' } as const
const launch = (weight: 'light' | 'whole') => ({ launchOptions: { executablePath: findBrowser(weight), args: chromiumFlags } })

/**
 * The same questions asked of every page, form or width: more than a machine of two cores can answer in the time that `npm test`
 * may take. They run with all others by `npm run test:e2e`. What the outbox and the worker promise under faults is not among them.
 */
const wide = [
  'accessibility',
  'account-messages',
  'before-hydration',
  'bounty-accessibility',
  'bounty-deadline',
  'bounty-failures',
  'bounty-keyboard',
  'bounty-lists',
  'bounty-photo',
  'edit-refused',
  'forms',
  'install',
  'layout-shift',
  'print',
  'share-photo',
  'zoom',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A machine of two cores stalls now and then: one more try, and the run says which tests needed it.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './tests/setup/e2e-server.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every test takes a third of the time: what fails is recorded when it's tried again.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'phone', use: { ...phone, ...launch('light') }, testIgnore: wide },
    { name: 'wide', use: { ...phone, ...launch('whole') }, testMatch: wide },
  ],
})
