import type { Page } from '@playwright/test'
import { courseStops, weekName } from '../../src/content/curriculum/outline.ts'
import { questionSections } from '../../src/content/questions/section-questions.ts'
import { weekNumbers } from '../../src/domain/course/course-week.ts'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { freshEmail, openHydrated, signIn } from './people.ts'
import { card } from './questions.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'
import { openWithoutScripts } from './without-scripts.ts'
import { readyOffline } from './worker.ts'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const sections = courseStops.map(({ id }) => id)
const questions = questionSections.flatMap((section) => section.questions.map(({ id }) => id))
const lastRead = new Date(2026, 2, 5, 9).getTime()

type Kept = { read?: readonly string[]; answered?: readonly string[]; due?: readonly string[] }

/** Leaves what a visitor read and answered on the device, the last section on March 5, 2026. */
async function keep(page: Page, { read = sections, answered = questions, due = [] }: Kept) {
  await openHydrated(page, '/about')
  await page.evaluate(
    ({ ids, week, times, rows }) => {
      const place = { week, section: ids.at(-1) }
      localStorage.setItem('reading-progress', JSON.stringify({ read: ids, place, days: [], left: {}, times }))
      localStorage.setItem('question-answers', JSON.stringify(rows))
    },
    {
      ids: read,
      week: weekNumbers.length,
      times: Object.fromEntries(read.map((id, nth) => [`read/${id}`, lastRead - nth])),
      rows: Object.fromEntries(
        answered.map((id) => [id, due.includes(id) ? { at: 1, step: 0, due: '2026-01-01' } : { at: 1, step: 4, due: null }]),
      ),
    },
  )
}

const sheet = (page: Page) => page.getByRole('main').locator('section', { hasText: 'Wayfinder Cadet Academy' })
const printed = async (page: Page) => (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)

test('opened early, the page says kindly what is missing, and leads there', core, async ({ page }) => {
  const [section] = questionSections
  const [first, ...others] = sections
  if (!first || !section) throw new Error('The course has no section.')
  await keep(page, { read: others, answered: questions.filter((id) => !section.questions.some((each) => each.id === id)) })
  await openHydrated(page, '/course/completion')
  await expect(page.getByText(`So far ${others.length} of ${sections.length} sections are read`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print this sheet' })).toHaveCount(0)
  const toRead = page.getByRole('region', { name: 'To read' }).getByRole('link')
  await expect(toRead).toHaveCount(1)
  await expect(toRead).toHaveAttribute('href', `/course/week-1/${first}`)
  const toAnswer = page.getByRole('region', { name: 'To answer' }).getByRole('link')
  await expect(toAnswer).toHaveText(`${section.title}${section.questions.length} questions`)
  await toAnswer.click()
  await expect(card(page)).toHaveAccessibleName(`Question 1 of ${section.questions.length}`)
})

test('of who has read nothing it says what it takes, and leads to all of it', async ({ page }) => {
  await openHydrated(page, '/course/completion')
  await expect(page.getByText(`Once all ${sections.length} sections are read`)).toBeVisible()
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole('region', { name: 'To read' }).getByRole('link')).toHaveCount(sections.length)
  await expect(page.getByRole('region', { name: 'To answer' }).getByRole('link')).toHaveCount(questionSections.length)
})

test('without scripts it says that it needs them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/course/completion')
  await expect(page.getByText('This page needs scripts.')).toBeVisible()
  await context.close()
})

test('the end of the course has a word, and leads to what is due and to the sheet', async ({ page }) => {
  await keep(page, { due: questions.slice(0, 2) })
  await openHydrated(page, '/course')
  await expect(page.getByText(`You have read all ${sections.length} sections`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Apply Now' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Questions: 2 are due, about 1 minute' })).toHaveAttribute(
    'href',
    '/course/questions',
  )
  await page.getByRole('link', { name: 'Your page of completion' }).click()
  await expect(sheet(page)).toContainText('Last section readMarch 5, 2026')
})

test('the word at the end names no question where none is due', async ({ page }) => {
  await keep(page, {})
  await openHydrated(page, '/course')
  await expect(page.getByRole('link', { name: 'Your page of completion' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Questions:/ })).toHaveCount(0)
})

const mark = (page: Page) => page.getByRole('button', { name: /^Mark read/ })
const filled = (page: Page) => page.locator('main svg g > circle:first-child.fill-signal')

test(
  'the mark that ends a week says so on the page that it leads to, once, with its control filled on the map',
  core,
  async ({ page }) => {
    await keep(page, { read: ['assess-a-threat'] })
    await openHydrated(page, '/course/week-4/interview-within-the-law')
    await mark(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anatomy of a capture: a simulated case')
    const words = `Week 4 is behind you: ${weekName(4)}. 4 weeks to go.`
    await expect(page.getByRole('main').getByText(words)).toBeInViewport()
    await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached()
    await expect(filled(page)).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await page.mouse.wheel(0, 200)
    await expect(page.locator('[data-later="section"][data-live]')).toBeAttached()
    await expect(page.getByRole('main').getByText(words)).toHaveCount(0)
  },
)

test('the mark that ends a week in the list of the course says so there, and no more once it is taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await keep(page, { read: ['assess-a-threat'] })
  await openHydrated(page, '/course?week=4')
  const row = page.locator('#interview-within-the-law')
  const words = `Week 4 is behind you: ${weekName(4)}. 4 weeks to go.`
  await row.locator('summary').click()
  await expect(page.getByText(words)).toHaveCount(0)
  await row.getByRole('button', { name: 'Mark as read' }).click()
  await expect(row.getByText(words)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached()
  await row.getByRole('button', { name: 'Marked as read' }).click()
  await expect(page.getByText(words)).toHaveCount(0)
})

test('the mark that ends the course in its list says so there, and leads to the page of completion', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  const [first = '', ...others] = sections
  await keep(page, { read: others })
  await openHydrated(page, '/course?week=1')
  const row = page.locator(`#${first}`)
  if (!(await row.evaluate((details) => details.hasAttribute('open')))) await row.locator('summary').click()
  await row.getByRole('button', { name: 'Mark as read' }).click()
  await expect(row.getByText(`You have read the whole course, all ${sections.length} sections. Well done.`)).toBeVisible()
  await row.getByRole('link', { name: 'Your page of completion' }).click()
  await expect(page).toHaveURL('/course/completion')
})

test('the mark that ends the course leads to its page, which says so with the walked map, whatever was read last', async ({
  page,
}) => {
  const [first, ...others] = sections
  await keep(page, { read: others, answered: [] })
  await openHydrated(page, `/course/week-1/${first}`)
  await expect(mark(page)).toHaveText('Mark read, the course is done')
  await mark(page).click()
  await expect(page).toHaveURL('/course/completion')
  const words = `You have read the whole course, all ${sections.length} sections. Well done.`
  await expect(page.getByRole('main').getByText(words)).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached()
  await expect(filled(page)).toHaveCount(weekNumbers.length)
  expect(await violations(page)).toEqual([])
})

test('once all is answered the questions lead to the sheet, which says what it is and what it isn’t', async ({ page }) => {
  await keep(page, {})
  await openHydrated(page, '/course/questions')
  await page.getByRole('link', { name: /your page of completion$/ }).click()
  await expect(sheet(page)).toContainText(
    `has read all ${sections.length} sections of the Urban Navigation Course, and answered each of the ${questions.length} questions`,
  )
  await expect(sheet(page)).toContainText('not an accredited or official certification')
  for (const week of weekNumbers) await expect(sheet(page)).toContainText(`Week ${week}: `)
  await expect(sheet(page).getByRole('heading')).toHaveText('Name')
  expect(await violations(page)).toEqual([])
})

test('it prints one sheet, without the frame and with nothing to press', async ({ page }) => {
  await keep(page, {})
  await openHydrated(page, '/course/completion')
  await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')))
  await page.getByRole('button', { name: 'Print this sheet' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main').locator('button, a').filter({ visible: true })).toHaveCount(0)
  expect(await printed(page)).toHaveLength(1)
  // Where backgrounds are left out, whatever has one is painted white, above what stands below it.
  expect(await sheet(page).evaluate((paper) => getComputedStyle(paper, '::before').display)).toBe('none')
  // Most of a page of Letter, less its margins: 247 of 279 mm.
  expect((await sheet(page).boundingBox())?.height).toBeGreaterThan((200 / 25.4) * 96)
})

test('a member’s name stands on it, the longest too, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await keep(page, {})
  const name = 'Maximiliana-Konstantinopolitanskaya Long'
  const account = { email: freshEmail(), password: 'first-Password-1' }
  const made = await page.request.post('/auth/v1/signup', {
    headers: { apikey: PUBLISHABLE_KEY },
    data: { ...account, data: { display_name: name } },
  })
  await expect(made).toBeOK()
  await signIn(page, account.email, account.password)
  await openHydrated(page, '/course/completion')
  await expect(sheet(page).getByRole('heading')).toHaveText(name)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})

test.describe('with no network', () => {
  test.use({ worker: true })

  test('the sheet is there, with a line for the name', async ({ page, context }) => {
    await keep(page, {})
    await readyOffline(page)
    await context.setOffline(true)
    await openHydrated(page, '/course/completion')
    await expect(sheet(page).getByRole('heading')).toHaveText('Name')
    await expect(sheet(page)).toContainText('Last section readMarch 5, 2026')
  })
})

test('a press from before the script came knows what the device has read, and ends the week', async ({ page }) => {
  await keep(page, { read: ['assess-a-threat'] })
  const arrive = await openWithoutScripts(page, '/course/week-4/interview-within-the-law')
  await mark(page).click()
  await arrive()
  await expect(page.getByRole('main').getByText(/^Week 4 is behind you/)).toBeInViewport()
})
