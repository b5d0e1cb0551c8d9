import type { Page } from '@playwright/test'
import { fillSilently } from './fill-silently.ts'
import { forms, type Field, type Form } from './forms.ts'
import { kept } from './kept.ts'
import { toast } from './people.ts'
import { expect, test } from './test.ts'

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
      const wrong = form.fields.filter(({ problem }) => problem !== '')
      const summary = page.getByRole('region', { name: 'Fields to change' })
      await expect(summary.getByRole('button')).toHaveCount(wrong.length > 1 ? wrong.length : 0)
      const [first] = wrong
      if (first) await expect(fieldOf(page, first)).toBeFocused()
    })

    test('what stands in its fields is read at the press, also where no event told of it', async ({ page, request }) => {
      await form.open(page, request)
      for (const field of form.fields) await fillSilently(fieldOf(page, field), field.value)
      await sendOf(page, form).focus()
      await page.keyboard.press('Enter')
      const asks = form.fields.filter(({ problem }) => problem !== '' && form.name !== 'delete account')
      for (const field of asks) await expect(fieldOf(page, field)).not.toHaveAccessibleDescription(field.problem)
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
        for (const { label, value } of form.fields)
          if (value !== true && form.survivesReload.includes(label)) await kept(page, value)
        await page.reload()
        for (const label of form.survivesReload) {
          const field = form.fields.find((candidate) => candidate.label === label)
          if (field) await holds(page, field)
        }
      }
    })
  })
}
