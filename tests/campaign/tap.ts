import type { Page } from '@playwright/test'
import { dayFromNow, photo } from '../e2e/bounty.ts'

/** What would end the run, or lead away from what it asks about. */
const leftAlone = 'Sign Out|Delete my account|Print|Share|Take a photo|Read aloud|Export|Save my data|Save unsent'
const spots = 'a[href], button, summary, input, textarea, select, [role="tab"], [role="option"], [role="menuitem"]'

interface Spots {
  selector: string
  leftAlone: string
  /** Where to look first: all of the page counts where nothing stands there. */
  first: string | null
}

/** Somebody who has opened a form mostly came to fill it in, and then to send it. */
const attention = [
  { below: 0.2, first: 'main form [type="submit"]' },
  { below: 0.6, first: 'main form' },
]

/** Marks what a finger could touch on the page, an open dialog before all else; answers how many that are. */
const markSpots = ({ selector, leftAlone: words, first }: Spots) => {
  const open = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1)
  for (const marked of document.querySelectorAll('[data-spot]')) marked.removeAttribute('data-spot')
  const isOpen = (spot: Element) => {
    const link = spot instanceof HTMLAnchorElement ? spot : null
    if (link && (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))) return false
    if (new RegExp(words).test(`${spot.textContent} ${spot.getAttribute('aria-label') ?? ''}`)) return false
    return spot.checkVisibility({ visibilityProperty: true }) && !spot.matches(':disabled, [aria-disabled="true"], [inert] *')
  }
  const all = [...(open ?? document).querySelectorAll(selector)].filter(isOpen)
  const preferred = first === null || open ? [] : all.filter((spot) => spot.closest(first) !== null)
  const found = preferred.length > 0 ? preferred : all
  found.forEach((spot, nth) => spot.setAttribute('data-spot', `${nth}`))
  return found.length
}

/** What people type, and what they shouldn't. */
const texts = [
  '25',
  '0',
  'River Scout',
  'a',
  '   ',
  'Seen from the bridge. <b>',
  'fee',
  '9'.repeat(40),
  'ana@example.test',
  '😀 ok',
]

/** Touches one of the things on the page that `random`, in [0, 1), picks. Answers what it was, or null where it was gone before the touch. */
export async function tapSomething(page: Page, random: () => number): Promise<string | null> {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]
  const chance = random()
  const first = attention.find(({ below }) => chance < below)?.first ?? null
  const count = await page.evaluate(markSpots, { selector: spots, leftAlone, first })
  if (count === 0) return null
  const spot = page.locator(`[data-spot="${Math.floor(random() * count)}"]`)
  const kind = await spot.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName))
  const words = await spot.evaluate((element) =>
    (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40),
  )
  const timeout = 1000
  const act = async () => {
    if (kind === 'file') return spot.setInputFiles(photo, { timeout })
    if (kind === 'date') return spot.fill(dayFromNow(Math.floor(random() * 60) - 5), { timeout })
    if (kind === 'select') {
      const values = await spot
        .locator('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
      return void (await spot.selectOption(pick(values) ?? '', { timeout }))
    }
    if (/^(textarea|text|search|email|tel|password|number)$/.test(kind)) return spot.fill(pick(texts) ?? '', { timeout })
    return spot.click({ timeout, noWaitAfter: true })
  }
  return act().then(
    () => `${kind} ${words}`,
    () => null,
  )
}
