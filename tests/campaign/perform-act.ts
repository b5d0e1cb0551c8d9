import type { Page } from '@playwright/test'
import { dayFromNow, photo } from '../e2e/bounty.ts'
import type { Act } from './schedule.ts'

export interface Target {
  bountyId: string
  /** Of the bounty that this run creates. */
  title: string
}

/** Opens the form of an act and fills it up to its last press. Answers the press, and where a kept act leads to. */
export async function openForm(
  page: Page,
  base: string,
  act: Act,
  { bountyId, title }: Target,
): Promise<{ press: () => Promise<void>; kept: RegExp }> {
  const detail = `/bounty/${bountyId}`
  const press = (name: string) => () => page.getByRole('button', { name }).click({ noWaitAfter: true })
  const kept = new RegExp(`${detail}$`)
  if (act === 'create') {
    await page.goto(`${base}/bounty/create`)
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Description').fill('Walk the mile, log each marker, and show the log.')
    await page.getByLabel('Category').selectOption('Community Service')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Funding Goal').fill('100')
    await page.getByLabel('Deadline').fill(dayFromNow(10))
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    const last = page.getByRole('button', { name: 'Create Bounty' })
    await last.waitFor()
    return { press: press('Create Bounty'), kept: /\/bounty$/ }
  }
  await page.goto(`${base}${detail}/${act}`)
  if (act === 'accept') {
    await page.getByRole('checkbox').check()
    return { press: press('Accept Bounty'), kept }
  }
  if (act === 'fund') {
    await page.getByRole('button', { name: '$25', exact: true }).click()
    return { press: press('Pledge $25'), kept }
  }
  // A file set on a field that is still closed is lost.
  await page.getByLabel('Verification Photo').and(page.locator(':enabled')).setInputFiles(photo)
  await page.getByRole('img', { name: 'Your verification' }).waitFor()
  return { press: press('Submit Completion'), kept }
}
