import type { Page } from '@playwright/test'
import { dayFromNow, photo } from '../e2e/bounty.ts'
import type { Act } from './schedule.ts'

export interface Target {
  bountyId: string
  /** Of the bounty that this run creates. */
  title: string
}

/** Further off than any of the wrong clocks of a schedule. */
const DEADLINE_DAYS = 100

/** What a form says in place of its fields: the act before it never came about, or came about already. */
const closedWords =
  /Accept this bounty first|Nothing to complete here|You have accepted this bounty|so it takes no more|has ended/

/**
 * Opens the form of an act and fills it up to its last press. Answers the press, and where a kept act leads to; null where the app rightly
 * offers no such form.
 */
export async function offeredForm(
  page: Page,
  base: string,
  act: Act,
  { bountyId, title }: Target,
  dollars = 25,
): Promise<{ press: () => Promise<void>; kept: RegExp } | null> {
  const detail = `/bounty/${bountyId}`
  const press = (name: string) => () => page.getByRole('button', { name }).click({ noWaitAfter: true })
  const kept = new RegExp(`${detail}$`)
  if (act === 'create') {
    await page.goto(`${base}/bounty/create`)
    const field = page.getByLabel('Title').and(page.locator(':enabled'))
    const previous = page.getByRole('button', { name: 'Previous' }).and(page.locator(':enabled'))
    await field.or(previous).first().waitFor()
    // A form that was filled in before and not sent comes back at its last step.
    while (!(await field.isVisible())) await previous.click()
    await field.fill(title)
    await page.getByLabel('Description').fill('Walk the mile, log each marker, and show the log.')
    await page.getByLabel('Category').selectOption('Community Service')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Funding Goal').fill('100')
    await page.getByLabel('Deadline').fill(dayFromNow(DEADLINE_DAYS))
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    const last = page.getByRole('button', { name: 'Create Bounty' })
    await last.waitFor()
    return { press: press('Create Bounty'), kept: /\/bounty$/ }
  }
  await page.goto(`${base}${detail}/${act}`)
  const fields = {
    accept: page.getByRole('checkbox'),
    fund: page.getByRole('button', { name: `$${dollars}`, exact: true }),
    complete: page.getByLabel('Verification Photo'),
  }
  // A file set on a field that is still closed is lost.
  const field = fields[act].and(page.locator(':enabled'))
  const closed = page.getByText(closedWords).first()
  await field.or(closed).first().waitFor()
  if (await closed.isVisible()) return null
  if (act === 'accept') {
    await field.check()
    return { press: press('Accept Bounty'), kept }
  }
  if (act === 'fund') {
    await field.click()
    return { press: press(`Pledge $${dollars}`), kept }
  }
  await field.setInputFiles(photo)
  await page.getByRole('img', { name: 'Your verification' }).waitFor()
  return { press: press('Submit Completion'), kept }
}

/** The same where the form must be offered. */
export async function openForm(...asked: Parameters<typeof offeredForm>): Promise<{ press: () => Promise<void>; kept: RegExp }> {
  const form = await offeredForm(...asked)
  if (form === null) throw new Error(`The app offers no form to ${asked[2]}.`)
  return form
}

/** What somebody would type into the form of a pledge and leave there. */
export const leftAmount = '37'

/** What stands in this form of a pledge when it opens; `typed`: what is left there then. */
export async function amountIn(page: Page, base: string, { bountyId }: Target, typed?: string): Promise<string> {
  await page.goto(`${base}/bounty/${bountyId}/fund`)
  const field = page.getByLabel('Contribution Amount').and(page.locator(':enabled'))
  await field.waitFor()
  const found = await field.inputValue()
  if (typed !== undefined) {
    await field.fill(typed)
    // The draft is kept once the storage has it, and the storage answers in order.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('wayfinder-outbox')
          opening.addEventListener('error', () => reject(opening.error ?? new Error('No storage.')))
          opening.addEventListener('success', () => {
            const look = opening.result.transaction('drafts', 'readwrite')
            look.addEventListener('complete', () => {
              opening.result.close()
              resolve()
            })
          })
        }),
    )
  }
  return found
}
