import type { Page } from '@playwright/test'
import { openAccount, openHydrated, signOut, signUp } from './people.ts'
import { core, expect, test } from './test.ts'

interface Typed {
  form: string
  type: (page: Page) => Promise<void>
  /** It is kept as it is typed, and the sign-out asks what becomes of it. */
  isDraft?: boolean
  /** Nothing of it is in sight, and the form is there for whoever comes next. */
  isGone: (page: Page) => Promise<void>
}

const words = 'Between me and the academy.'

async function signOutAndDelete(page: Page) {
  await openAccount(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: /^Delete \d/ }).click()
  await expect(page).toHaveURL('/')
}

const forms: Typed[] = [
  {
    form: 'a message',
    isDraft: true,
    type: async (page) => {
      await openHydrated(page, '/contact')
      await page.getByRole('main').getByRole('textbox', { name: 'Message' }).fill(words)
    },
    isGone: (page) => expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toHaveValue(''),
  },
  {
    form: 'an application',
    isDraft: true,
    type: async (page) => {
      await openHydrated(page, '/apply')
      await page.getByLabel('Email Address').fill('between@example.test')
    },
    isGone: (page) => expect(page.getByRole('main').getByLabel('Email Address')).toHaveValue(''),
  },
  {
    form: 'an open note',
    type: async (page) => {
      await openHydrated(page, '/course/week-1/see-it-early')
      await page.getByRole('button', { name: 'Note on this paragraph' }).click()
      await page.getByRole('dialog', { name: 'Note' }).getByLabel('Your note').fill(words)
    },
    isGone: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Note' })).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('reader-notes'))).toBeNull()
    },
  },
  {
    form: 'a report',
    type: async (page) => {
      await openHydrated(page, '/bounty/0c22bd36-4c1d-459c-ad01-1c0435e3b19c')
      await page.getByRole('button', { name: 'Report' }).click()
      await page.getByLabel('What is wrong with it?').fill(words)
    },
    isGone: (page) => expect(page.getByLabel('What is wrong with it?')).toBeHidden(),
  },
]

for (const { form, type, isGone, isDraft = false } of forms) {
  test(
    `${form} that was typed beside a sign-out in another tab is nobody else’s`,
    form === 'an open note' ? core : {},
    async ({ page, context }) => {
      await signUp(page)
      await type(page)
      const other = await context.newPage()
      await (isDraft ? signOutAndDelete : signOut)(other)
      await isGone(page)
      await page.bringToFront()
      await isGone(page)
      await page.reload()
      await isGone(page)
      await signUp(other)
      await openHydrated(page, new URL(page.url()).pathname)
      await isGone(page)
    },
  )
}
