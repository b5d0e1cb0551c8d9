import { apiHeaders, createBounty, newMember, publishableKey } from './bounty.ts'
import { kept } from './kept.ts'
import { openHydrated, sendCredentials, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

// What an alert says is logged as well.
test.use({ allowedMessages: [/^error: Failed to fetch bounty details$/] })

const sample = 'f0621f0d-2590-49a7-9a92-1c6efbbedbff'

test(
  'two people: one creates, the other funds $25 by chip, the first sees it; a repeated request has one effect',
  core,
  async ({ page, browser, request }) => {
    const title = `Funded ${Date.now()}`
    const bountyId = await createBounty(request, await signUp(page), { title, goal: '200' })

    const supporter = await newMember(browser)
    await openHydrated(supporter.page, `/bounty/${bountyId}/fund`)
    // As it was written, not in capitals.
    await expect(supporter.page.getByRole('heading', { name: title })).toHaveCSS('text-transform', 'none')
    // Without a scroll: the act stands at the foot of the screen.
    await expect(supporter.page.getByRole('button', { name: 'Pledge $10' })).toBeInViewport({ ratio: 1 })
    await supporter.page.getByRole('button', { name: '$25', exact: true }).click()
    const sent = supporter.page.waitForRequest('**/rpc/fund_bounty')
    await supporter.page.getByRole('button', { name: 'Pledge $25' }).click()
    await expect(toast(supporter.page, 'Contribution Successful')).toContainText(
      'You have successfully contributed $25 to this bounty.',
    )
    await expect(supporter.page).toHaveURL(`/bounty/${bountyId}`)
    const own = supporter.page.getByRole('listitem').filter({ hasText: 'You$25' })
    await expect(own).toContainText('Pledged')
    await expect(own).toBeFocused()
    await expect(own).toBeInViewport({ ratio: 1 })

    await openHydrated(page, `/bounty/${bountyId}`)
    await expect(page.getByText('$25 raised of $200 goal')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAccessibleName('13% of the goal is raised')
    await page.reload()
    await expect(page.getByText('$25 raised of $200 goal')).toBeVisible()

    const headers = await apiHeaders(request, supporter)
    const body = (await sent).postDataJSON()
    const again = await request.post('/rest/v1/rpc/fund_bounty', { headers, data: body })
    expect(await again.json()).toMatchObject({ op_id: body.p_op_id, outcome: 'applied', replayed: true })
    const other = await request.post('/rest/v1/rpc/fund_bounty', { headers, data: { ...body, p_amount_cents: 2600 } })
    expect(other.status()).toBe(409)
    expect(await other.json()).toMatchObject({ code: 'PT409' })

    const ledger = await request.get(`/rest/v1/rpc/my_pledges?p_bounty_id=${bountyId}`, { headers })
    expect(await ledger.json()).toHaveLength(1)
    const bounties = await request.get(`/rest/v1/bounties?id=eq.${bountyId}`, { headers: { apikey: publishableKey } })
    const [row] = await bounties.json()
    expect(Number(row.current_funding)).toBe(25)
    await supporter.context.close()
  },
)

test('the amount follows chips and keys, and is refused in words', core, async ({ page }) => {
  await signUp(page)
  await openHydrated(page, `/bounty/${sample}/fund`)
  const amount = page.getByLabel('Contribution Amount')
  await expect(amount).toHaveValue('10')
  await expect(page.getByRole('button', { name: '$10', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Make this contribution anonymous')).not.toBeChecked()
  await expect(page.getByText('A pledge: you are not charged now.')).toBeVisible()

  await page.getByRole('button', { name: '$200', exact: true }).click()
  await expect(amount).toHaveValue('200')
  await amount.fill('50.00')
  await expect(page.getByRole('button', { name: '$50', exact: true })).toHaveAttribute('aria-pressed', 'true')

  for (const wrong of ['0.99', 'ten', '-5', '1e3', '1.005', '']) {
    await amount.fill(wrong)
    await expect(page.getByRole('button', { name: 'Pledge', exact: true })).toBeDisabled()
  }
  await amount.press('Enter')
  await expect(toast(page, 'Invalid Amount')).toContainText('Please enter a contribution amount of at least $1.')
  await amount.fill('10000.01')
  await expect(page.getByRole('button', { name: 'Pledge $10,000.01' })).toBeDisabled()
})

test('an anonymous pledge is its maker’s own on every list, and nobody else’s', async ({ page, browser }) => {
  const supporter = await newMember(browser)
  await openHydrated(supporter.page, `/bounty/${sample}/fund`)
  await supporter.page.getByRole('button', { name: '$25', exact: true }).click()
  await supporter.page.getByLabel('Make this contribution anonymous').check()
  await supporter.page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(toast(supporter.page, 'Contribution Successful')).toBeVisible()
  const own = supporter.page.getByRole('region', { name: 'Contributions' })
  await expect(own).toContainText('You (anonymous)')
  await openHydrated(page, `/bounty/${sample}`)
  const list = page.getByRole('region', { name: 'Contributions' })
  await expect(list).toContainText('Anonymous')
  await expect(list).not.toContainText('You')
  await supporter.context.close()
})

test.describe('with an answer that is late', () => {
  test.use({ allowedMessages: [/ERR_FAILED/] })

  test('a pledge stands in the list though the list was being asked for when it was made, and stays there', async ({ page }) => {
    await signUp(page)
    const held: (() => Promise<void>)[] = []
    await page.route('**/rpc/bounty_contributions', async (route) => {
      if (held.length > 0) return route.fallback()
      held.push(() => route.fulfill({ json: [] }))
    })
    await openHydrated(page, `/bounty/${sample}`)
    await expect.poll(() => held.length).toBe(1)

    await page.getByRole('link', { name: 'Fund This Bounty' }).click()
    await page.getByRole('button', { name: '$25', exact: true }).click()
    await page.getByRole('button', { name: 'Pledge $25' }).click()
    await expect(toast(page, 'Contribution Successful')).toBeVisible()
    const list = page.getByRole('region', { name: 'Contributions' })
    await expect(list).toContainText('You$25')
    await held[0]?.()
    await page.waitForLoadState('networkidle')
    await expect(list).toContainText('You$25')
    await page.route('**/rpc/bounty_contributions', (route) => route.abort())
    await openHydrated(page, `/bounty/${sample}`)
    await expect(list).toContainText('You$25')
  })
})

test('a moderator sees who is behind an anonymous pledge, another member does not', async ({ page }) => {
  const anonymous = 'f0621f0d-2590-49a7-9a92-1c6efbbedbff'
  await signUp(page)
  // Read at once: the browser gives a body up with the page that asked.
  const asked = page.waitForResponse('**/rpc/bounty_contributors').then((answer) => answer.json())
  await openHydrated(page, `/bounty/${anonymous}`)
  expect(await asked).toEqual([])
  const list = page.getByRole('region', { name: 'Anonymous pledges, for moderators' })
  await expect(list).toBeHidden()
  // What the server tells a moderator whose session is confirmed: supabase/tests/anonymity.test.ts.
  const row = { position: 3, contributor_id: anonymous, contributor_name: 'Dana Birch', anonymous: true, amount: 40 }
  await page.route('**/rpc/bounty_contributors', (route) =>
    route.fulfill({ json: [row, { ...row, position: 1, anonymous: false }] }),
  )
  await openHydrated(page, `/bounty/${anonymous}`)
  await expect(list.getByRole('listitem')).toHaveText(['Dana Birch (anonymous)$40'])
})

test('a signed-out person is asked to sign in and comes back to the fund page', async ({ page }) => {
  await openHydrated(page, `/bounty/${sample}/fund`)
  await page.getByRole('button', { name: 'Pledge $10' }).click()
  await expect(toast(page, 'Authentication Required')).toContainText('Please sign in to fund a bounty.')
  await expect(page).toHaveURL(`/auth?redirect=%2Fbounty%2F${sample}%2Ffund`)
  await sendCredentials(page, 'Sign in', 'sam@example.test', 'wayfinder')
  await expect(page).toHaveURL(`/bounty/${sample}/fund`)
})

test('an unknown bounty says so and leads back', async ({ page }) => {
  await openHydrated(page, '/bounty/00000000-0000-4000-8000-000000000000/fund')
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load bounty details. The bounty may not exist or there was a server error.',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Bounties' })).toBeVisible()
})

test(
  'two windows with the same form: each press is an act of its own, and what is chosen afterwards is kept',
  core,
  async ({ page, context, request }) => {
    const person = await signUp(page)
    await openHydrated(page, `/bounty/${sample}/fund`)
    await page.getByRole('button', { name: '$25', exact: true }).click()
    await kept(page, '"amount":"25"')
    const [second, third] = [await context.newPage(), await context.newPage()]
    for (const other of [second, third]) {
      await openHydrated(other, `/bounty/${sample}/fund`)
      await expect(other.getByLabel('Contribution Amount')).toHaveValue('25')
    }
    await page.getByRole('button', { name: 'Pledge $25' }).click()
    await expect(page).toHaveURL(`/bounty/${sample}`)
    await second.getByRole('button', { name: '$50', exact: true }).click()
    await second.getByRole('button', { name: 'Pledge $50' }).click()
    await expect(second).toHaveURL(`/bounty/${sample}`)
    await third.getByRole('button', { name: '$100', exact: true }).click()
    await kept(third, '"amount":"100"')
    await third.reload()
    await expect(third.getByLabel('Contribution Amount')).toBeEnabled()
    await expect(third.getByLabel('Contribution Amount')).toHaveValue('100')

    const headers = await apiHeaders(request, person)
    const ledger = async () => {
      const rows: { amount: string }[] = await (
        await request.get(`/rest/v1/rpc/my_pledges?p_bounty_id=${sample}&select=amount`, { headers })
      ).json()
      return rows.map(({ amount }) => Number(amount)).toSorted((a, b) => a - b)
    }
    await expect.poll(ledger).toEqual([25, 50])
  },
)

test('a form that was sent says so until the next page has taken over, whoever presses on', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, `/bounty/${sample}/fund`)
  await page.getByRole('button', { name: '$25', exact: true }).click()
  const button = page.getByRole('button', { name: 'Pledge $25' })
  await expect(button).toBeEnabled()
  const posts: string[] = []
  page.on('request', (request) => request.url().endsWith('/rpc/fund_bounty') && posts.push(request.postData() ?? ''))
  // Every word that the button has, with a press of Enter in each frame for as long as the form stands.
  const said = button.evaluate(
    (pressed) =>
      new Promise<string[]>((resolve) => {
        const words: string[] = []
        const look = () => {
          const word = pressed.textContent
          if (pressed.isConnected && words.at(-1) !== word) words.push(word)
          if (!pressed.isConnected) resolve(words)
        }
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
        const press = () => {
          if (!(pressed instanceof HTMLButtonElement) || !pressed.isConnected) return
          pressed.form?.requestSubmit()
          requestAnimationFrame(press)
        }
        look()
        press()
      }),
  )
  await expect(page).toHaveURL(`/bounty/${sample}`)
  expect(await said).toEqual(['Pledge $25', 'Saved on this device'])
  await expect.poll(() => posts.length).toBe(1)
  await expect(page.getByText('Not saved')).toBeHidden()
})
