import { actor } from './bounty.ts'
import { outboxSamples } from './outbox-page.ts'
import { followConfirmation, openHydrated, signIn, signUpByForm, toast } from './people.ts'
import { expect, test } from './test.ts'

test.use({ ownServer: 'It looks for samples, which leave beside ten bounties of others.' })

test('the Marketplace searches, filters and sorts, keeps it in the address and clears it', async ({ page }) => {
  await openHydrated(page, '/bounty')
  await page.getByRole('tab', { name: 'Marketplace' }).click()
  await expect(page).toHaveURL('/bounty?tab=marketplace')
  const cards = page.getByRole('list', { name: 'Marketplace bounties' }).getByRole('article')
  await page.getByLabel('Search bounties').fill('BILL of rights')
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Funded')
  await expect(page).toHaveURL(/q=BILL/)
  await page.getByRole('button', { name: 'Filter: All' }).click()
  await page.getByRole('option', { name: 'Flag Etiquette' }).click()
  await expect(page.getByText('No bounties match your search criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/bounty?tab=marketplace')
  await expect(page.getByLabel('Search bounties')).toHaveValue('')
  await page.getByRole('button', { name: 'Filter: All' }).click()
  await page.getByRole('option', { name: 'Flag Etiquette' }).click()
  await page.getByRole('button', { name: 'Sort by: Newest' }).click()
  await page.getByRole('option', { name: 'Most Funded' }).click()
  await expect(page).toHaveURL(/category=Flag.Etiquette&sort=most-funded/)
  await page.reload()
  await page.getByRole('button', { name: 'Sort by: Most Funded' }).click()
  await expect(page.getByRole('option', { name: 'Most Funded', selected: true })).toBeVisible()

  await openHydrated(page, '/bounty?tab=marketplace')
  await page.getByLabel('Search bounties').fill('oregon')
  await expect(cards.first()).toContainText('Several days Bend, Oregon')
  await page.getByLabel('Search bounties').fill('landmark')
  const choose = async (chosen: string, next: string) => {
    await page.getByRole('button', { name: `Filter: ${chosen}` }).click()
    await page.getByRole('option', { name: next, exact: true }).click()
  }
  await choose('All', 'Anywhere')
  await choose('Anywhere', 'Up to a day')
  await expect(page).toHaveURL(/place=Anywhere&time=Up.to.a.day/)
  await page.reload()
  await expect(cards.filter({ hasText: 'Walk the ground of a local landmark' })).toHaveCount(1)
  await choose('Anywhere, Up to a day', 'Up to an hour')
  await expect(page.getByText('No bounties match your search criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/bounty?tab=marketplace')
  await expect(page.getByRole('button', { name: 'Filter: All' })).toBeVisible()
})

test('the Leaderboard ranks who did something, and shows below them who is made up, with what an achievement takes', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/bounty?tab=leaderboard')
  await expect(page.getByRole('heading', { name: 'Nobody has scored yet' })).toBeVisible()
  const samples = page.getByRole('table', { name: 'Made-up members' })
  await expect(page.getByText('Made up, to show how it looks')).toBeVisible()
  const first = samples.getByRole('row').filter({ hasText: 'Avery Stone' })
  await expect(first).toContainText('Sample')
  await expect(first).toContainText('270')
  await first.getByRole('button', { name: /^\+\d+ more$/ }).click()
  await first.getByRole('button', { name: 'Generous Donor' }).click()
  await expect(page.getByRole('dialog', { name: 'Generous Donor' })).toContainText('Pledge $500 in all')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const act = await actor(request, { email: 'sam@example.test', password: 'wayfinder' })
  await act('fund_bounty', { p_bounty_id: outboxSamples[0], p_amount_cents: 2500, p_anonymous: false })
  await page.reload()
  const best = page.getByRole('list', { name: 'Top three' }).locator('> li')
  await expect(best.first()).toHaveText(/^Rank 1Sam Whitfield.*25 points/)
  await page.getByRole('button', { name: 'All Time' }).click()
  await expect(page).toHaveURL(/period=all-time/)
  await expect(first).toContainText('1,480')
  await expect(best.first()).toContainText(/1 created, [56] funded, 0 completed/)
  // What is made up competes with nobody.
  await expect(best.filter({ hasText: 'Avery Stone' })).toHaveCount(0)
})

test('the Leaderboard counts of the reader’s own what My Bounties shows', async ({ page, request }) => {
  const act = await actor(request, { email: 'casey@example.test', password: 'wayfinder' })
  await act('fund_bounty', { p_bounty_id: outboxSamples[0], p_amount_cents: 500, p_anonymous: false })
  await signIn(page, 'casey@example.test')
  await openHydrated(page, '/bounty?tab=mine')
  const count = async (tab: string) => {
    const words = await page.getByRole('button', { name: new RegExp(`^${tab} ?\\(\\d+\\)$`) }).textContent()
    return /\d+/.exec(words ?? '')?.[0]
  }
  await expect(page.getByRole('list', { name: 'My bounties: Created' }).getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Funded ?\([23]\)$/ })).toBeVisible()
  const own = `${await count('Created')} created, ${await count('Funded')} funded, ${await count('Completed')} completed`
  await openHydrated(page, '/bounty?tab=leaderboard&period=all-time')
  const main = page.getByRole('main')
  const row = main.getByRole('listitem').or(main.getByRole('row')).filter({ hasText: 'Casey Rowan' })
  await expect(row.getByText('You', { exact: true })).toBeVisible()
  await expect(row).toContainText(own)
  const standing = await main.getByText(/^Rank \d+ with [\d,]+ points\./).textContent()
  await expect(row).toContainText(/[\d,]+(?= points)/.exec(standing ?? '')?.[0] ?? 'no points')
})

test.describe('a mail in a minute', () => {
  test.use({ allowedMessages: [/status of 429/] })

  test('a newcomer is told that points need a confirmed address, is sent one mail for it in five minutes, and then told where one stands', async ({
    page,
    request,
  }) => {
    const { email } = await signUpByForm(page)
    const board = '/bounty?tab=leaderboard&period=all-time'
    const mails = async () => {
      const answer = await request.get('/dev/mail', { headers: { accept: 'application/json' } })
      const all: { to: string }[] = await answer.json()
      return all.filter(({ to }) => to === email).length
    }
    await expect.poll(mails).toBe(1)
    await openHydrated(page, board)
    const main = page.getByRole('main')
    await expect(main).toContainText('Confirm your address to earn points.')
    await main.getByRole('button', { name: 'Send the mail again' }).click()
    await expect(main.getByText('you can only request this after 300 seconds.')).toBeVisible()
    expect(await mails()).toBe(1)
    await followConfirmation(page, request, email)
    await openHydrated(page, board)
    await expect(main).toContainText(/You0 points\./)
    await openHydrated(page, '/account')
    await main.getByLabel('Hide me from the leaderboard').check()
    await main.getByRole('button', { name: 'Save Profile' }).click()
    await expect(toast(page, 'Profile saved')).toBeVisible()
    await openHydrated(page, board)
    await expect(main).toContainText('Hidden by your choice, with 0 points.0 created, 0 funded, 0 completed')
  })
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
  const own = page.getByRole('article').filter({ hasText: 'Walk the ground of a local landmark' })
  await expect(own).toContainText(/Active.*You created this bounty.*of \$250.*Share/)
  const completed = page.getByRole('article').filter({ hasText: 'Argue both sides of the Fourth Amendment' })
  await expect(completed).not.toContainText(/\d days?/)
  await expect(completed.getByRole('link')).toHaveText(['Argue both sides of the Fourth Amendment'])
  await page.getByRole('button', { name: /^Funded/ }).click()
  await expect(page.getByRole('list', { name: 'My bounties: Funded' })).toContainText('You contributed $50')
})
