import { createBountyByForm, dayFromNow, fillWizard, wizardKept } from './bounty.ts'
import { freshEmail, openHydrated, sendCredentials, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

test('the wizard refuses each missing or wrong answer in words, and shows how far it is', core, async ({ page }) => {
  // No midnight may come between two steps.
  const noon = new Date(2026, 10, 30, 12)
  await page.clock.setFixedTime(noon)
  await openHydrated(page, '/bounty/create')
  const next = page.getByRole('button', { name: 'Next' })
  const refused = async (title: string, description: string) => {
    await next.click()
    await expect(toast(page, title)).toContainText(description)
    await expect(page.getByRole('alert').filter({ hasText: description })).toBeVisible()
  }
  const bar = page.getByRole('progressbar')

  await expect(bar).toHaveJSProperty('value', 0)
  await page.getByLabel('Title').fill('   ')
  await refused('Title Required', 'Please enter a title for your bounty.')
  await expect(page.getByLabel('Title')).toBeFocused()
  const summary = page.getByRole('region', { name: 'Fields to change' })
  await expect(summary).toContainText('3 fields need a change')
  await summary.getByRole('button', { name: 'Category' }).click()
  await expect(page.getByLabel('Category')).toBeFocused()
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription(/Please select a category for your bounty\./)
  await page.getByLabel('Title').fill('Mend a mile of trail')
  await refused('Description Required', 'Please enter a description for your bounty.')
  await page.getByLabel('Description').fill('Walk it both ways.')
  await refused('Category Required', 'Please select a category for your bounty.')
  await page.getByLabel('Category').selectOption('Community Service')
  await page.getByLabel('Place').fill('45.52 N, 122.68 W')
  await refused('Invalid Place', 'Please name a town in words.')
  await page.getByRole('button', { name: 'Anywhere' }).click()
  await expect(page.getByLabel('Place')).toHaveValue('Anywhere')
  await page.getByRole('group', { name: 'Time Needed' }).getByRole('button', { name: 'Up to a day' }).click()
  await next.click()

  await expect(bar).toHaveJSProperty('value', 33.33)
  await expect(page.getByLabel('Funding Goal')).toHaveValue('100')
  await expect(page.getByLabel('Deadline')).toHaveAttribute('min', dayFromNow(0, noon))
  await page.getByLabel('Funding Goal').fill('0.99')
  await refused('Invalid Funding Goal', 'Please enter a valid funding goal (minimum $1).')
  await page.getByLabel('Funding Goal').fill('1')
  await refused('Deadline Required', 'Please set a deadline for your bounty.')
  await page.getByLabel('Deadline').fill(dayFromNow(-1, noon))
  await refused('Invalid Deadline', 'The deadline must be in the future.')
  await page.getByLabel('Deadline').fill(dayFromNow(0, noon))
  await next.click()

  await expect(bar).toHaveJSProperty('value', 66.66)
  await expect(page.getByLabel('Require photo verification')).toBeChecked()
  await next.click()
  await expect(bar).toHaveJSProperty('value', 99.99)
  await expect(page.getByRole('definition').filter({ hasText: /^(Anywhere|Up to a day)$/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeFocused()
})

test('a signed-out person is asked to sign in, comes back, and finds the draft as it was', core, async ({ page }) => {
  await fillWizard(page, { title: 'A challenge kept through sign-in' })
  await wizardKept(page)
  await page.reload()
  await expect(page.getByRole('definition').first()).toHaveText('A challenge kept through sign-in')
  await page.getByRole('button', { name: 'Create Bounty' }).click()
  await expect(toast(page, 'Authentication Required')).toContainText('Please sign in to create a bounty.')
  await expect(page).toHaveURL('/auth?redirect=%2Fbounty%2Fcreate')

  await page.getByRole('tab', { name: 'Sign up' }).click()
  await sendCredentials(page, 'Create account', freshEmail(), 'first-Password-1')
  await expect(page).toHaveURL('/bounty/create')
  await page.getByRole('button', { name: 'Create Bounty' }).click()
  await expect(toast(page, 'Bounty Created')).toContainText('Your bounty has been successfully created.')
  await expect(page).toHaveURL('/bounty')
})

test(
  'a created bounty stands first and in view, as one’s own, at once and after a reload; the wizard is empty again',
  core,
  async ({ page }) => {
    await signUp(page)
    const title = `Trail ${Date.now()}`
    const openFromBoard = async () => {
      await openHydrated(page, '/bounty')
      await page.getByRole('main').getByRole('link', { name: 'Create Bounty' }).click()
      await expect(page).toHaveURL('/bounty/create')
    }
    await createBountyByForm(page, { title, goal: '250' }, openFromBoard)
    const first = page.getByRole('list', { name: 'Active bounties' }).getByRole('article').first()
    for (const look of ['at once', 'after a reload'])
      await test.step(look, async () => {
        await expect(first.getByRole('heading', { name: title })).toBeInViewport()
        await expect(first).toContainText('$0 raised of $250 goal')
        await expect(first).toContainText('Active')
        await expect(first).toContainText('You created this bounty')
        await expect(first.getByRole('button', { name: `Share ${title}` })).toBeVisible()
        await page.reload()
      })
    await openHydrated(page, '/bounty/create')
    await expect(page.getByLabel('Title')).toHaveValue('')
  },
)

test('a created bounty stays though the academy said before that it has none of that id', async ({ page }) => {
  const title = `Asked for too early ${Date.now()}`
  await signUp(page)
  const create: (() => Promise<void>)[] = []
  const read: (() => Promise<void>)[] = []
  await page.route('**/rpc/create_bounty', (route) => void create.push(() => route.continue()))
  await page.route(/rest\/v1\/bounties\?.*[?&]id=eq/, (route) => void read.push(() => route.fulfill({ json: [] })))
  await fillWizard(page, { title })
  await page.getByRole('button', { name: 'Create Bounty' }).click()
  await page.getByRole('link', { name: title }).first().click()
  await expect.poll(() => [create.length, read.length]).toEqual([1, 1])

  await create[0]?.()
  await expect(toast(page, 'Bounty Created')).toBeVisible()
  await page.unroute(/rest\/v1\/bounties/)
  await read[0]?.()
  await expect(page.getByRole('link', { name: 'Fund This Bounty' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Bounties' }).click()
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
