import type { Page } from '@playwright/test'
import { openHydrated } from './people.ts'
import { expect } from './test.ts'

export const outboxSamples = ['0c22bd36-4c1d-459c-ad01-1c0435e3b19c', 'f0621f0d-2590-49a7-9a92-1c6efbbedbff'] as const

export async function pledge(page: Page, bountyId: string, chip = '$25') {
  await openHydrated(page, `/bounty/${bountyId}/fund`)
  await page.getByRole('button', { name: chip, exact: true }).click()
  await page.getByRole('button', { name: `Pledge ${chip}` }).click()
  await expect(page).toHaveURL(`/bounty/${bountyId}`)
}

/** The acts of one section of the Outbox, in its order. */
export const cards = (page: Page, section: 'Needs you' | 'To be sent') =>
  page.getByRole('region', { name: section }).getByRole('article')

export const nothingWaits = (page: Page) => page.getByRole('heading', { name: 'Nothing waits' })
