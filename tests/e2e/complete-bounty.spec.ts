import { acceptBounty, choosePhoto } from './bounty.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'

test('a signed-out person is asked to sign in, and the photo waits in the form', async ({ page }) => {
  await openHydrated(page, `/bounty/${sample}/complete`)
  await choosePhoto(page)
  await page.getByLabel('Completion Notes').fill('Walked the circle.')
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  await expect(toast(page, 'Authentication Required')).toContainText('Please sign in to complete a bounty.')
  await openHydrated(page, `/bounty/${sample}/complete`)
  await expect(page.getByRole('img', { name: 'Your verification' })).toBeVisible()
  await expect(page.getByLabel('Completion Notes')).toHaveValue('Walked the circle.')
})

test('a photo is required, can be removed, and must be one', core, async ({ page }) => {
  await signUp(page)
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await page.getByRole('link', { name: 'Complete Bounty' }).click()
  await expect(page.getByText('Submit your verification for this patriotic bounty')).toBeVisible()

  const submit = page.getByRole('button', { name: 'Submit Completion' })
  await expect(submit).toBeDisabled()
  // A key on a field that is still closed is lost.
  await expect(page.getByLabel('Completion Notes')).toBeEnabled()
  await page.getByLabel('Completion Notes').press('Control+Enter')
  await expect(toast(page, 'Verification Photo Required')).toContainText('Please upload a photo to verify your completion.')

  await page
    .getByLabel('Verification Photo')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no image') })
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a JPEG, PNG or WebP photo.' })).toBeVisible()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await page.getByLabel('Verification Photo').setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: drawing })
  await expect(page.getByRole('alert').filter({ hasText: 'This is a drawing.' })).toBeVisible()
  await choosePhoto(page)
  await expect(submit).toBeEnabled()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(submit).toBeDisabled()
})
