import { openHydrated, signIn, signOut, signUp } from './people.ts'
import { expect, test } from './test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the active samples stand in the page', async ({ page }) => {
    await page.goto('/bounty')
    const cards = page.getByRole('list', { name: 'Active bounties' }).getByRole('article')
    await expect(cards).toHaveCount(9)
    await expect(cards.first()).toContainText('Sample')
    await expect(cards.first().getByRole('link', { name: /^View Details of / })).toHaveAttribute(
      'href',
      /^\/bounty\/[0-9a-f-]{36}$/,
    )
  })
})

test('the Marketplace searches, filters and sorts, keeps it in the address and clears it', async ({ page }) => {
  await openHydrated(page, '/bounty')
  await page.getByRole('tab', { name: 'Marketplace' }).click()
  await expect(page).toHaveURL('/bounty?tab=marketplace')
  const cards = page.getByRole('list', { name: 'Marketplace bounties' }).getByRole('article')
  await page.getByLabel('Search bounties').fill('BILL of rights')
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Funded')
  await expect(page).toHaveURL(/q=BILL/)
  await page.getByRole('button', { name: 'Flag Etiquette' }).click()
  await expect(page.getByText('No bounties match your search criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/bounty?tab=marketplace')
  await expect(page.getByLabel('Search bounties')).toHaveValue('')
  await page.getByRole('button', { name: 'Flag Etiquette' }).click()
  await page.getByRole('button', { name: 'Most Funded' }).click()
  await expect(page).toHaveURL(/category=Flag.Etiquette&sort=most-funded/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Most Funded' })).toHaveAttribute('aria-pressed', 'true')
})

test('the Leaderboard ranks a month and all time, and says how many achievements it leaves out', async ({ page }) => {
  await openHydrated(page, '/bounty?tab=leaderboard')
  await expect(page.getByRole('list', { name: 'Top three' }).getByRole('heading', { level: 3 })).toHaveCount(3)
  const table = page.getByRole('table', { name: 'Monthly leaderboard' })
  await expect(table).not.toContainText('Avery Stone')
  const first = page.getByRole('list', { name: 'Top three' }).getByRole('listitem').filter({ hasText: 'Avery Stone' })
  await first.getByRole('button', { name: /^\+\d+ more$/ }).click()
  await first.getByRole('button', { name: 'Generous Donor' }).click()
  await expect(page.getByRole('dialog', { name: 'Generous Donor' })).toContainText('Pledge $500 in all')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'All Time' }).click()
  await expect(page).toHaveURL(/period=all-time/)
  await expect(page.getByRole('table', { name: 'All Time leaderboard' })).toContainText('Riley Marsh')
})

test('the Leaderboard says which rows are made up and which is the reader’s own', async ({ page }) => {
  await signIn(page, 'casey@example.test')
  await openHydrated(page, '/bounty?tab=leaderboard&period=all-time')
  const row = (name: string) => page.getByRole('list', { name: 'Top three' }).getByRole('heading', { name })
  await expect(row('Avery Stone').getByText('Sample', { exact: true })).toBeVisible()
  await expect(row('Avery Stone').getByText('You', { exact: true })).toHaveCount(0)
  await expect(row('Casey Rowan').getByText('You', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Rank 1 with 1,615 points. Nobody is ahead of you.')
  await signOut(page)
  await signUp(page)
  await openHydrated(page, '/bounty?tab=leaderboard&period=all-time')
  await expect(page.getByRole('main')).toContainText('You have no place here yet. 390 points would share rank 10.')
})

test('My Bounties shows only to who is signed in, with four sub-tabs', async ({ page }) => {
  await openHydrated(page, '/bounty')
  await expect(page.getByRole('tab', { name: 'My Bounties' })).toBeHidden()
  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByText('Please log in to view your bounties.')).toBeVisible()
  await signIn(page, 'casey@example.test')
  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByRole('button', { name: /^Created/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('list', { name: 'My bounties: Created' })).toContainText('Walk the ground of a local landmark')
  await page.getByRole('button', { name: /^Funded/ }).click()
  await expect(page.getByRole('list', { name: 'My bounties: Funded' })).toContainText('You contributed $50')
})
