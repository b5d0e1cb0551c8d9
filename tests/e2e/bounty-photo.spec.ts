import type { Page } from '@playwright/test'
import { acceptBounty, photo } from './bounty.ts'
import { everythingKept } from './kept.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'
const preview = (page: Page) => page.getByRole('img', { name: 'Your verification' })
const base64 = photo.buffer.toString('base64')

/** Hands the form a file the way the browser does at a drop or a paste. */
async function give(page: Page, how: 'drop' | 'drop beside' | 'paste' | 'paste of a word processor') {
  return page.evaluate(
    ([event, bytes]) => {
      const data = new DataTransfer()
      const file = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      data.items.add(new File([file], 'proof.png', { type: 'image/png' }))
      if (event === 'paste of a word processor') {
        data.setData('text/plain', 'Walked it at dusk.')
        data.setData('text/html', '<p>Walked it at dusk.</p>')
      }
      const type = event.startsWith('drop') ? 'drop' : 'paste'
      const field = event === 'drop' ? document.querySelector('input[type="file"]')?.parentElement : null
      const target = field ?? (type === 'paste' ? document.activeElement : document.body)
      const init = { bubbles: true, cancelable: true }
      const acts =
        type === 'paste'
          ? [new ClipboardEvent('paste', { clipboardData: data, ...init })]
          : ['dragover', 'drop'].map((each) => new DragEvent(each, { dataTransfer: data, ...init }))
      // Answers whether the page leaves it all to the browser.
      return acts.map((act) => target?.dispatchEvent(act)).every(Boolean)
    },
    [how, base64] as const,
  )
}

test('a photo is chosen, dropped, pasted or taken, shown with its size, and removed', async ({ page }) => {
  await openHydrated(page, `/bounty/${sample}/complete`)
  const field = page.getByLabel('Verification Photo')
  const remove = page.getByRole('button', { name: 'Remove photo' })
  await expect(field).toBeEnabled()

  await field.setInputFiles(photo)
  await expect(preview(page)).toBeVisible()
  // A field that still held the file would tell nothing when the same one is chosen again.
  await expect(field).toHaveValue('')
  await expect(page.getByText(/^Ready to send: \d+ (bytes|KB)$/)).toBeVisible()
  await remove.click()
  await expect(preview(page)).toBeHidden()
  await expect(field).toBeFocused()

  for (const how of ['drop', 'paste', 'drop beside'] as const) {
    await give(page, how)
    await expect(preview(page), how).toBeVisible()
    await remove.click()
    await expect(preview(page), how).toBeHidden()
  }

  const camera = page.getByLabel('Take a photo')
  await expect(camera).toHaveAttribute('capture', 'environment')
  await camera.setInputFiles(photo)
  await expect(preview(page)).toBeVisible()
  await expect(camera).toHaveValue('')
})

test('of several files dropped at once the photo is taken and the rest is told; of none it’s said what it was', async ({
  page,
}) => {
  await openHydrated(page, `/bounty/${sample}/complete`)
  const field = page.getByLabel('Verification Photo')
  await expect(field).toBeEnabled()
  const drop = (names: string[]) =>
    page.evaluate(
      ([bytes, ...files]) => {
        const data = new DataTransfer()
        for (const name of files) {
          const file = name.endsWith('.pdf') ? '%PDF-1.7' : Uint8Array.from(atob(bytes ?? ''), (sign) => sign.charCodeAt(0))
          data.items.add(new File([file], name, { type: name.endsWith('.png') ? 'image/png' : '' }))
        }
        if (files.length === 0) data.setData('text/uri-list', 'https://elsewhere.test/photo.png')
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
      },
      [base64, ...names],
    )

  await drop([])
  await expect(page.getByRole('alert').filter({ hasText: 'No photo came with that.' })).toBeVisible()
  await drop(['plan.pdf'])
  await expect(page.getByRole('alert').filter({ hasText: 'This is a PDF.' })).toBeVisible()
  await drop(['plan.pdf', 'IMG_1.png', 'IMG_2.png'])
  await expect(preview(page)).toBeVisible()
  const rest = page.getByText('A completion has one photo. IMG_1.png was chosen; the other 2 files were left.')
  await expect(rest).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(rest).toBeHidden()
})

test('a letter that is typed while the form waits to show the photo stays', core, async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    let holds = false
    // By such a message React asks for its turn to render.
    const Channel = MessageChannel
    window.MessageChannel = class extends Channel {
      constructor() {
        super()
        const send = this.port2.postMessage.bind(this.port2)
        Object.assign(this.port2, { postMessage: () => void (holds ? waiting.push(() => send(null)) : send(null)) })
      }
    }
    addEventListener('hold renders', () => (holds = true))
    addEventListener('render', () => {
      holds = false
      for (const send of waiting) send()
    })
  })
  await openHydrated(page, `/bounty/${sample}/complete`)
  await expect(page.getByLabel('Verification Photo')).toBeEnabled()
  await page.getByLabel('Completion Notes').focus()
  await page.evaluate(() => dispatchEvent(new Event('hold renders')))
  await page.getByLabel('Verification Photo').setInputFiles(photo)
  await expect.poll(() => everythingKept(page)).toContain('image/jpeg')
  await page.keyboard.insertText('S')
  await page.evaluate(() => dispatchEvent(new Event('render')))
  await expect(preview(page)).toBeVisible()
  await expect(page.getByLabel('Completion Notes')).toHaveValue('S')
})

test('words of a word processor go into the notes, and only a press replaces a chosen photo', core, async ({ page }) => {
  await openHydrated(page, `/bounty/${sample}/complete`)
  await expect(page.getByLabel('Verification Photo')).toBeEnabled()
  await page.getByLabel('Verification Photo').setInputFiles('install/icon-192.png')
  const width = () => preview(page).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(192)
  await page.getByLabel('Completion Notes').focus()
  expect(await give(page, 'paste of a word processor')).toBe(true)
  await expect(page.getByText('A photo is chosen already')).toBeHidden()

  for (const how of ['paste', 'drop beside'] as const) {
    expect(await give(page, how), how).toBe(false)
    await expect(page.getByRole('alert').filter({ hasText: 'A photo is chosen already' }), how).toBeVisible()
    await expect.poll(width, how).toBe(192)
    await page.getByRole('button', { name: 'Keep the chosen one' }).click()
    await expect(page.getByLabel('Verification Photo')).toBeFocused()
  }
  await give(page, 'paste')
  await page.getByRole('button', { name: 'Replace the photo' }).click()
  await expect.poll(width).toBe(2)
})

test(
  'what is sent is a JPEG of at most 1600 pixels, and its bytes are told while they are on their way',
  core,
  async ({ page }) => {
    await signUp(page)
    await acceptBounty(page, sample)
    await expect(toast(page, 'Bounty Accepted')).toBeVisible()
    await page.getByRole('link', { name: 'Complete Bounty' }).click()

    await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
    // What is pasted into a form that is still closed is lost.
    await expect(page.getByLabel('Verification Photo')).toBeEnabled()
    // A noisy picture, so that its JPEG is large enough to be seen on its way; made and pasted in the page.
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(2000, 600)
      const context = canvas.getContext('2d')
      const image = context?.createImageData(canvas.width, canvas.height)
      if (!image) throw new Error('No canvas.')
      for (let at = 0; at < image.data.length; at += 65_536) crypto.getRandomValues(image.data.subarray(at, at + 65_536))
      context?.putImageData(image, 0, 0)
      const data = new DataTransfer()
      data.items.add(
        new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })], 'large.jpg', { type: 'image/jpeg' }),
      )
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    await expect(page.getByText(/^Ready to send: \d/)).toBeVisible()
    const size = () => preview(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    await expect.poll(size).toEqual([1600, 480])

    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 20 * 1024,
    })
    await page.getByRole('button', { name: 'Submit Completion' }).click()
    await expect(page.getByRole('progressbar', { name: 'Photo on its way' })).toBeVisible()
    await expect(page.getByText(/of \d(\.\d)? MB|of \d+ KB/)).toBeVisible()
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await expect(toast(page, 'Submission Successful')).toBeVisible()
  },
)
