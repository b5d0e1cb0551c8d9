import type { Page } from '@playwright/test'
import { scriptCalled } from '../built/built-scripts.ts'
import { openHydrated, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import {
  beginAloud,
  button,
  changeVoices,
  endSentence,
  germanVoice,
  giveVoices,
  manner,
  marked,
  menu,
  networkVoice,
  offlineVoice,
  partner,
  pause,
  reads,
  spoken,
  stop,
} from './voice.ts'

const goOn = (page: Page) => button(page, 'Go on reading aloud')
const part = (page: Page) => page.getByRole('heading', { level: 2, name: 'Protecting the people who train with you' })

const bare = (text: string) => text.replaceAll(/\s/g, '')

/** Nothing is spoken, marked, or left in the bar. */
async function expectSilence(page: Page) {
  await expect(stop(page)).toHaveCount(0)
  expect(await spoken(page)).toEqual([])
  expect(await marked(page)).toBe('')
}

test.describe('without a voice', () => {
  for (const [what, voices] of [
    ['none', []],
    ['one of another language', [germanVoice]],
  ] as const) {
    test(`the menu offers none where the device has ${what}, and offers it once there is one`, async ({ page }) => {
      await giveVoices(page, ...voices)
      const fetched = page.waitForResponse(`**${scriptCalled('read-aloud')}`)
      await openHydrated(page, partner)
      await menu(page).click()
      await fetched
      await expect(button(page, 'Large')).toBeVisible()
      await expect(reads(page)).toHaveCount(0)
      await changeVoices(page, germanVoice, networkVoice)
      await expect(reads(page)).toBeVisible()
      await changeVoices(page)
      await expect(reads(page)).toHaveCount(0)
    })
  }

  test('a browser without speech fetches nothing for it', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openHydrated(page, partner)
    await menu(page).click()
    await button(page, 'Large').click()
    await page.waitForLoadState('networkidle')
    await expect(reads(page)).toHaveCount(0)
    expect(scripts.filter((address) => address.endsWith(scriptCalled('read-aloud')))).toEqual([])
  })

  test('a voice that is removed in the middle ends the reading', async ({ page }) => {
    await giveVoices(page, offlineVoice)
    await beginAloud(page)
    await changeVoices(page, germanVoice)
    await expectSilence(page)
    await menu(page).click()
    await expect(reads(page)).toHaveCount(0)
  })
})

test('a voice that another page has paused is waked', async ({ page }) => {
  await giveVoices(page, offlineVoice)
  await openHydrated(page, partner)
  await page.evaluate(() => speechSynthesis.pause())
  await menu(page).click()
  await reads(page).click()
  await expect(pause(page)).toBeFocused()
  expect(await page.evaluate(() => speechSynthesis.paused)).toBe(false)
})

test('a voice that throws says so, and reads once it can', async ({ page }) => {
  await giveVoices(page, offlineVoice)
  await openHydrated(page, partner)
  await page.evaluate(() => {
    const speak = speechSynthesis.speak.bind(speechSynthesis)
    speechSynthesis.speak = () => {
      speechSynthesis.speak = speak
      throw new DOMException('Busy.', 'InvalidStateError')
    }
  })
  await menu(page).click()
  await reads(page).click()
  await expect(toast(page, 'Reading aloud stopped')).toBeVisible()
  await expectSilence(page)
  await reads(page).click()
  await expect(pause(page)).toBeFocused()
})

for (const [error, words] of [
  ['network', 'This voice needs a connection.'],
  ['synthesis-failed', 'The voice of this device can’t go on.'],
] as const) {
  test(`a voice that fails by ${error} says so and stops`, async ({ page }) => {
    await giveVoices(page, networkVoice)
    await beginAloud(page)
    await endSentence(page, error)
    await expect(toast(page, 'Reading aloud stopped')).toContainText(words)
    await expectSilence(page)
    await expect(menu(page)).toBeFocused()
  })
}

test.describe('with a voice', () => {
  test.beforeEach(({ page }) => giveVoices(page, germanVoice, networkVoice, offlineVoice))

  test('its script comes when the menu is opened, and not before', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openHydrated(page, partner)
    await page.mouse.wheel(0, 100)
    await expect(page.locator('[data-later="section"][data-live]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((address) => address.endsWith(scriptCalled('read-aloud')))).toEqual([])
    await menu(page).click()
    await expect(reads(page)).toBeVisible()
    expect(scripts.filter((address) => address.endsWith(scriptCalled('read-aloud')))).toHaveLength(1)
  })

  test('it begins at the paragraph in view, a sentence at a time, with a voice that needs no network', core, async ({ page }) => {
    await openHydrated(page, partner)
    await part(page).evaluate((heading) => heading.scrollIntoView())
    await menu(page).click()
    await reads(page).click()
    await expect(pause(page)).toBeFocused()
    await expect(reads(page)).toBeHidden()
    expect(await spoken(page)).toEqual(['Protecting the people who train with you'])
    expect(await manner(page)).toEqual({ lang: 'en-US', rate: 1, name: 'Offline' })
    expect(await marked(page)).toBe('Protecting the people who train with you')
    await endSentence(page)
    const [sentence = ''] = await spoken(page)
    const paragraph = await part(page).evaluate((heading) => heading.nextElementSibling?.textContent ?? '')
    expect(paragraph.startsWith(sentence)).toBe(true)
    expect(paragraph.length).toBeGreaterThan(sentence.length)
    expect(await marked(page)).toBe(sentence)
  })

  test('a pause keeps the sentence, which then begins again; the keyboard does all of it', async ({ page }) => {
    await openHydrated(page, partner)
    await menu(page).press('Enter')
    await reads(page).press('Enter')
    await endSentence(page)
    const sentence = await spoken(page)
    await expect(pause(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(goOn(page)).toBeFocused()
    expect(await spoken(page)).toEqual([])
    expect(await marked(page)).toBe(sentence[0])
    await page.keyboard.press('Enter')
    await expect(pause(page)).toBeFocused()
    expect(await spoken(page)).toEqual(sentence)
    await page.keyboard.press('Escape')
    await expectSilence(page)
    await expect(menu(page)).toBeFocused()
  })

  test('Escape in the open menu closes the menu and not the reading; the menu stops it too', async ({ page }) => {
    await beginAloud(page)
    await menu(page).click()
    await expect(reads(page)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(reads(page)).toBeHidden()
    await expect(stop(page)).toBeVisible()
    await menu(page).click()
    await reads(page).click()
    await expect(reads(page)).toHaveAttribute('aria-pressed', 'false')
    await expectSilence(page)
  })

  test('what the system takes away for a while is paused', async ({ page }) => {
    await beginAloud(page)
    const sentence = await spoken(page)
    await endSentence(page, 'interrupted')
    await goOn(page).click()
    expect(await spoken(page)).toEqual(sentence)
  })

  test('the speed is heard at once, and kept on the device', async ({ page }) => {
    await beginAloud(page)
    const sentence = await spoken(page)
    await menu(page).click()
    await button(page, '1.25×').click()
    expect(await spoken(page)).toEqual(sentence)
    expect(await manner(page)).toMatchObject({ rate: 1.25 })
    await beginAloud(page)
    expect(await manner(page)).toMatchObject({ rate: 1.25 })
    await menu(page).click()
    await expect(button(page, '1.25×')).toHaveAttribute('aria-pressed', 'true')
  })

  test('it reads all words of a section in their order, captions and tables too, no drawing and no contents, and ends with it', async ({
    page,
  }) => {
    await beginAloud(page)
    const heard: string[] = []
    for (let [sentence] = await spoken(page); sentence !== undefined; [sentence] = await spoken(page)) {
      heard.push(sentence)
      await endSentence(page)
    }
    const words = await page.locator('.reader-words').evaluate((element) => {
      const copy = element.cloneNode(true)
      if (!(copy instanceof Element)) return ''
      for (const unread of copy.querySelectorAll('svg, thead, nav')) unread.remove()
      return copy.textContent
    })
    expect(heard[0]).toBe('Training with a partner')
    expect(bare(heard.slice(1).join(''))).toBe(bare(words))
    expect(heard).toContain('Tap means stop, at once, every time')
    expect(heard).toContain('Two visits tell you most of it')
    expect(heard).toContain('Stay if: They laugh, sweat and go home whole')
    expect(heard).toContain(await page.locator('.reader-words figcaption').first().textContent())
    await expectSilence(page)
    await expect(menu(page)).toBeFocused()
    await expect(page.getByRole('button', { name: /^Mark read, next/ })).toBeVisible()
  })
})
