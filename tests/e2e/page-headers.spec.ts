import type { Page } from '@playwright/test'
import { acceptBounty } from './bounty.ts'
import { openAccount, openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'

/** What a page's band may take of a phone's height, with its border. */
const highest = { task: 56, section: 120 }

const tasks = [
  '/auth',
  '/auth?plan=free',
  '/auth?plan=elite_corps',
  '/auth/reset-password',
  '/apply',
  '/outbox',
  '/course/completion',
  '/course/notes',
  '/course/questions',
  '/payment-success',
  '/share-photo',
  '/training/certificate',
  '/training/certificate-7Q2K-XW09-ABZ1',
  '/bounty/create',
  `/bounty/${sample}/fund`,
  `/bounty/${sample}/accept`,
  `/bounty/${sample}/complete`,
]
const sections = [
  '/bounty',
  '/bounty?tab=marketplace',
  '/bounty?tab=leaderboard',
  `/bounty/${sample}`,
  '/faq',
  '/contact',
  '/testimonials',
  '/instructors',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/pricing',
  '/documentation',
  '/whole-course',
  '/week1-content',
  '/training-details',
  '/next-steps',
  '/upgrades',
  '/enforcement-career',
]

/**
 * In the page as it opens: how high the band is, how much of the page or of its title is cut off at the side, which words of the title are
 * broken, and where below the band the first words, drawing or field begin. That is counted from the top of the screen, so the site's own
 * header is in it.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const band = main?.querySelector('.page-head')
    if (!main || !band) throw new Error('The page has no band.')
    const { height, bottom } = band.getBoundingClientRect()
    const tops: number[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (band.contains(node) || !element?.checkVisibility()) continue
      if (node instanceof Element && !node.matches('input, textarea, select, svg')) continue
      if (node instanceof Text && node.data.trim() === '') continue
      const range = document.createRange()
      range.selectNode(node)
      const box = range.getBoundingClientRect()
      // What is for screen readers alone stands in a box of one pixel.
      if (element.clientWidth !== 1 && box.width > 1 && box.top >= bottom) tops.push(box.top)
    }
    const title = main.querySelector('#page-title')
    const words = title?.textContent.matchAll(/\S+/g) ?? []
    const text = title && document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode()
    const broken = [...words].filter(({ 0: word, index }) => {
      if (!text) return true
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1
    })
    const wide = [document.documentElement, title].map((element) => (element ? element.scrollWidth - element.clientWidth : 0))
    return { height, first: Math.min(...tops), wide: Math.max(...wide), broken: broken.map(([word]) => word) }
  })

const wayBack = (page: Page) => page.locator('.page-task').getByRole('link', { name: /^Back/ })

async function expectBand(page: Page, kind: keyof typeof highest) {
  await expect(page.locator('main [aria-busy]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo({ top: 0, behavior: 'instant' })))
  // Until what the device holds is read, the footer is the first thing below the band.
  await expect(async () => expect((await measure(page)).first).toBeLessThan(200)).toPass()
  const { height, wide, broken } = await measure(page)
  expect(height).toBeLessThanOrEqual(highest[kind])
  expect(wide).toBe(0)
  expect(broken).toEqual([])
}

for (const width of [320, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const [kind, paths] of [['task', tasks] as const, ['section', sections] as const]) {
      for (const path of paths) {
        test(`the band of ${path} is that of a ${kind}, and what it is about begins in the first quarter of the screen`, async ({
          page,
        }) => {
          await openHydrated(page, path)
          await expectBand(page, kind)
          if (kind === 'task') await expect(wayBack(page)).toBeInViewport()
        })
      }
    }

    // The sign that samples are samples, or a task's own tabs, stand before the first of the rest: 200 px can't be reached there.
    for (const [path, what, line] of [
      ['/bounty', 'article', 260],
      ['/bounty?tab=marketplace', '.filters input', 200],
      ['/bounty?tab=marketplace', 'article', 265],
      ['/bounty?tab=leaderboard&period=all-time', ':is(ol > li, .empty)', 265],
      ['/faq', 'input', 200],
      ['/outbox', '.empty', 200],
      ['/auth', 'input', 265],
      ['/auth/reset-password', 'input', 200],
      ['/apply', 'dl:has-text("Tuition"):has-text("Application fee"):has-text("Age"):has-text("Our answer")', 200],
      ['/bounty/create', 'form', 200],
      [`/bounty/${sample}/fund`, 'form', 200],
      [`/bounty/${sample}/accept`, 'form', 200],
    ] as const) {
      test(`on ${path} the first ${what} begins above ${line} px`, async ({ page }) => {
        await openHydrated(page, path)
        const first = page.getByRole('main').locator(what).first()
        await expect(first).toBeVisible()
        expect((await first.boundingBox())?.y).toBeLessThan(line)
      })
    }

    test('a member’s tasks have the same low band', async ({ page }) => {
      await signUp(page)
      await openAccount(page)
      await expectBand(page, 'task')
      await expect(wayBack(page)).toBeInViewport()
      await openHydrated(page, '/auth/update-password')
      await expect(page.getByLabel('New Password')).toBeVisible()
      await expectBand(page, 'task')
      await openHydrated(page, `/bounty/${sample}/accept`)
      await expect(page.getByRole('checkbox')).toBeVisible()
      await expectBand(page, 'task')
      await acceptBounty(page, sample)
      await expect(toast(page, 'Bounty Accepted')).toBeVisible()
      await openHydrated(page, `/bounty/${sample}/complete`)
      await expect(page.getByRole('button', { name: 'Submit Completion' })).toBeVisible()
      await expectBand(page, 'task')
    })
  })
}

for (const width of [768, 1440]) {
  test(`the band of a list or a text stays low where there is room, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of sections) {
      await openHydrated(page, path)
      // The count comes with what the device or the academy knows.
      if (path.startsWith('/bounty?tab=marketplace')) await expect(page.locator('.page-count')).toBeVisible()
      const band = await page.locator('.page-head').boundingBox()
      expect.soft(band?.height, path).toBeLessThanOrEqual(highest.section)
    }
  })
}

for (const width of [320, 390]) {
  test(`the header says which page it is once it covers the title, and nothing moves, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    const name = page.locator('.brand-name')
    const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' })
    for (const path of ['/faq', `/bounty/${sample}`, '/apply']) {
      await openHydrated(page, path)
      const title = page.locator('#page-title')
      await expect(title).toBeInViewport()
      const before = [await page.getByRole('banner').boundingBox(), await menu.boundingBox()]
      await expect(name).not.toHaveAttribute('data-title')
      await page.mouse.move(100, 400)
      await expect(async () => {
        await page.mouse.wheel(0, 600)
        await expect(title).not.toBeInViewport()
      }).toPass()
      await expect(name).toHaveAttribute('data-title', (await title.textContent()) ?? '')
      const shown = await name.evaluate((element) => {
        const { right, width: own } = element.getBoundingClientRect()
        const { content, textTransform } = getComputedStyle(element, '::after')
        return { content, textTransform, right, own }
      })
      // A bounty's title has the letters that its creator wrote.
      expect(shown.textTransform).toBe('none')
      expect(JSON.parse(shown.content)).toBe(await title.textContent())
      expect(shown.own).toBeGreaterThan(40)
      expect(shown.right).toBeLessThan(before[1]?.x ?? 0)
      expect([await page.getByRole('banner').boundingBox(), await menu.boundingBox()]).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeVisible()
      await page.mouse.wheel(0, -9000)
      await expect(name).not.toHaveAttribute('data-title')
    }
  })
}

test('the way back of a task leads to where one came from, else home, and is a link before the page is live', async ({
  page,
  request,
}) => {
  for (const path of [
    '/account',
    '/auth',
    '/auth/reset-password',
    '/auth/update-password',
    '/apply',
    '/outbox',
    '/share-photo',
  ]) {
    const html = await (await request.get(path)).text()
    const back = path === '/auth/reset-password' ? '/auth' : '/'
    expect(/<a [^>]*page-back[^>]*>/.exec(html)?.[0], path).toContain(`href="${back}"`)
  }
  await openHydrated(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await footer.getByRole('link', { name: 'Apply Now', exact: true }).click()
  await expect(page).toHaveURL('/apply')
  await wayBack(page).click()
  await expect(page).toHaveURL('/faq')
  // Entered here, the page has nothing of the app behind it.
  await page.goto('/outbox')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await wayBack(page).click()
  await expect(page).toHaveURL('/')
})

test('home, the course and the academy open with a drawing each', async ({ page }) => {
  for (const path of ['/', '/course', '/about']) {
    await openHydrated(page, path)
    const drawing = page.getByRole('main').locator('.page-cover :is(.cover-drawing, svg.w-full)')
    await expect(drawing).toBeInViewport()
  }
})
