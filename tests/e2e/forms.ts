import type { APIRequestContext, Page } from '@playwright/test'
import { freshEmail, openHydrated, signUp } from './people.ts'
import { expect } from './test.ts'

export interface Field {
  label: string | RegExp
  /** What the browser may fill in, and what a phone's keyboard shows. */
  autocomplete?: string
  value: string | true
  /** What the field says when the form is sent empty. */
  problem: string | RegExp
}

export interface Form {
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

export async function openPhoneStep(page: Page) {
  await openHydrated(page, '/apply')
  await page.getByLabel('Email Address').fill(freshEmail())
  await page.getByLabel(/I agree to the Terms of Service/).check()
  await page.getByLabel(/educational only/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Phone Number')).toBeVisible()
}

/** Every form of the accounts, the enrollment and the messages. */
export const forms: Form[] = [
  {
    name: 'sign in',
    open: (page) => openHydrated(page, '/auth'),
    fields: [email('username'), password('current-password', 'Please enter your password')],
    send: 'Sign in',
    failure: 'Sign in failed',
    survivesReload: ['Email'],
  },
  {
    name: 'sign up',
    open: (page) => openHydrated(page, '/auth?mode=sign-up'),
    fields: [email('email'), password('new-password', 'Password must be at least 6 characters')],
    send: 'Create account',
    failure: 'Sign up failed',
    survivesReload: ['Email'],
  },
  {
    name: 'free access',
    open: (page) => openHydrated(page, '/auth?plan=free'),
    fields: [email('email')],
    send: 'Get free access',
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
      await expect(page.getByLabel('Code from the email')).toBeVisible()
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
      { ...password('current-password', '', 'Current Password') },
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
    send: 'Send code',
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
    send: 'Save profile',
    failure: 'Error',
    survivesReload: ['Display name'],
  },
  {
    name: 'delete account',
    open: async (page) => {
      await signUp(page)
      await openHydrated(page, '/account')
      await page.getByRole('button', { name: 'Delete account' }).click()
    },
    fields: [
      {
        label: 'Type test to go on',
        autocomplete: 'off',
        value: 'no@example.test',
        problem: /Type test, the last word of your address$/,
      },
    ],
    send: 'Delete my account',
  },
  {
    name: 'contact',
    open: (page) => openHydrated(page, '/contact'),
    fields: [
      { label: 'Full Name', autocomplete: 'name', value: 'Ada Marsh', problem: 'Please enter your name' },
      email('email', 'Email Address'),
      { label: 'Message', value: 'When does it start?', problem: 'Please enter a message' },
    ],
    send: 'Send message',
    survivesReload: ['Full Name', 'Email Address', 'Message'],
  },
  {
    name: 'newsletter',
    open: (page) => openHydrated(page, '/faq'),
    fields: [email('email', 'Email Address')],
    send: 'Subscribe',
  },
]
