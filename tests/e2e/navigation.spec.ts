import { createBounty } from './bounty.ts'
import { openAccount, openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'
import { scriptCalled } from '../built/built-scripts.ts'

test('a change of route goes to the top, frees the body and moves the focus to the new heading', core, async ({ page }) => {
  await openHydrated(page, '/about')
  await page.evaluate(() => {
    document.body.style.overflow = 'hidden'
    scrollTo({ top: 900, behavior: 'instant' })
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).dispatchEvent('click')
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => [scrollY, document.body.style.overflow])).toEqual([0, ''])
})

test('who types as soon as the page is there loses no letter to its heading', core, async ({ page }) => {
  await openHydrated(page, '/about')
  // As quick as nobody is: in the task in which the field comes.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const field = document.querySelector<HTMLElement>('main [name=name]')
      if (field === null) return
      watch.disconnect()
      field.focus()
      field.addEventListener('blur', () => field.setAttribute('data-lost', ''))
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('a[href="/contact"]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/contact')
  const field = page.getByLabel('Full Name')
  await expect(field).toBeVisible()
  await page.keyboard.type('Pat')
  await expect(field).toHaveValue('Pat')
  await expect(field).not.toHaveAttribute('data-lost')
})

test('the browser’s way back to a list leads to the card that was left; loaded anew, a page keeps its place', async ({
  page,
}) => {
  await openHydrated(page, '/bounty')
  const link = page.getByRole('link', { name: /View Details/ }).last()
  await link.focus()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Back to Bounties' }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /View Details/ }).last()).toBeVisible()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Bounties' })).toBeFocused()
  // The list may have become shorter meanwhile.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top / 2)
  await page.goForward()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(link).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top / 2)

  // A key ends the return to the place that was left, as for a person who goes on.
  await page.keyboard.press('Shift')
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

test('the way back to a list leads to the card that was left, also when the page before it was loaded anew', async ({ page }) => {
  await openHydrated(page, '/bounty')
  const link = page.getByRole('link', { name: /View Details/ }).last()
  await link.focus()
  const top = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Back to Bounties' }).first()).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top / 2)
  // Numbers alone: no word of the page is kept.
  const kept = await page.evaluate(() => sessionStorage.getItem('places') ?? '')
  expect(kept).toMatch(/"top":\d+/)
  expect(kept).not.toContain('Details')
})

test.describe('with a board of real bounties', () => {
  test.use({ ownServer: 'It fills the board.' })

  test('the board that is loaded anew stands at the card where it stood, also once the academy has answered', async ({
    page,
    request,
  }) => {
    const account = await signUp(page)
    for (let nth = 0; nth < 9; nth += 1)
      await createBounty(request, account, { title: `Board ${nth} ${'of many words '.repeat(nth % 4)}` })
    await page.evaluate(() => localStorage.clear())
    await openHydrated(page, '/bounty')
    const card = page.getByRole('article').filter({ hasText: 'Board 3' })
    await expect(card).toBeVisible()
    await card.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 137)
    const placeOf = () => card.evaluate((article) => Math.round(article.getBoundingClientRect().top))
    const settled = async () => {
      const before = await placeOf()
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
      return (await placeOf()) === before ? before : null
    }
    await expect.poll(settled).not.toBeNull()
    const place = await placeOf()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800)
    const answered = page.waitForResponse('**/rpc/board')
    await page.reload()
    await answered
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await expect(card).toBeVisible()
    await expect.poll(placeOf).toBe(place)
    await expect.poll(settled).toBe(place)
  })
})

test('what had the focus but was scrolled away does not draw the page back to it', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.locator('main summary').first().click()
  await expect(page.locator('main details').first()).toHaveAttribute('open')
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo({ top: 1500, behavior: 'instant' })
        return new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(() => settled(scrollY))))
      }),
    )
    .toBe(1500)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  // Only once that page is shown: a way back that is taken back before it leaves the page as it was.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
})

test('the way back to a page that sends on leaves the next one at its top', async ({ page }) => {
  await signUp(page)
  await openAccount(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  // A way back that is taken before the next page is shown leaves nothing.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the first page takes no focus; the skip link is the first stop and leads to the content', core, async ({ page }) => {
  await openHydrated(page, '/about')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('a change of the search alone leaves the page where it is', async ({ page }) => {
  await openHydrated(page, '/course')
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await page.getByRole('tab', { name: /Week 2/ }).click()
  await expect(page).toHaveURL(/week=2/)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

for (const saveData of [false, true])
  test(`the script of a page that a link in view leads to is fetched ${saveData ? 'at its press where data is saved' : 'ahead, once the page was scrolled'}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(Object.getPrototypeOf(navigator.connection), 'saveData', { value }),
      saveData,
    )
    await openHydrated(page, '/privacy')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first()
    const isFetched = () =>
      page.evaluate(
        (file) => performance.getEntriesByName(new URL(file, location.origin).href).length > 0,
        scriptCalled('faq-page'),
      )
    await link.scrollIntoViewIfNeeded()
    if (saveData) {
      await expect(page.locator('[data-later]:not([data-live])')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(await isFetched()).toBe(false)
      await link.click()
    }
    await expect.poll(isFetched).toBe(true)
  })
