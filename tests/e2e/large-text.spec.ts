import type { Page } from '@playwright/test'
import { openAccount, openHydrated, signUp } from './people.ts'
import { outboxSamples, pledge } from './outbox-page.ts'
import { expect, test } from './test.ts'

// Text at 200 %: WCAG 2.2, success criterion 1.4.4.
test.use({ viewport: { width: 390, height: 844 } })

const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'

const publicPages = [
  '/',
  '/about',
  '/course',
  '/course/week-3/getting-free',
  '/faq',
  '/contact',
  '/auth',
  '/auth?mode=sign-up',
  '/testimonials',
  '/bounty?tab=leaderboard&period=all-time',
  '/pricing',
  '/apply',
  '/bounty',
  '/whole-course',
  '/week1-content',
  '/upgrades',
  '/training-details',
  '/instructors',
  '/next-steps',
  '/documentation',
  '/terms',
]

/** What is lost of a page whose text is twice as large: words beside the page, controls that lie over another, words that a control cuts off. */
async function lostAtTwice(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%'
    await document.fonts.ready
    scrollTo({ top: 0, behavior: 'instant' })
  })
  return page.evaluate(() => {
    const lost: string[] = []
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wide > 0) lost.push(`${wide} px wider than the screen`)
    const shown = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        each.offsetWidth > 1 &&
        !each.matches('.skip-link, [type=file], label input'),
    )
    /** What stays where it is while the page moves below it. A sticky one that its column leaves no room above the window's foot goes along. */
    const floats = (each: Element | null): boolean => {
      if (each === null) return false
      const { position, bottom } = getComputedStyle(each)
      const isAtFoot = bottom === 'auto' || each.getBoundingClientRect().bottom <= innerHeight - parseFloat(bottom) + 1
      return position === 'fixed' || (position === 'sticky' && isAtFoot) || floats(each.parentElement)
    }
    const boxes = shown.map((each) => ({
      each,
      name: `${each.tagName} “${(each.ariaLabel ?? each.textContent).trim().slice(0, 30)}”`,
      rects: [...each.getClientRects()],
      isFloating: floats(each),
    }))
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.isFloating !== other.isFloating || one.each.contains(other.each) || one.each.closest('.field-box')) continue
        const isOver = one.rects.some((a) =>
          other.rects.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
          ),
        )
        if (isOver) lost.push(`${one.name} lies over ${other.name}`)
      }
      const { each, name } = one
      if (each.matches('a, button, summary') && getComputedStyle(each).display !== 'inline') {
        const box = each.getBoundingClientRect()
        const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          // What is for screen readers alone stands in a box of one pixel.
          if (text.parentElement?.closest('.sr-only')) continue
          const words = document.createRange()
          words.selectNodeContents(text)
          const { left, right, width } = words.getBoundingClientRect()
          if (width > 0 && (left < box.left - 2 || right > box.right + 2)) lost.push(`${name} has words outside of it`)
        }
        if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible')
          lost.push(`${name} cuts its words off`)
      }
    })
    return lost
  })
}

for (const path of publicPages) {
  test(`${path} loses nothing when its text is twice as large`, async ({ page }) => {
    await openHydrated(page, path)
    // What comes from the server is looked at too.
    await page.waitForLoadState('networkidle')
    if (path.includes('leaderboard')) await expect(page.getByRole('table').first()).toBeVisible()
    expect(await lostAtTwice(page)).toEqual([])
  })
}

test('a member’s pages lose nothing when their text is twice as large', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today')
  expect(await lostAtTwice(page)).toEqual([])
  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByRole('button', { name: /^Created/ })).toBeVisible()
  expect(await lostAtTwice(page)).toEqual([])
  await openAccount(page)
  expect(await lostAtTwice(page)).toEqual([])
})

test.describe('with acts that wait', () => {
  test.use({ allowedMessages: [/net::ERR_FAILED|Failed to fetch/] })

  test('a bounty, its forms and the Outbox lose nothing when their text is twice as large', async ({ page, context }) => {
    await signUp(page)
    await openHydrated(page, `/bounty/${sample}`)
    await expect(page.getByRole('region', { name: 'Next step' }).getByRole('link')).toBeVisible()
    expect(await lostAtTwice(page)).toEqual([])
    for (const form of ['accept', 'fund']) {
      await openHydrated(page, `/bounty/${sample}/${form}`)
      await expect(page.getByRole('main').locator('form')).toBeVisible()
      expect(await lostAtTwice(page), form).toEqual([])
    }
    await openHydrated(page, '/bounty/create')
    await expect(page.getByLabel('Title')).toBeEnabled()
    expect(await lostAtTwice(page), 'create').toEqual([])
    await context.route('**/rpc/**', (route) => route.abort())
    await pledge(page, outboxSamples[0])
    await openHydrated(page, '/outbox')
    await expect(page.getByRole('heading', { name: '1 item to send' })).toBeVisible()
    expect(await lostAtTwice(page), 'the Outbox').toEqual([])
  })
})
