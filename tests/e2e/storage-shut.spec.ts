import type { Page } from '@playwright/test'
import { twoFrames } from './layout-shifts.ts'
import { openHydrated, sendCredentials, signUp } from './people.ts'
import { core, expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

const sample = 'f0621f0d-2590-49a7-9a92-1c6efbbedbff'

// What the storage refuses is told on the screen, and once more where developers look.
test.use({ allowedMessages: [/.*/] })

/** When the academy last changed a bounty, in ms, as this device has cached it. */
const cachedTime = (id: string) =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('wayfinder-cache')
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('bounties').objectStore('bounties').get(id)
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(Date.parse(reading.result?.updatedAt))
      })
    })
  })

/** How storage that can't be opened behaves: it never answers, or it throws at once, as in some private windows. */
const faults = {
  hangs: () => {
    // A request of a database that nobody will ever be told of.
    const open = indexedDB.open.bind(indexedDB)
    IDBFactory.prototype.open = (name, version) => {
      const request = open(`${name}-elsewhere`, version)
      for (const type of ['success', 'error', 'upgradeneeded', 'blocked'] as const)
        request.addEventListener(type, (event) => event.stopImmediatePropagation())
      return request
    }
  },
  throws: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  },
  fails: () => {
    const open = indexedDB.open.bind(indexedDB)
    // A version below the one that is there is refused as a broken file is: by an event.
    IDBFactory.prototype.open = (name) => {
      open(name, 4_000_000_000)
      return open(name, 1)
    }
  },
}

const told = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })

for (const [fault, breakStorage] of Object.entries(faults)) {
  test.describe(`storage that ${fault} when it is opened`, () => {
    test.beforeEach(({ page }) => page.addInitScript(breakStorage))

    test('is named at the sign-in, whose form stays as it is', async ({ page }) => {
      await openHydrated(page, '/auth')
      await sendCredentials(page, 'Sign in', 'casey@example.test', 'wayfinder')
      await expect(told(page, 'You can’t be kept signed in')).toContainText('Close the academy’s other tabs, then reload')
      await expect(page.getByLabel('Email')).toHaveValue('casey@example.test')
      await expect(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    })

    test('makes no account that this device could not keep', async ({ page }) => {
      await openHydrated(page, '/auth?mode=sign-up')
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('/auth/v1/signup') && asked.push(request.url()))
      await sendCredentials(page, 'Create account', 'nobody@example.test', 'first-Password-1')
      await expect(told(page, 'You can’t be kept signed in')).toBeVisible()
      expect(asked).toEqual([])
    })

    test('is named on the page of a bounty, which is not called missing', async ({ page }) => {
      await openHydrated(page, `/bounty/${sample}`)
      await expect(told(page, 'This bounty can’t be read')).toBeVisible()
      await expect(page.getByText('may not exist')).toBeHidden()
    })

    test('is named in the Outbox', async ({ page }) => {
      await openHydrated(page, '/outbox')
      await expect(told(page, 'The outbox can’t be read')).toBeVisible()
    })

    test('is named where a bounty is created, by the act at the latest', async ({ page }) => {
      await openHydrated(page, '/bounty/create')
      await expect(page.getByLabel('Title')).toBeEnabled()
    })
  })
}

test('a screen heals by itself once the storage answers after all', core, async ({ page }) => {
  await page.addInitScript(() => {
    let answer: (() => void) | undefined
    const asked = new Promise<void>((resolve) => (answer = resolve))
    Object.assign(window, { answer })
    // Dexie listens by this property: it hears that its database is open only when we say so.
    const success = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess')
    Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', {
      set(listener: (event: Event) => void) {
        success?.set?.call(this, (event: Event) => void asked.then(() => listener.call(this, event)))
      },
    })
  })
  await openHydrated(page, '/outbox')
  await expect(told(page, 'The outbox can’t be read')).toBeVisible()
  await page.evaluate(() => Reflect.get(window, 'answer')())
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
})

test('a form stays open, with the focus in it, when the storage falls silent after it was read', async ({ page, context }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const success = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess')
    Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
      set(listener: (event: Event) => void) {
        success?.set?.call(this, (event: Event) => {
          const { dataset } = document.documentElement
          if (dataset['silent'] === undefined) listener.call(this, event)
          else dataset['silent'] = 'asked'
        })
      },
    })
  })
  await signUp(page)
  await openHydrated(page, `/bounty/${sample}/fund`)
  const amount = page.getByLabel('Contribution Amount')
  await amount.fill('42.50')
  // The academy has told of it, and that is stored.
  await expect.poll(() => page.evaluate(cachedTime, sample)).toBeGreaterThan(0)
  await page.evaluate(() => document.documentElement.setAttribute('data-silent', ''))
  // What another page fetches is read anew here, which now has no end.
  const other = await context.newPage()
  await openHydrated(other, `/bounty/${sample}`)
  await other.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('data-silent', 'asked')
  await page.clock.fastForward(4_000)
  await twoFrames(page)
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('42.50')
  await expect(told(page, 'This bounty can’t be read')).toBeHidden()
})

test.describe('where localStorage refuses everything', () => {
  test.use({ worker: true, allowedMessages: [] })

  test('pages open, and nothing throws', async ({ page }) => {
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[method] = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
    })
    for (const address of ['/', '/course', '/course/questions', '/course/notes', '/course/completion']) {
      await openHydrated(page, address)
      await readyOffline(page)
      await page.mouse.wheel(0, 200)
      await page.waitForLoadState('networkidle')
    }
  })
})
