import type { APIRequestContext, Page } from '@playwright/test'
import { freshEmail, openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

interface Field {
  label: string | RegExp
  /** What the browser may fill in, and what a phone's keyboard shows. */
  autocomplete?: string
  value: string | true
  /** What the field says when the form is sent empty. */
  problem: string | RegExp
}

interface Form {
  name: string
  open: (page: Page, request: APIRequestContext) => Promise<unknown>
  fields: Field[]
  send: string
  /** What is on the screen once a network that answers nothing has refused the form; absent where the form goes to the outbox. */
  failure?: string
  /** Labels of the fields that a reload keeps. Passwords and codes are kept nowhere. */
  survivesReload?: (string | RegExp)[]
}

const email = (autocomplete: string, label = 'Email'): Field => ({
  label,
  autocomplete,
  value: 'typed@example.test',
  problem: 'Please enter a valid email address',
})
const password = (autocomplete: string, problem: string, label = 'Password'): Field => ({
  label,
  autocomplete,
  value: 'Typed-Password-1',
  problem,
})
const box = (label: RegExp, problem: RegExp): Field => ({ label, value: true, problem })

async function openPhoneStep(page: Page) {
  await openHydrated(page, '/apply')
  await page.getByLabel('Email Address').fill(freshEmail())
  await page.getByLabel(/I agree to the Terms of Service/).check()
  await page.getByLabel(/educational only/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Phone Number')).toBeVisible()
}

const forms: Form[] = [
  {
    name: 'sign in',
    open: (page) => openHydrated(page, '/auth'),
    fields: [email('username'), password('current-password', 'Please enter your password')],
    send: 'Sign In',
    failure: 'Sign in failed',
    survivesReload: ['Email'],
  },
  {
    name: 'sign up',
    open: (page) => openHydrated(page, '/auth?mode=sign-up'),
    fields: [email('email'), password('new-password', 'Password must be at least 6 characters')],
    send: 'Create Account',
    failure: 'Sign up failed',
    survivesReload: ['Email'],
  },
  {
    name: 'free access',
    open: (page) => openHydrated(page, '/auth?plan=free'),
    fields: [email('email')],
    send: 'Get Free Access',
    failure: 'Registration failed',
    survivesReload: ['Email'],
  },
  {
    name: 'reset request',
    open: (page) => openHydrated(page, '/auth/reset-password'),
    fields: [email('username')],
    send: 'Send Reset Link',
    failure: 'Password Reset Failed',
    survivesReload: ['Email'],
  },
  {
    name: 'reset code',
    open: async (page) => {
      await openHydrated(page, '/auth/reset-password')
      await page.getByLabel('Email').fill(freshEmail())
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
      await page.getByText('Type the code from the email instead').click()
    },
    fields: [
      {
        label: 'Code from the email',
        autocomplete: 'one-time-code',
        value: '123456',
        problem: /Please enter the 6-digit verification code/,
      },
    ],
    send: 'Continue',
  },
  {
    name: 'new password',
    open: async (page) => {
      await signUp(page)
      await openHydrated(page, '/auth/update-password')
    },
    fields: [
      password('new-password', 'Password must be at least 8 characters', 'New Password'),
      { ...password('new-password', '', 'Confirm Password') },
    ],
    send: 'Update Password',
    failure: 'Update Failed',
  },
  {
    name: 'application, step 1',
    open: (page) => openHydrated(page, '/apply'),
    fields: [
      email('email', 'Email Address'),
      box(/I agree to the Terms of Service/, /Please agree/),
      box(/educational only/, /Please acknowledge/),
    ],
    send: 'Continue',
    failure: 'Error',
    survivesReload: ['Email Address', /I agree to the Terms of Service/, /educational only/],
  },
  {
    name: 'application, step 2',
    open: openPhoneStep,
    fields: [
      {
        label: 'Phone Number',
        autocomplete: 'tel',
        value: '(555) 123-4567',
        problem: /Phone number must be at least 10 digits/,
      },
    ],
    send: 'Send Code',
    failure: 'Error',
    survivesReload: ['Phone Number'],
  },
  {
    name: 'profile',
    open: async (page) => {
      await signUp(page)
      await openHydrated(page, '/account')
      await page.getByLabel('Display name').fill('')
    },
    fields: [{ label: 'Display name', autocomplete: 'nickname', value: 'River Scout', problem: /Please enter a display name/ }],
    send: 'Save Profile',
    failure: 'Error',
    survivesReload: ['Display name'],
  },
  {
    name: 'delete account',
    open: async (page) => {
      await signUp(page)
      await openHydrated(page, '/account')
      await page.getByRole('button', { name: 'Delete Account' }).click()
    },
    fields: [
      {
        label: 'Email of this account',
        autocomplete: 'off',
        value: 'no@example.test',
        problem: 'Please type the email of this account',
      },
    ],
    send: 'Delete My Account',
  },
  {
    name: 'contact',
    open: (page) => openHydrated(page, '/contact'),
    fields: [
      { label: 'Full Name', autocomplete: 'name', value: 'Ada Marsh', problem: 'Please enter your name' },
      email('email', 'Email Address'),
      { label: 'Message', value: 'When does it start?', problem: 'Please enter a message' },
    ],
    send: 'Send Message',
    survivesReload: ['Full Name', 'Email Address', 'Message'],
  },
  {
    name: 'newsletter',
    open: (page) => openHydrated(page, '/faq'),
    fields: [email('email', 'Email Address')],
    send: 'Subscribe',
  },
]

const fieldOf = (page: Page, { label }: Pick<Field, 'label'>) => page.locator('main').getByLabel(label, { exact: true })
const sendOf = (page: Page, form: Form) =>
  page.locator('main').getByRole('button', { name: form.send, exact: true }).and(page.locator('[type=submit]'))

/** Goes on with the Tab key until the target has the focus; fails where it is not among the next stops. */
async function tabTo(page: Page, target: ReturnType<typeof fieldOf>) {
  for (let stop = 0; stop < 8; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Fills the form in with the keyboard alone, from its first field on. */
async function typeInto(page: Page, form: Form) {
  const [first] = form.fields
  if (first) await fieldOf(page, first).focus()
  for (const field of form.fields) {
    await tabTo(page, fieldOf(page, field))
    if (field.value === true) await page.keyboard.press('Space')
    else await page.keyboard.type(field.value)
  }
}

async function holds(page: Page, field: Field) {
  if (field.value === true) await expect(fieldOf(page, field)).toBeChecked()
  else await expect(fieldOf(page, field)).toHaveValue(field.value)
}

for (const form of forms) {
  test.describe(form.name, () => {
    test.use({ allowedMessages: [/ERR_FAILED/] })

    test('sent empty, each field says what is wrong with it, and the first has the focus', async ({ page, request }) => {
      await form.open(page, request)
      for (const field of form.fields) {
        await expect(fieldOf(page, field)).not.toHaveAttribute('aria-invalid')
        if (field.autocomplete) await expect(fieldOf(page, field)).toHaveAttribute('autocomplete', field.autocomplete)
      }
      await sendOf(page, form).focus()
      await page.keyboard.press('Enter')
      for (const field of form.fields.filter(({ problem }) => problem !== '')) {
        await expect(fieldOf(page, field)).toHaveAccessibleDescription(field.problem)
        await expect(fieldOf(page, field)).toHaveAttribute('aria-invalid', 'true')
      }
      const [first] = form.fields
      if (first) await expect(fieldOf(page, first)).toBeFocused()
    })

    test('is filled in by the keyboard alone, and loses nothing to a failure or a reload', async ({ page, request }) => {
      await form.open(page, request)
      await typeInto(page, form)
      for (const field of form.fields) await holds(page, field)
      if (form.failure) {
        await page.route(/\/(auth|rest|functions)\/v1\//, (route) => route.abort())
        await tabTo(page, sendOf(page, form))
        await page.keyboard.press('Enter')
        await expect(toast(page, form.failure)).toBeVisible()
        for (const field of form.fields) await holds(page, field)
        await page.unrouteAll()
      }
      if (form.survivesReload) {
        await page.reload()
        for (const label of form.survivesReload) {
          const field = form.fields.find((candidate) => candidate.label === label)
          if (field) await holds(page, field)
        }
      }
    })
  })
}
