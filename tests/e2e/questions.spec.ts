import type { Page } from '@playwright/test'
import { scriptCalled } from '../built/built-scripts.ts'
import { openHydrated, signOut, signUp } from './people.ts'
import { addressOf, answer, answerAll, card, check, kinds, next, openRow, others, prompt, row, upTo } from './questions.ts'
import { storedLog } from './stored-log.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

/** Opens the section and asks up to the question of that kind. */
async function ask(page: Page, kind: (typeof kinds)[number]) {
  const { section, before, question } = upTo(kind)
  await openHydrated(page, addressOf(section))
  await openRow(page)
  await answerAll(page, before, true)
  await expect(prompt(page)).toHaveText(question.prompt)
  return { section, question, isLast: others(section).at(-1) === question }
}

const answersKept = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('question-answers')))

const keptIds = async (page: Page) =>
  Object.keys(await storedLog(page, 'question-answers')).map((name) => name.replace('answer/', ''))

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

for (const [kind, words, control] of [
  ['decide', 'Choose one of the answers, then press Check.', 'radio'],
  ['order', 'Move the steps into their order with the arrows, then press Check.', 'button'],
] as const) {
  test(`Check without an answer says what to do and keeps nothing: ${kind}`, async ({ page }) => {
    const { question } = await ask(page, kind)
    await check(page).press('Enter')
    await expect(card(page).getByRole('alert')).toHaveText(words)
    await expect(card(page).getByRole(control).and(page.locator(':focus'))).toHaveCount(1)
    await expect(next(page)).toHaveCount(0)
    expect(await keptIds(page)).not.toContain(question.id)
    await answer(page, question, true)
    await expect(card(page).getByRole('alert')).toHaveText('')
  })
}

test('without its script the row says so, and the section reads on', async ({ page }) => {
  await page.route(`**${scriptCalled('questions-page')}`, (route) => route.abort())
  await openHydrated(page, addressOf(upTo('decide').section))
  await row(page).locator('summary').press('Enter')
  await expect(row(page).getByRole('alert')).toContainText('These questions could not be loaded.')
  await expect(page.getByRole('button', { name: /^Mark read/ })).toBeEnabled()
})

test('the row stands closed below the section’s one button, and asks nothing of who reads on', async ({ page }) => {
  const { section } = upTo('decide')
  await openHydrated(page, addressOf(section))
  const end = page.getByRole('button', { name: /^Mark read/ })
  const [button, closed] = [await end.boundingBox(), await row(page).boundingBox()]
  expect(closed?.y ?? 0).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
  expect(closed?.height).toBeLessThan(80)
  await openRow(page)
  expect((await end.boundingBox())?.height).toBe(button?.height)
  await end.click()
  await expect(page).not.toHaveURL(addressOf(section))
})

for (const kind of kinds) {
  for (const isRight of [true, false]) {
    test(`${kind}, ${isRight ? 'right' : 'not yet'}: by the keyboard, said in words, explained in the section’s own`, async ({
      page,
    }) => {
      const { question, isLast } = await ask(page, kind)
      await answer(page, question, isRight)
      await expect(next(page)).toBeFocused()
      expect(await keptIds(page)).toContain(question.id)
      await expect(card(page)).toContainText(question.why)
      await expect(card(page).getByRole('blockquote')).toHaveText(`“${question.from}”`)
      if (kind === 'decide' || kind === 'mistake') {
        await expect(card(page).getByText('Right answer')).toHaveCount(1)
        await expect(card(page).getByText('Your answer')).toHaveCount(isRight ? 0 : 1)
      }
      await next(page).press('Enter')
      await expect(isLast ? row(page).getByRole('heading', { level: 3 }) : prompt(page)).toBeFocused()
    })
  }
}

test('a key that is held down answers, and does not pass over the explanation', async ({ page }) => {
  const { question } = await ask(page, 'decide')
  await card(page).getByRole('radio').first().press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.down('Enter')
  await expect(next(page)).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(next(page)).toBeFocused()
  await expect(page.getByText(question.why)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(question.why)).toHaveCount(0)
})

test('a round ends in plain words; a reload in the middle loses the place alone', async ({ page }) => {
  const { section } = upTo('decide')
  const [first, ...following] = others(section)
  if (!first) throw new Error('The section has no question.')
  await openHydrated(page, addressOf(section))
  await openRow(page)
  await answer(page, first, false)
  await openHydrated(page, addressOf(section))
  expect(await keptIds(page)).toEqual([first.id])
  await openRow(page)
  await answerAll(page, [first], false)
  await answerAll(page, following, true)
  const total = following.length + 1
  await expect(row(page).getByRole('heading', { level: 3 })).toHaveText(
    `${total - 1} of ${total} right. The other one comes again tomorrow.`,
  )
  await row(page).getByRole('link', { name: 'All questions' }).click()
  await expect(page).toHaveURL('/course/questions')
  await expect(page.getByRole('button', { name: section.title })).toContainText(`${total} of ${total + 1} answered`)
})

test('what was not yet right comes again the next day, then after three; right at once, it rests', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 2, 2, 9) })
  const { section } = upTo('decide')
  const [first, ...following] = section.questions
  if (!first) throw new Error('The section has no question.')
  await openHydrated(page, '/course/questions')
  const due = page.getByRole('region', { name: 'Nothing is due today' })
  await expect(page.getByText('comes again after 1, 3, 7 and 21 days')).toBeVisible()
  await page.getByRole('button', { name: section.title }).click()
  await expect(prompt(page)).toBeFocused()
  await answer(page, first, false)
  await expect(card(page).getByRole('link', { name: section.title })).toHaveAttribute(
    'href',
    `${addressOf(section)}#${section.id}`,
  )
  await next(page).press('Enter')
  await answerAll(page, following, true)
  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeFocused()
  await expect(due).toContainText('More come tomorrow.')
  await page.clock.setSystemTime(new Date(2026, 2, 3, 0, 5))
  await openHydrated(page, '/course/questions')
  await expect(page.getByRole('heading', { name: '1 is due, about 1 minute' })).toBeVisible()
  await page.getByRole('button', { name: 'Begin' }).click()
  await answerAll(page, [first], true)
  await expect(page.getByRole('heading', { level: 3, name: 'Right.' })).toBeFocused()
  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(due).toContainText('More come on Friday, March 6.')
})

test('a thousand answers to questions of another version are put off at once, and promise nothing', async ({ page }) => {
  const { question } = upTo('decide')
  await page.addInitScript((known) => {
    if (localStorage.getItem('question-answers')) return
    const due = { at: 1, step: 0, due: '2026-01-02' }
    const unknown = Array.from({ length: 1100 }, (_, nth) => [`of-another-version/${nth}`, { ...due, due: '2026-01-01' }])
    localStorage.setItem('question-answers', JSON.stringify({ ...Object.fromEntries(unknown), [known]: due }))
  }, question.id)
  await openHydrated(page, '/course/questions')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('region', { name: 'Question 1 of 1' })).toBeVisible()
  await answer(page, question, true)
  await next(page).press('Enter')
  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeFocused()
  await expect(page.getByText(/^More come/)).toHaveText(/^More come on /)
})

test.describe('with no network', () => {
  test.use({ worker: true })

  test('a section asks its questions, and the page what is due', async ({ page, context }) => {
    const { section } = upTo('decide')
    await openHydrated(page, '/')
    await readyOffline(page)
    await context.setOffline(true)
    await openHydrated(page, addressOf(section))
    await openRow(page)
    await answerAll(page, others(section), false)
    await openHydrated(page, '/course/questions')
    await expect(page.getByRole('button', { name: section.title })).toContainText(
      `${others(section).length} of ${section.questions.length} answered`,
    )
  })
})

test('a visitor’s answers go with the sign-up, are told on Today, and leave with the sign-out', async ({ page }) => {
  const { section } = upTo('decide')
  const ids = section.questions.map(({ id }) => id)
  await openHydrated(page, '/about')
  await page.evaluate((asked) => {
    const answers = asked.map((id) => [id, { at: 1, step: 0, due: '2026-01-01' }])
    const unknown = { 'of-another-version': { at: 1, step: 0, due: '2026-01-01' } }
    localStorage.setItem('question-answers', JSON.stringify({ ...Object.fromEntries(answers), ...unknown }))
  }, ids)
  await signUp(page)
  await openHydrated(page, '/')
  const told = page.getByRole('link', { name: /^Questions:/ })
  await expect(told).toContainText(`${ids.length + 1} are due`)
  expect((await answersKept(page)).map(([key]) => key)).toEqual([expect.stringMatching(/^question-answers:[\w-]{36}$/)])
  // By the keyboard: the word on the new account still stands over it.
  await told.press('Enter')
  await expect(page).toHaveURL('/course/questions')
  await expect(card(page)).toHaveAccessibleName(`Question 1 of ${ids.length}`)
  await page.goBack()
  // What no version here can ask is not told of again, nor forgotten.
  await expect(told).toContainText(`${ids.length} are due`)
  expect(await keptIds(page)).toContain('of-another-version')
  await signOut(page)
  await expect.poll(() => answersKept(page)).toEqual([])
  await openHydrated(page, '/course/questions')
  // Before somebody touches the page it knows of no answers, and says nothing of them.
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: section.title })).toContainText(`0 of ${ids.length} answered`)
})

test('at 320 px nothing is cut off, and in every state the colours and names hold', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const kind of kinds) {
    const { question } = await ask(page, kind)
    expect(await isWide(page)).toBe(false)
    expect(await violations(page)).toEqual([])
    await answer(page, question, false)
    expect(await isWide(page)).toBe(false)
    expect(await violations(page)).toEqual([])
    await page.evaluate(() => localStorage.clear())
  }
  const { section } = upTo('decide')
  await openHydrated(page, '/course/questions')
  await page.getByRole('button', { name: section.title }).click()
  await answerAll(page, section.questions, true)
  expect(await isWide(page)).toBe(false)
  expect(await violations(page)).toEqual([])
})

test('an address that names a section goes to its questions, also loaded afresh', async ({ page }) => {
  const { section } = upTo('decide')
  await openHydrated(page, `/course/questions#${section.id}`)
  await expect(page.getByRole('heading', { name: section.title, level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Leave these questions' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible()
})
