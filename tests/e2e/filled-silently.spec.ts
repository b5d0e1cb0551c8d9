import type { Page } from '@playwright/test'
import { acceptBounty, dayFromNow } from './bounty.ts'
import { fillSilently } from './fill-silently.ts'
import { openPhoneStep } from './forms.ts'
import { outboxSamples } from './outbox-page.ts'
import { openHydrated, signIn, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

// Every form whose state is React's. Those that read the browser's own fields at the press stand in forms.spec.ts.

const [mine, other] = outboxSamples
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Opens a form that stands still: what it renders once it knows more would take off again what no event has told it of. */
async function openStill(page: Page, address: string) {
  await openHydrated(page, address)
  await page.waitForLoadState('networkidle')
}

interface Filled {
  form: string
  fill: (page: Page) => Promise<void>
}

const application: Filled = {
  form: 'the application’s phone and code',
  fill: async (page) => {
    await openPhoneStep(page)
    // Without its brackets: what is filled in is formatted as what is typed.
    await fillSilently(page.getByLabel('Phone Number'), '15551230042')
    await press(page, 'Send code')
    await expect(page.getByText('We sent a code to +1 555 123 0042.')).toBeVisible()
    const code = await page.getByRole('main').locator('strong.font-mono').textContent()
    await fillSilently(page.getByLabel('Verification Code'), code ?? '')
    await press(page, 'Verify Code')
    await expect(page).toHaveURL('/pricing')
  },
}

const acceptance: Filled = {
  form: 'the tick of an acceptance',
  fill: async (page) => {
    await openStill(page, `/bounty/${mine}/accept`)
    await fillSilently(page.getByLabel(/I understand the requirements/), true)
    await press(page, 'Accept Bounty')
    await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  },
}

const pledge: Filled = {
  form: 'a pledge',
  fill: async (page) => {
    await openStill(page, `/bounty/${mine}/fund`)
    const amount = page.getByLabel('Contribution Amount')
    await expect(amount).toBeEnabled()
    await fillSilently(amount, '42.50')
    await fillSilently(page.getByLabel('Make this contribution anonymous'), true)
    await page.getByRole('button', { name: /^Pledge \$/ }).click()
    await expect(toast(page, 'Contribution Successful')).toContainText('$42.50')
  },
}

const wizard: Filled = {
  form: 'the wizard of a bounty',
  fill: async (page) => {
    await openStill(page, '/bounty/create')
    await expect(page.getByLabel('Title')).toBeEnabled()
    await fillSilently(page.getByLabel('Title'), 'Filled in')
    await fillSilently(page.getByLabel('Description'), 'By a program.')
    await fillSilently(page.getByLabel('Category'), 'Flag Etiquette')
    await press(page, 'Next')
    await fillSilently(page.getByLabel('Funding Goal'), '77')
    await fillSilently(page.getByLabel('Deadline'), dayFromNow(9))
    await press(page, 'Next')
    await press(page, 'Next')
    for (const words of ['Filled in', 'By a program.', 'Flag Etiquette', '$77'])
      await expect(page.getByRole('definition').filter({ hasText: words })).toBeVisible()
  },
}

const report: Filled = {
  form: 'a report',
  fill: async (page) => {
    await openStill(page, `/bounty/${other}`)
    await press(page, 'Report')
    await fillSilently(page.getByLabel('What is wrong with it?'), 'It is unsafe.')
    await press(page, 'Send report')
    await expect(toast(page, 'Report sent')).toBeVisible()
  },
}

const notes: Filled = {
  form: 'the notes of a completion',
  fill: async (page) => {
    await acceptBounty(page, other)
    await expect(toast(page, 'Bounty Accepted')).toBeVisible()
    await openStill(page, `/bounty/${other}/complete`)
    const field = page.getByLabel('Completion Notes')
    await expect(field).toBeEnabled()
    await fillSilently(field, 'Walked it twice.')
    await page.getByRole('heading', { level: 1 }).click()
    await openHydrated(page, `/bounty/${other}/complete`)
    await expect(field).toHaveValue('Walked it twice.')
  },
}

const secondFactor: Filled = {
  form: 'the code of a second factor',
  fill: async (page) => {
    // A factor needs a proven address.
    await signIn(page, 'sam@example.test')
    await openStill(page, '/account')
    await press(page, 'Set up second factor')
    await fillSilently(page.getByLabel('Code from your authenticator app'), '000000')
    const asked = page.waitForRequest(/\/factors\/.*\/verify/)
    await page.getByLabel('Code from your authenticator app').press('Enter')
    await asked
  },
}

const search: Filled = {
  form: 'the search of the Marketplace',
  fill: async (page) => {
    await openStill(page, '/bounty?tab=marketplace')
    await fillSilently(page.getByLabel('Search bounties'), 'nothing-of-that-name')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByText('No bounties match your search criteria.')).toBeVisible()
  },
}

for (const { form, fill } of [acceptance, pledge, wizard, report, notes, secondFactor, search]) {
  test(`${form}: what stands in a field is known at the press`, async ({ page }) => {
    await signUp(page)
    await fill(page)
  })
}

test('the application: what stands in a field is known at the press, and where a button waits for it', async ({ page }) => {
  await application.fill(page)
})
