import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './tests/setup/browser.ts'
import { chromiumFlags } from './tests/setup/chromium-flags.ts'

const phone = { ...devices['Pixel 7'], defaultBrowserType: 'chromium' } as const
const launch = (weight: 'light' | 'whole') => ({ launchOptions: { executablePath: findBrowser(weight), args: chromiumFlags } })

/** Whether only the tests of `npm test` are run, all in the light browser: those that bear the tag `@core`. */
const isCore = process.env['E2E_CORE'] === '1'

/**
 * The same questions asked of every page, form or width, in a whole Chromium: `npm run test:wide`.
 */
const wide = [
  'accessibility',
  'account-messages',
  'arriving',
  'bounty-accessibility',
  'bounty-deadline',
  'bounty-failures',
  'bounty-keyboard',
  'bounty-lists',
  'bounty-photo',
  'edit-refused',
  'forced-colors',
  'forms',
  'hosted',
  'install',
  'landmarks',
  'large-text',
  'layout-shift',
  'print',
  'share-photo',
  'taps',
  'zoom',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  // The tests of a file run in one worker, one after the other, and the files side by side.
  fullyParallel: false,
  forbidOnly: true,
  // In a new browser, with a new server: what passes the second time is told as flaky (tests/README.md).
  retries: 1,
  // One more than the cores of a small machine, since each waits for its server now and then.
  workers: isCore ? 3 : 2,
  // How long to wait for what never comes. No test measures time by them: a busy machine takes what it takes.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './tests/setup/e2e.ts',
  // Recording every test takes a third of the time: what fails leaves a picture, and `--trace on` records it.
  use: { screenshot: 'only-on-failure' },
  projects: isCore
    ? [{ name: 'core', use: { ...phone, deviceScaleFactor: 1, ...launch('light') }, grep: /@core/ }]
    : [
        { name: 'phone', use: { ...phone, ...launch('light') }, testIgnore: wide },
        { name: 'wide', use: { ...phone, ...launch('whole') }, testMatch: wide },
      ],
})
