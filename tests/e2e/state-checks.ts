import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** How much of the page stands outside of phones of common widths, in px, by width. */
async function outsidePhones(page: Page): Promise<Record<number, number>> {
  const outside: Record<number, number> = {}
  for (const width of [320, 360, 412, 390]) {
    await page.setViewportSize({ width, height: 720 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over !== 0) outside[width] = over
  }
  return outside
}

/** Headings and landmarks that stand above what is read before them; a dialog has the page behind it still where it was scrolled to. */
export const outOfOrder = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('dialog:modal')) return []
    const parts = [...document.querySelectorAll('.site-header, main, main :is(h1, h2, h3), .site-footer, .bottom-bar')]
    const shown = parts.filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.clientWidth > 1)
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    const tops = shown.map((part) => part.getBoundingClientRect().top + (part.matches('.site-header') ? -scrollY : 0))
    return shown
      .filter((_, index) => (tops[index] ?? 0) < (tops[index - 1] ?? -Infinity) - 1)
      .map((part) => part.outerHTML.slice(0, 90))
  })

/** What is lost of a page whose text is twice as large: words beside the page, controls that lie over another, words that a control cuts off. */
export async function lostAtTwice(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%'
    await document.fonts.ready
    scrollTo({ top: 0, behavior: 'instant' })
  })
  const found = await page.evaluate(() => {
    const lost: string[] = []
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wide > 0) {
      const part = document.createRange()
      const out = [...document.querySelectorAll('body *')].findLast((each) => {
        part.selectNodeContents(each)
        const { clientWidth } = document.documentElement
        return Math.max(part.getBoundingClientRect().right, each.getBoundingClientRect().right) > clientWidth
      })
      lost.push(`${wide} px wider than the screen: ${out?.outerHTML.slice(0, 120)}`)
    }
    // What lies under an open dialog can't be pressed.
    const over = ':is(dialog:modal, [popover]:popover-open)'
    const top = document.querySelector(over) ? over : 'body'
    const shown = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        each.offsetWidth > 1 &&
        each.closest(top) &&
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
        // The link of a whole row lies under its other controls.
        if (one.each.closest('article') && other.each.matches('article > .absolute')) continue
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
        // What is for screen readers alone stands in a box of one pixel.
        const isUnseen = (part: HTMLElement | null): boolean =>
          part !== null && part !== each && (part.offsetWidth <= 1 || isUnseen(part.parentElement))
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (isUnseen(text.parentElement)) continue
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
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

/** Words of up to twelve letters that go on in the next line, in a page whose text is twice as large. */
export async function brokenAtTwice(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%'
    await document.fonts.ready
  })
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only, svg, form > .absolute')) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (word.length <= 12 && lines.size > 1) broken.push(`${word} in “${parent.textContent.slice(0, 60)}”`)
      }
    }
    return broken
  })
}

/** What is chosen and looks as what isn't, where the system gives the colours. */
async function alikeInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const alike = await page.evaluate(() => {
    const parts = [undefined, '::before', '::after']
    const looks = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((each) =>
          parts.map((part) => {
            const { backgroundColor, borderColor, borderWidth, color, content, fill, outline, stroke, textDecoration } =
              getComputedStyle(each, part)
            return [backgroundColor, borderColor, borderWidth, color, content, fill, outline, stroke, textDecoration].join()
          }),
        )
        .join()
    const kinds = [
      ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]', '[role="tablist"]'],
      ['[role="option"][aria-selected="true"]', '[role="option"][aria-selected="false"]', '[role="listbox"]'],
      ['button[aria-pressed="true"]', 'button[aria-pressed="false"]', 'fieldset, [role="group"]'],
      ['.segmented label:has(:checked)', 'label:has(input:not(:checked))', '.segmented'],
      // The footer marks no page in any colours.
      [':not(footer *):is(a[aria-current="page"])', 'a:not([aria-current])', 'nav'],
    ] as const
    return kinds.flatMap(([chosen, other, group]) =>
      [...document.querySelectorAll(chosen)]
        .map((each) => each.closest('nav li') ?? each)
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => {
          const found = each.closest(group)?.querySelector(other)
          const plain = found?.closest('nav li') ?? found
          return plain?.checkVisibility({ visibilityProperty: true }) && looks(each) === looks(plain)
        })
        .map((each) => each.outerHTML.slice(0, 90)),
    )
  })
  await page.emulateMedia({ forcedColors: null })
  return alike
}

/**
 * Holds a state of a screen on a phone: nothing stands outside at common widths, nothing is lost with text of twice the size, what is chosen
 * shows in forced colours, and it is read in the order in which it is seen.
 */
export async function expectToHold(page: Page, state: string): Promise<void> {
  expect.soft(await outsidePhones(page), `${state}, outside`).toEqual({})
  expect.soft(await outOfOrder(page), `${state}, order`).toEqual([])
  expect.soft(await alikeInForcedColors(page), `${state}, forced colours`).toEqual([])
  expect.soft(await lostAtTwice(page), `${state}, text of twice the size`).toEqual([])
}
