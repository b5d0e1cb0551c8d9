import type { Page } from '@playwright/test'
import { scriptCalled } from '../built/built-scripts.ts'
import { openHydrated } from './people.ts'
import { core, expect, test } from './test.ts'

declare global {
  interface Window {
    /** Turns that React's scheduler has asked for and does not get for as long as this stands. */
    held?: (() => void)[] | undefined
  }
}

/** Where `held` stands React’s scheduler waits: its turns are messages of the page to itself. */
function holdScheduler(): void {
  const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')
  const value = new Proxy(post?.value, {
    apply: (target, port, message) =>
      window.held ? window.held.push(() => Reflect.apply(target, port, message)) : Reflect.apply(target, port, message),
  })
  Object.defineProperty(MessagePort.prototype, 'postMessage', { ...post, value })
}

/** Comes to where the part's script is there and React has not yet taken the part over. */
const reachMidway = (page: Page, part: string) =>
  page.evaluate(async (script) => {
    window.held = []
    dispatchEvent(new Event('pointerover'))
    await import(script)
    // React asks for a turn once it has the part. Another's turn may be held already: then it asks for none, but has the part
    // some tasks on: two on an idle machine.
    for (let tasks = 0; tasks < 50; tasks += window.held.length > 0 ? 1 : 0) await new Promise((done) => setTimeout(done))
  }, part)

const isLive = (page: Page) => page.evaluate(() => document.querySelector('[data-later]')?.hasAttribute('data-live'))

const goOn = (page: Page) =>
  page.evaluate(() => {
    const turns = window.held
    window.held = undefined
    turns?.forEach((turn) => turn())
  })

/** A press by a program, which React hears in the middle: it takes the part over within the press. */
async function pressMidway(page: Page, part: string, control: string) {
  await reachMidway(page, part)
  const wasLive = await isLive(page)
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), control)
  const taken = { wasLive, isLive: await isLive(page) }
  await goOn(page)
  return taken
}

const takenOver = { wasLive: false, isLive: true }

test.beforeEach(async ({ page }) => page.addInitScript(holdScheduler))

test('a link leads on though React takes its part over within the press', async ({ page }) => {
  const part = scriptCalled('next-steps-page')
  await openHydrated(page, '/next-steps')
  expect(await pressMidway(page, part, 'main a[href="/pricing"]')).toEqual(takenOver)
  await expect(page).toHaveURL('/pricing')
})

test('a box keeps its tick, and counts once', async ({ page }) => {
  const part = scriptCalled('next-steps-page')
  await openHydrated(page, '/next-steps')
  expect(await pressMidway(page, part, 'main input[type="checkbox"]')).toEqual(takenOver)
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
})

test('a button is answered once', async ({ page }) => {
  const part = scriptCalled('pricing-page')
  await openHydrated(page, '/pricing')
  expect(await pressMidway(page, part, 'main button[aria-label="Next slide"]')).toEqual(takenOver)
  await expect(page.getByText(/, slide 2 of 3$/)).toBeAttached()
})

test('a person’s press is seen before React takes the part over, and is answered then', core, async ({ page }) => {
  const part = scriptCalled('pricing-page')
  await openHydrated(page, '/pricing')
  await reachMidway(page, part)
  await page.getByRole('button', { name: 'Next slide' }).tap()
  expect(await isLive(page)).toBe(false)
  await goOn(page)
  await expect(page.getByText(/, slide 2 of 3$/)).toBeAttached()
})
