import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const main = (page: Page) => page.getByRole('main')

/** Pays for a package in the test checkout; ends on the page that says so. */
export async function buyPackage(page: Page, plan: string) {
  await page.goto(`/pricing?checkout=${plan}`)
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible()
}

/** The row of the log that holds these words. */
export const logged = (page: Page, words: string) => main(page).getByRole('listitem').filter({ hasText: words }).last()

/** Logs practice in the form that is open. */
export async function logPractice(page: Page, drill: string, minutes = '20') {
  await page.getByLabel('Drill').fill(drill)
  await main(page).getByRole('button', { name: minutes, exact: true }).click()
  await main(page).getByRole('button', { name: 'Log it', exact: true }).click()
  await expect(logged(page, drill)).toBeVisible()
}

/** Decides for the first choice by the keyboard until a simulation has ended. */
export async function playToEnd(page: Page) {
  const [again, first] = [
    main(page).getByRole('button', { name: 'Play it again' }),
    main(page).getByRole('button', { name: /^A / }),
  ]
  while (!(await again.isVisible())) {
    await first.press('Enter')
    await main(page).getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(again.or(first)).toBeVisible()
  }
}

export const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
