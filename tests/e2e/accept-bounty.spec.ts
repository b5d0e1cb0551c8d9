import { readFile } from 'node:fs/promises'
import { acceptBounty, createBounty } from './bounty.ts'
import { openHydrated, signIn, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

const sample = '3741dc94-35b1-4297-9c60-d74083829058'

test('a signed-out person is asked to sign in', async ({ page }) => {
  await acceptBounty(page, sample)
  await expect(toast(page, 'Authentication Required')).toContainText('Please sign in to accept a bounty.')
  await expect(page).toHaveURL(`/auth?redirect=%2Fbounty%2F${sample}%2Faccept`)
})

test('a creator can’t accept the own bounty', async ({ page }) => {
  const bountyId = await createBounty(page.request, await signUp(page), { title: `Own ${Date.now()}` })
  await openHydrated(page, `/bounty/${bountyId}`)
  await expect(page.getByText('You created this bounty. Others can accept it.')).toBeVisible()
  await openHydrated(page, `/bounty/${bountyId}/accept`)
  await expect(page.getByText('You created this bounty, so you can’t accept it.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeDisabled()
})

test('an acceptance is withdrawn and taken up again', core, async ({ page }) => {
  await signUp(page)
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await expect(page).toHaveURL(`/bounty/${sample}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add the deadline to a calendar' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/DTSTART:\d{8}T\d{6}Z\r\nSUMMARY:Deadline: /)
  await page.getByRole('button', { name: 'Withdraw acceptance' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(toast(page, 'Acceptance Withdrawn')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Accept Bounty' })).toBeVisible()
})

test('who has not accepted is told so on the complete page', async ({ page }) => {
  await signIn(page, 'sam@example.test')
  await openHydrated(page, `/bounty/${sample}/complete`)
  await expect(page.getByText('Accept this bounty first')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Accept Bounty' })).toBeVisible()
})
