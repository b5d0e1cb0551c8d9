import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { quoteOf } from '../../src/domain/course/reader-notes.ts'
import { scriptCalled } from '../built/built-scripts.ts'
import { openHydrated, signOut, signUpByForm } from './people.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const section = '/course/week-1/see-it-early'

const bar = (page: Page) => page.getByRole('button', { name: 'Note on this paragraph' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Note' })
const field = (page: Page) => dialog(page).getByLabel('Your note')
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const paragraph = (page: Page, nth: number) => page.locator('.reader-words :is(p, li, h2, tr)').nth(nth)
const flag = (page: Page, nth: number) => paragraph(page, nth).getByRole('button')

const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('reader-notes')))

/** Puts notes on the device before the page is opened. */
async function giveNotes(page: Page, notes: Record<string, object>) {
  await page.addInitScript((json) => {
    if (!localStorage.getItem('reader-notes')) localStorage.setItem('reader-notes', json)
  }, JSON.stringify(notes))
}

const note = (quote: string, text: string, nth = 1) => ({ section: 'see-it-early', nth, quote, text, at: Date.UTC(2026, 2, 1) })

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** Opens the section and writes a note on its second paragraph. */
async function write(page: Page, text: string): Promise<string> {
  await openHydrated(page, section)
  const quoted = (await paragraph(page, 1).textContent()) ?? ''
  await bar(page).click()
  await button(page, 'Paragraph after').click()
  await expect(dialog(page).getByRole('blockquote')).toContainText(quoted.slice(0, 40))
  await field(page).fill(text)
  await button(page, 'Save').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(flag(page, 1)).toBeVisible()
  return quoted
}

test('a note is written, changed and removed by the keyboard, and stays over a reload', core, async ({ page }) => {
  await openHydrated(page, section)
  await bar(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('First words')
  await button(page, 'Save').press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(bar(page)).toBeFocused()
  await expect(flag(page, 0)).toHaveAccessibleName('Your note: First words')
  await page.reload()
  await expect(flag(page, 0)).toHaveAccessibleName('Your note: First words')
  await flag(page, 0).press('Enter')
  await expect(field(page)).toHaveValue('First words')
  await field(page).fill('Second words')
  await button(page, 'Save').press('Enter')
  await expect(flag(page, 0)).toHaveAccessibleName('Your note: Second words')
  await expect(flag(page, 0)).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Remove').press('Enter')
  await button(page, 'Remove it for good').press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(flag(page, 0)).toHaveCount(0)
  await expect(paragraph(page, 0)).toBeFocused()
  expect((await stored(page)).join('')).not.toContain('words')
})

test('of several notes on a paragraph each is reached, and what was typed in one is kept', async ({ page }) => {
  await giveNotes(page, { a: note('Look', 'The older'), b: { ...note('Look', 'The later'), at: Date.UTC(2026, 2, 2) } })
  await openHydrated(page, section)
  const quote = quoteOf((await paragraph(page, 1).textContent()) ?? '')
  await page.evaluate((words) => {
    localStorage.setItem('reader-notes', (localStorage.getItem('reader-notes') ?? '').replaceAll('"Look"', JSON.stringify(words)))
  }, quote)
  await page.reload()
  await flag(page, 1).click()
  await expect(field(page)).toHaveValue('The later')
  await field(page).fill('The latest')
  await button(page, 'Next note on this paragraph').click()
  await expect(field(page)).toHaveValue('The older')
  await field(page).fill('x'.repeat(2001))
  await button(page, 'Next note on this paragraph').click()
  await expect(field(page)).toHaveAccessibleDescription(/1 too many/)
  await field(page).fill('The old one')
  await button(page, 'Next note on this paragraph').click()
  await expect(field(page)).toHaveValue('The latest')
  await page.keyboard.press('Escape')
  await openHydrated(page, '/course/notes')
  await expect(page.getByRole('listitem').filter({ hasText: /The latest|The old one/ })).toHaveCount(2)
})

test('a mark alone needs no words, and is taken away by one press', async ({ page }) => {
  await openHydrated(page, section)
  await bar(page).click()
  await button(page, 'Save').click()
  await expect(flag(page, 0)).toHaveAccessibleName('You marked this paragraph')
  await flag(page, 0).click()
  await button(page, 'Remove').click()
  await expect(flag(page, 0)).toHaveCount(0)
})

test('nothing typed is lost where the dialog is closed or the page goes; nothing typed leaves no mark', async ({ page }) => {
  await openHydrated(page, section)
  await bar(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await stored(page)).toEqual([])
  await bar(page).click()
  await field(page).fill('By Escape')
  await page.keyboard.press('Escape')
  await expect(flag(page, 0)).toHaveAccessibleName('Your note: By Escape')
  await flag(page, 0).click()
  await field(page).fill('By a reload')
  await page.reload()
  await expect(flag(page, 0)).toHaveAccessibleName('Your note: By a reload')
})

test('the paragraph in view is noted, and that in which words are selected before it', async ({ page }) => {
  await openHydrated(page, section)
  const quoted = (await paragraph(page, 4).textContent()) ?? ''
  await paragraph(page, 4).evaluate((block) => block.scrollIntoView())
  await bar(page).click()
  await expect(dialog(page).getByRole('blockquote')).toContainText(quoted.slice(0, 40))
  await button(page, 'Close').click()
  const other = (await paragraph(page, 5).textContent()) ?? ''
  await paragraph(page, 5).evaluate((block) => getSelection()?.selectAllChildren(block))
  await bar(page).press('Enter')
  await expect(dialog(page).getByRole('blockquote')).toContainText(other.slice(0, 40))
})

test('the list leads to the paragraph, changes a note, and is saved as text', async ({ page }) => {
  await openHydrated(page, '/course')
  await page.getByRole('link', { name: 'Your notes' }).click()
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
  const quoted = await write(page, 'Try it on the bus\nand at home')
  await openHydrated(page, '/course/notes')
  await expect(page.getByText('1 note', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Week 1, See it early' })).toBeVisible()
  await page.getByRole('button', { name: /^Change/ }).click()
  await field(page).fill('Try it on the tram')
  await button(page, 'Save').click()
  await expect(page.getByText('Try it on the tram')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as text' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('wayfinder-notes.txt')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Week 1, See it early')
  expect(text).toContain(quoted.slice(0, 40))
  expect(text).toContain('Try it on the tram')
  await page.getByRole('link', { name: /^To the paragraph/ }).click()
  await expect(page).toHaveURL(new RegExp(`${section}#note-`))
  await expect(paragraph(page, 1)).toBeFocused()
  await expect(paragraph(page, 1)).toBeInViewport()
  await page.reload()
  await expect(paragraph(page, 1)).toBeFocused()
})

test('a note survives an edit of its paragraph, and stays in the list where the paragraph is gone', async ({ page }) => {
  await openHydrated(page, section)
  const words = (await paragraph(page, 2).textContent()) ?? ''
  const edited = words.replace(/\w+/, 'Formerly').replace(/\w+ (?=\w+\W*$)/, '')
  await giveNotes(page, {
    a: note(edited, 'still here', 7),
    b: note('Nothing in this course is like it: zebra xylophone.', 'kept'),
  })
  await openHydrated(page, section)
  await expect(flag(page, 2)).toHaveAccessibleName('Your note: still here')
  const lost = page.getByRole('region', { name: 'The paragraph has changed' })
  await expect(lost).toContainText('kept')
  await openHydrated(page, '/course/notes')
  await page.getByRole('link', { name: /^To the paragraph.*zebra/ }).click()
  await expect(lost.getByRole('heading')).toBeFocused()
  await lost.getByRole('button').click()
  await button(page, 'Remove').click()
  await button(page, 'Remove it for good').click()
  await expect(lost).toHaveCount(0)
})

test('more words than a note may have are refused in words, stay in the field, and are saved once they fit', async ({ page }) => {
  await openHydrated(page, section)
  await bar(page).click()
  await field(page).fill('x'.repeat(2001))
  await button(page, 'Save').click()
  await expect(dialog(page).getByRole('alert')).toHaveText('1 too many. Please use at most 2,000 characters.')
  await expect(field(page)).toHaveValue('x'.repeat(2001))
  await field(page).fill('x'.repeat(2000))
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await openHydrated(page, '/course/notes')
  await expect(page.getByText('x'.repeat(2000))).toBeVisible()
})

test('without its script the reader says so, and reads on', async ({ page }) => {
  await page.route(`**${scriptCalled('reader-notes')}`, (route) => route.abort())
  await openHydrated(page, section)
  await bar(page).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Notes could not be loaded' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mark read/ })).toBeEnabled()
})

test.describe('with no network', () => {
  test.use({ worker: true })

  test('a paragraph is noted and found in the list', async ({ page, context }) => {
    await openHydrated(page, '/')
    await readyOffline(page)
    await context.setOffline(true)
    await write(page, 'Written in a tunnel')
    await openHydrated(page, '/course/notes')
    await expect(page.getByText('Written in a tunnel')).toBeVisible()
  })
})

test('a visitor’s notes go with the sign-up, and leave with the sign-out', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.evaluate((json) => localStorage.setItem('reader-notes', json), JSON.stringify({ a: note('Look.', 'mine') }))
  await signUpByForm(page)
  expect((await stored(page)).map(([key]) => key)).toEqual([expect.stringMatching(/^reader-notes:[\w-]{36}$/)])
  await openHydrated(page, '/course/notes')
  await expect(page.getByText('mine', { exact: true })).toBeVisible()
  await signOut(page)
  await expect.poll(() => stored(page)).toEqual([])
})

test('at 320 px nothing is cut off, in every state the colours and names hold, and the list prints', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await write(page, 'word '.repeat(60))
  expect(await isWide(page)).toBe(false)
  expect(await violations(page)).toEqual([])
  await flag(page, 1).click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await openHydrated(page, '/course/notes')
  await expect(page.getByText('word word').first()).toBeVisible()
  expect(await isWide(page)).toBe(false)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('word word').first()).toBeVisible()
  await expect(page.getByRole('main').locator('button, .btn').filter({ visible: true })).toHaveCount(0)
})
