import { indexablePages, privatePages, sectionSamples } from './public-pages.ts'
import { expect, test } from './test.ts'

// A window of 1280 x 1024 at 400 %: WCAG 2.2, success criterion 1.4.10.
test.use({ viewport: { width: 320, height: 256 } })

for (const path of [...indexablePages, ...sectionSamples, ...privatePages, '/no/such/page']) {
  test.describe(path, () => {
    test.use({ allowedMessages: [/404/] })

    test('at 400 % every word fits into the width, and the header hides no control that has the focus', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const wide = await page.evaluate(() => {
        const scrolls = (element: Element | null): boolean =>
          element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
        // What is for screen readers alone stands in a box of one pixel.
        const isUnseen = (element: Element | null): boolean =>
          element !== null && ((element.clientWidth === 1 && element.clientHeight === 1) || isUnseen(element.parentElement))
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const out: string[] = []
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const parent = node.parentElement
          if (
            !parent?.checkVisibility() ||
            !node.textContent?.trim() ||
            parent.closest('script, style') ||
            isUnseen(parent) ||
            scrolls(parent)
          )
            continue
          const range = document.createRange()
          range.selectNodeContents(node)
          for (const { left, right, width } of range.getClientRects())
            if (width > 0 && (left < -1 || right > innerWidth + 1)) out.push(node.textContent.trim().slice(0, 60))
        }
        return out
      })
      expect(wide).toEqual([])
      const pinned = await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        const header = document.querySelector('.site-header')
        return Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
      })
      expect(pinned).toBeLessThanOrEqual(256 * 0.4)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const hidden: string[] = []
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press(step % 5 === 4 ? 'Shift+Tab' : 'Tab')
        const covered = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused || focused === document.body || focused.closest('.site-header, .skip-link, [role=dialog]')) return ''
          const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
          const { top, bottom } = focused.getBoundingClientRect()
          return bottom <= header || top >= innerHeight ? focused.outerHTML.slice(0, 80) : ''
        })
        if (covered) hidden.push(covered)
      }
      expect(hidden).toEqual([])
    })
  })
}
