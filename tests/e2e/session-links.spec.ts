import type { APIRequestContext, Page, Route } from '@playwright/test'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { freshEmail, latestMessage, linkState, openHydrated, pressMailLink, signIn, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

/** What is on its way under the old session when the new one takes its place is refused, and asked again. */
const refusedMeanwhile = /status of 401/

const victim = 'casey@example.test'
const apikey = { apikey: PUBLISHABLE_KEY }

/** An account of somebody else, with a session of its own that no browser of this test holds. */
async function attacker(request: APIRequestContext) {
  const email = freshEmail()
  const answer = await request.post('/auth/v1/signup', { headers: apikey, data: { email, password: 'first-Password-1' } })
  const session: { access_token: string; refresh_token: string } = await answer.json()
  return { email, ...session }
}

/** The link of a mail that the attacker had sent to the own address. */
async function mailLink(request: APIRequestContext, email: string, kind: 'otp' | 'recover') {
  await request.post(`/auth/v1/${kind}`, { headers: apikey, data: { email, create_user: false } })
  return (await latestMessage(request, email)).link ?? ''
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Sign in as somebody else?' })

async function expectSignedIn(page: Page, email: string) {
  await openHydrated(page, '/account')
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
}

const fragmentOf = (session: { access_token: string; refresh_token: string }, type: string) =>
  `#${new URLSearchParams({ access_token: session.access_token, refresh_token: session.refresh_token, expires_in: '3600', token_type: 'bearer', type }).toString()}`

for (const path of ['/', '/pricing', '/auth', '/account', '/auth/update-password', '/bounty/create']) {
  for (const type of ['magiclink', 'recovery']) {
    test(
      `${path} takes no session from its fragment (${type})`,
      path === '/' && type === 'recovery' ? core : {},
      async ({ page, request }) => {
        await signIn(page, victim)
        await openHydrated(page, `${path}${fragmentOf(await attacker(request), type)}`)
        // What would load the session is asked for at once, so that the page can't be left too early to notice it.
        await page.waitForLoadState('networkidle')
        await expectSignedIn(page, victim)
      },
    )
  }
}

test('a visitor is signed in by no fragment either', async ({ page, request }) => {
  await openHydrated(page, `/pricing${fragmentOf(await attacker(request), 'magiclink')}`)
  await page.waitForLoadState('networkidle')
  await page.goto('/account')
  await expect(page).toHaveURL('/auth?redirect=%2Faccount')
})

for (const [kind, name] of [
  ['otp', 'a link that confirms an address'],
  ['recover', 'a link that resets a password'],
] as const) {
  test.describe(`${name} of somebody else`, () => {
    test('asks before it takes the place of who is signed in, and names both', async ({ page, request }) => {
      await signIn(page, victim)
      const { email } = await attacker(request)
      const link = await mailLink(request, email, kind)
      await page.goto(link)
      await pressMailLink(page)
      await expect(question(page)).toContainText(victim)
      await expect(question(page)).toContainText(email)
      await page.getByRole('button', { name: `Stay signed in as ${victim}` }).click()
      await expect(question(page)).toBeHidden()
      await expectSignedIn(page, victim)
      expect(await linkState(request, link)).toEqual({ state: 'good', address: email })
    })

    test.describe('with what is still asked under the old session', () => {
      test.use({ allowedMessages: [refusedMeanwhile] })

      test('is followed where the person wants it', async ({ page, request }) => {
        await signIn(page, victim)
        const { email } = await attacker(request)
        await page.goto(await mailLink(request, email, kind))
        await pressMailLink(page)
        await question(page)
          .getByRole('button', { name: `Sign in as ${email}` })
          .click()
        if (kind === 'recover') await expect(page.getByLabel('New Password')).toBeVisible()
        else await expect(toast(page, 'Email verified')).toBeVisible()
        await expectSignedIn(page, email)
      })
    })
  })
}

test.describe('with the own link', () => {
  test.use({ allowedMessages: [refusedMeanwhile] })

  test('nothing is asked', core, async ({ page, request }) => {
    const { email } = await signUp(page)
    await page.goto(await mailLink(request, email, 'otp'))
    await pressMailLink(page)
    await expect(toast(page, 'Email verified')).toContainText(email)
    await expectSignedIn(page, email)
  })
})

test.describe('in two tabs', () => {
  test.use({ allowedMessages: [refusedMeanwhile] })

  test('what another tab asked before the own link was followed is asked again under the session that stands', async ({
    page,
    context,
    request,
  }) => {
    const { email } = await signUp(page)
    const link = await mailLink(request, email, 'otp')
    const other = await context.newPage()
    const held: Route[] = []
    await other.route('**/rpc/my_standing*', (route) => void held.push(route), { times: 1 })
    await openHydrated(other, '/')
    await expect.poll(() => held.length).toBe(1)

    await page.goto(link)
    await pressMailLink(page)
    await expect(toast(page, 'Email verified')).toContainText(email)
    const answered = other.waitForResponse((response) => response.url().includes('/rpc/my_standing') && response.ok())
    await held[0]?.continue()
    await answered
    await expectSignedIn(other, email)
  })
})

for (const indication of [
  '/auth/update-password?type=recovery',
  '/auth/update-password#type=recovery',
  '/faq#access_token=a&type=recovery',
])
  test(`${indication} leads to the form, whose press says that the link gave no session`, async ({ page }) => {
    await page.goto(indication)
    await expect(page).toHaveURL('/auth/update-password?type=recovery')
    await page.getByLabel('New Password').fill('Another-Password-1')
    await page.getByLabel('Confirm Password').fill('Another-Password-1')
    await page.getByRole('button', { name: 'Update Password' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Invalid or expired link' })
    await expect(alert.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/auth/reset-password')
    await expect(page.getByLabel('New Password')).toHaveValue('Another-Password-1')
  })

test.describe('with the worker, whose page knows of what is typed', () => {
  test.use({ worker: true })

  test(
    'a recovery leads every tab of the person to the new password, but not away from what is typed',
    core,
    async ({ page, context, request }) => {
      const { email } = await signUp(page)
      const [reading, writing] = [await context.newPage(), await context.newPage()]
      await openHydrated(reading, '/about')
      await openHydrated(writing, '/contact')
      await writing.getByRole('textbox', { name: 'Message' }).fill('What I was about to ask')
      await page.goto(await mailLink(request, email, 'recover'))
      await pressMailLink(page)
      await expect(page.getByLabel('New Password')).toBeVisible()
      await expect(reading).toHaveURL('/auth/update-password')
      const notice = writing.getByRole('region', { name: 'New password' })
      await expect(notice.getByRole('link', { name: 'Choose it' })).toHaveAttribute('href', '/auth/update-password')
      await expect(writing.getByRole('textbox', { name: 'Message' })).toHaveValue('What I was about to ask')
    },
  )
})
