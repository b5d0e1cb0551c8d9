import type { Page } from '@playwright/test'
import { questionSections } from '../../src/content/questions/section-questions.ts'
import { openHydrated } from './people.ts'
import { addressOf, answer, answerAll, card, next, openRow, upTo } from './questions.ts'
import { expect, test } from './test.ts'

/** The paragraph with the focus, and of it what is marked. */
const shownWords = (page: Page) =>
  page.evaluate(() => ({
    paragraph: document.activeElement?.textContent ?? '',
    marked: [...(CSS.highlights.get('found') ?? [])].map(String),
    isInView: (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0,
  }))

async function expectShown(page: Page, quote: string) {
  await expect
    .poll(() => shownWords(page))
    .toEqual({ paragraph: expect.stringContaining(quote), marked: [quote], isInView: true })
}

for (const section of [upTo('decide').section, questionSections[0]].filter((each) => each !== undefined)) {
  test(`an explained answer leads to the paragraph it comes from, and marks its sentence: ${section.weekTitle}`, async ({
    page,
  }) => {
    const [question] = section.questions
    if (!question) throw new Error('The section has no question.')
    await openHydrated(page, '/course/questions')
    await page.getByRole('button', { name: section.title }).click()
    await answer(page, question, true)
    await card(page).getByRole('link', { name: section.title }).press('Enter')
    await expect(page).not.toHaveURL(/questions/)
    await expectShown(page, question.from)
    await page.mouse.click(2, 300)
    await expect.poll(async () => (await shownWords(page)).marked).toEqual([])
  })
}

test('below its section an explained answer leads up to the paragraph', async ({ page }) => {
  const { section, before, question } = upTo('decide')
  await openHydrated(page, addressOf(section))
  await openRow(page)
  await answerAll(page, before, true)
  await answer(page, question, false)
  await card(page).getByRole('button', { name: 'To the paragraph' }).press('Enter')
  await expectShown(page, question.from)
  await expect(next(page)).toBeVisible()
})
