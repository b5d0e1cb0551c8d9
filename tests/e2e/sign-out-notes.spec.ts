import { openAccount, openHydrated, sendCredentials, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

test.use({ allowedMessages: [/ERR_FAILED|status of 404/] })

/** What an older server says of a question that it doesn't know. */
const unknownFunction = { code: 'PGRST202', message: 'Not found.', details: null, hint: null }

test('what the academy has not got of what was read is asked about, and kept it waits for its reader, in nobody else’s sight', async ({
  page,
}) => {
  const firstWeek = page.getByRole('tab').first()
  const readShown = async (words: string) => {
    await openHydrated(page, '/course')
    await firstWeek.focus()
    await expect(page.locator('[data-later="course-weeks"][data-live]')).toBeAttached()
    await expect(firstWeek).toContainText(words)
  }
  const person = await signUp(page)
  await page.route('**/rpc/sync_learning', (route) => route.abort())
  await readShown('7 sections')
  await openHydrated(page, '/course/week-1/see-it-early')
  await page.getByRole('button', { name: /^Mark read/ }).click()
  await expect(page).toHaveURL('/course/week-1/keep-your-distance')
  await readShown('1 of 7 read')
  await openAccount(page)
  await expect(page.getByRole('region', { name: 'Outbox' })).toContainText('is noted on this device only.')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out with unsent notes?' })
  await expect(dialog).toContainText('What you last read, answered, logged or removed is noted on this device only.')
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(dialog).toContainText('It is sent when the academy answers.')
  await dialog.getByRole('button', { name: 'Keep on this device for me' }).click()
  await expect(toast(page, 'Signed out')).toBeVisible()
  await readShown('7 sections')
  await page.unroute('**/rpc/sync_learning')
  await openHydrated(page, '/auth')
  await sendCredentials(page, 'Sign in', person.email, person.password)
  await expect(page).toHaveURL('/')
  await readShown('1 of 7 read')
})

test('notes that the academy has not got are deleted with the sign-out only where the person says so', core, async ({ page }) => {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('reader-notes:')))
  await signUp(page)
  await page.route('**/rpc/sync_learning', (route) => route.fulfill({ status: 404, json: unknownFunction }))
  await page.evaluate(() => {
    const note = { section: 'see-it-early', nth: 1, quote: 'Look', text: 'Mine', at: Date.now() }
    localStorage.setItem('reader-notes', JSON.stringify({ 'a-note': note }))
  })
  await openHydrated(page, '/course/notes')
  await expect(page.getByRole('main')).toContainText('1 note is on this device only. The academy can’t take it yet.')
  await openHydrated(page, '/')
  await expect(page.getByText('Noted on this device. The academy can’t take it yet')).toBeVisible()
  await openAccount(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out with unsent notes?' })
  await expect(dialog).toContainText('1 note is on this device only.')
  expect(await kept()).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete all of it' }).click()
  await expect(toast(page, 'Signed out')).toBeVisible()
  expect(await kept()).toEqual([])
})
