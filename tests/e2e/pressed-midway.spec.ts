import type { Page } from '@playwright/test'
import { scriptCalled } from '../built/built-scripts.ts'
import { openHydrated } from './people.ts'
import { core, expect, test } from './test.ts'

/** Where `held` is a number React’s scheduler waits: its turns are messages of the page to itself, and those that wait are counted. */
function holdScheduler(): void {
  const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')
  const value = new Proxy(post?.value, {
    apply(target, port, message) {
      const held: unknown = Reflect.get(window, 'held')
      return typeof held === 'number' ? Reflect.set(window, 'held', held + 1) : Reflect.apply(target, port, message)
    },
  })
  Object.defineProperty(MessagePort.prototype, 'postMessage', { ...post, value })
}

/** Presses when the part's script has come and before React has taken the part over by itself: it does so within the press. */
const pressMidway = (page: Page, part: string, control: string) =>
  page.evaluate(
    async ([script, selector]) => {
      const later = document.querySelector('[data-later]')
      Object.assign(window, { held: 0 })
      dispatchEvent(new Event('pointerover'))
      await import(script)
      // React asks for a turn once it has the part. Another's turn may be held already: then it asks for none, but has the part
      // some tasks on: two on an idle machine.
      for (let tasks = 0; tasks < 50; tasks += Reflect.get(window, 'held') > 0 ? 1 : 0)
        await new Promise((done) => setTimeout(done))
      const wasLive = later?.hasAttribute('data-live')
      document.querySelector<HTMLElement>(selector)?.click()
      Reflect.deleteProperty(window, 'held')
      return { wasLive, isLive: later?.hasAttribute('data-live') }
    },
    [part, control] as const,
  )

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

test('a button is answered once', core, async ({ page }) => {
  const part = scriptCalled('pricing-page')
  await openHydrated(page, '/pricing')
  expect(await pressMidway(page, part, 'main button[aria-label="Next slide"]')).toEqual(takenOver)
  await expect(page.getByText(/, slide 2 of 3$/)).toBeAttached()
})
