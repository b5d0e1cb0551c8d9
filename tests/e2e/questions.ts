import type { Page } from '@playwright/test'
import { endQuestion, type QuestionSection, questionSections } from '../../src/content/questions/section-questions.ts'
import type { Question } from '../../src/domain/course/questions.ts'
import { expect } from './test.ts'

export type Kind = Question['kind']
export const kinds: readonly Kind[] = ['decide', 'mistake', 'order', 'recall']

/** What the row below a section's end asks: all but the question before that end. */
export const others = (section: QuestionSection): readonly Question[] =>
  section.questions.filter((each) => each !== endQuestion(section))

/** Whatever the course asks: a section whose row has such a question, and the questions up to it. */
export function upTo(kind: Kind): { section: QuestionSection; before: readonly Question[]; question: Question } {
  for (const section of questionSections.filter(({ week }) => week !== null)) {
    const asked = others(section)
    const nth = asked.findIndex((each) => each.kind === kind)
    const question = asked[nth]
    if (question) return { section, before: asked.slice(0, nth), question }
  }
  throw new Error(`The course has no question of the kind ${kind}.`)
}

export const addressOf = ({ week, id }: QuestionSection) => `/course/${week}/${id}`

/** The question before a section’s end. */
export const beforeEnd = (page: Page, section: QuestionSection) =>
  page.getByRole('region', { name: endQuestion(section)?.prompt ?? '' })
export const row = (page: Page) => page.locator('details', { hasText: 'More questions on this section' })
export const card = (page: Page) => page.getByRole('region', { name: /^Question \d+ of \d+$/ })
export const prompt = (page: Page) => card(page).getByRole('heading', { level: 3 })
const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name })
export const check = (page: Page) => button(page, 'Check')
export const next = (page: Page) => button(page, /^(Next question|Finish)$/)

/** Opens the row at the end of a section by the keyboard. */
export async function openRow(page: Page) {
  await row(page).locator('summary').press('Enter')
  await expect(card(page)).toBeVisible()
}

async function choose(page: Page, options: readonly (string | undefined)[], isRight: boolean) {
  const wanted = card(page).getByRole('radio', { name: options[isRight ? 0 : 1] ?? '', exact: true })
  await card(page).getByRole('radio').first().press('Space')
  for (const _ of options) if (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(check(page)).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Each step goes up by its own button, which keeps the focus. */
async function order(page: Page, steps: readonly (string | undefined)[], isRight: boolean) {
  const items = card(page).getByRole('listitem')
  for (const [place, step = ''] of steps.filter((each) => each !== undefined).entries()) {
    const up = button(page, `Move up: ${step}`)
    await up.focus()
    const at = (await items.allTextContents()).findIndex((text) => text.includes(step))
    for (let ups = at; ups > place; ups -= 1) await page.keyboard.press('Enter')
    await expect(items.nth(place)).toContainText(step)
    await expect(up).toBeFocused()
  }
  if (!isRight) {
    const down = button(page, `Move down: ${steps[0]}`)
    await down.press('Enter')
    await expect(down).toBeFocused()
  }
  await check(page).press('Enter')
}

/** Answers the question that is asked, by the keyboard alone. */
export async function answer(page: Page, question: Question, isRight: boolean) {
  await expect(prompt(page)).toHaveText(question.prompt)
  if (question.kind === 'order') await order(page, question.steps, isRight)
  else if (question.kind === 'recall') {
    await button(page, 'Show the answer').press('Enter')
    await expect(card(page).getByText(question.answer)).toBeVisible()
    await button(page, isRight ? 'I knew it' : 'Not yet').press('Enter')
  } else await choose(page, question.options, isRight)
  await expect(card(page).getByRole('status').last()).toContainText(isRight ? 'Right' : 'Not yet')
}

export async function answerAll(page: Page, questions: readonly Question[], isRight: boolean) {
  for (const question of questions) {
    await answer(page, question, isRight)
    await next(page).press('Enter')
  }
}
