import type { Page } from '@playwright/test'
import { acceptBounty, photo } from './bounty.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ worker: true })

const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED/] })

/** Posts what the phone's share sheet posts: a form with a file, or several, from a page of the app. */
async function share(page: Page, ...files: (typeof photo)[]): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.enctype = 'multipart/form-data'
    form.action = '/share-photo'
    const field = Object.assign(document.createElement('input'), {
      type: 'file',
      multiple: true,
      name: 'photo',
      ariaLabel: 'Shared',
    })
    const button = Object.assign(document.createElement('button'), { textContent: 'Hand over' })
    form.append(field, button)
    document.querySelector('main')?.append(form)
  })
  await page.getByLabel('Shared', { exact: true }).setInputFiles(files.length > 0 ? files : photo)
  await page.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Which bounty is this photo for?' })).toBeVisible()
}

test('a shared photo goes, offline, into the completion of an accepted bounty, and no request carries it', async ({
  page,
  context,
}) => {
  await signUp(page)
  await openHydrated(page, '/')
  await readyOffline(page)
  await openHydrated(page, '/faq')
  await share(page)
  await expect(page.getByRole('img', { name: 'What you shared' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You have no accepted bounty to complete' })).toBeVisible()

  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()

  await context.setOffline(true)
  const posts: string[] = []
  context.on('request', (request) => {
    if (request.serviceWorker() && request.method() === 'POST') posts.push(request.url())
  })
  await share(page)
  await page.getByRole('button', { name: /^Use the photo for/ }).click()
  await expect(page).toHaveURL(`/bounty/${sample}/complete`)
  await expect(page.getByRole('img', { name: 'Your verification' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Completion' })).toBeEnabled()
  expect(posts).toEqual([])

  // Taken once: the next visit of the sharing page has none.
  await page.goto('/share-photo')
  await expect(page.getByRole('heading', { name: 'No photo waits here' })).toBeVisible()
})

test('a form on another site hands over nothing, of one that hides itself nothing is kept, and a second photo doesn’t take the place of the one that is', async ({
  page,
  context,
  baseURL,
}) => {
  await openHydrated(page, '/faq')
  await readyOffline(page)
  // The same server under another name is another site.
  const foreign = await context.newPage()
  let policy = 'strict-origin-when-cross-origin'
  await foreign.route('http://127.0.0.1:*/foreign', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'referrer-policy': policy },
      body: `<form method="post" enctype="multipart/form-data" action="${baseURL}/share-photo"><input type="file" name="photo" aria-label="Shared"><button>Hand over</button></form>`,
    }),
  )
  const handOver = async () => {
    await foreign.goto(`${(baseURL ?? '').replace('localhost', '127.0.0.1')}/foreign`)
    await foreign.getByLabel('Shared').setInputFiles(photo)
    await foreign.getByRole('button', { name: 'Hand over' }).click()
  }
  await handOver()
  await expect(foreign.getByRole('heading', { name: 'Another site tried to hand over a photo' })).toBeVisible()
  policy = 'no-referrer'
  await handOver()
  await expect(foreign.getByText('Not kept yet.')).toBeVisible()
  await foreign.close()

  // It stands in nobody's way.
  await share(page)
  await page.getByRole('button', { name: 'Keep it for a day' }).click()
  await expect(page.getByText('Kept on this device for a day.')).toBeVisible()
  await openHydrated(page, '/faq')
  await share(page)
  await expect(page.getByText('The new photo was not kept')).toBeVisible()
  await expect(page.getByRole('img', { name: 'What you shared' })).toBeVisible()
})

test('signed out, the photo waits on the phone until the sign-in', async ({ page }) => {
  await openHydrated(page, '/faq')
  await readyOffline(page)
  await share(page)
  await expect(page.getByRole('img', { name: 'What you shared' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth?redirect=%2Fshare-photo')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByRole('heading', { name: 'No photo waits here' })).toBeVisible()
})

test('a shared photo that the form can’t take stays where it was', async ({ page }) => {
  await signUp(page)
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await readyOffline(page)
  await openHydrated(page, '/faq')
  await share(page, { ...photo, name: 'IMG_1.png', buffer: Buffer.from('no picture at all') }, photo)
  await expect(page.getByText('IMG_1.png was chosen; the other file was left.')).toBeVisible()
  await expect(page.getByText('This browser can’t open this one.')).toBeVisible()
  await page.getByRole('button', { name: /^Use the photo for/ }).click()
  await expect(page.getByText('Choose a JPEG, PNG or WebP photo.')).toBeVisible()
  await page.goto('/share-photo')
  await expect(page.getByRole('button', { name: /^Use the photo for/ })).toBeVisible()
})
