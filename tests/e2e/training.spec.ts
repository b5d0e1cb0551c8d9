import type { Page } from '@playwright/test'
import { modules, simulations } from '../../supabase/training/training-texts.ts'
import { everythingKept, forgotten, kept } from './kept.ts'
import { openHydrated, signOut, signUp } from './people.ts'
import { storedLog } from './stored-log.ts'
import { core, expect, test } from './test.ts'
import { buyPackage, playToEnd } from './training.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const [module, second] = modules
const question = module?.questions.find((each) => 'options' in each)
if (!module || !second || !question || !('options' in question))
  throw new Error('Level 1 has no module with a question to choose in.')
const sentence = second.text.mistake

const main = (page: Page) => page.getByRole('main')
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

test('who has no package is shown the way to one, a sample, and no word besides', core, async ({ page }) => {
  await openHydrated(page, `/training/${module.id}`)
  await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', new RegExp(`redirect=.*${module.id}`))
  await signUp(page)
  await openHydrated(page, '/training/package')
  await expect(main(page).getByRole('link', { name: 'See the packages' })).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Look into a guided module' })).toContainText(module.title)
  await expect(page.getByText(second.title)).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Begin' }).click()
  await main(page).getByRole('button', { name: /^B / }).click()
  await expect(main(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test.describe('with no network', () => {
  test.use({ worker: true })

  test(
    'a package is read, asked and marked with no network, and leaves with its refund; what was answered stays',
    core,
    async ({ page, context }) => {
      await signUp(page)
      await buyPackage(page, 'cadet_basic')
      await kept(page, sentence)
      await readyOffline(page)
      await page.getByRole('link', { name: 'Open your package' }).click()
      await title(page, 'Your package')
      await expect(main(page).getByRole('heading', { name: /^Level/ })).toHaveText(['Level 1'])
      expect(await violations(page)).toEqual([])

      await context.setOffline(true)
      await page.reload()
      await page.getByRole('link', { name: `Begin: ${module.title}` }).click()
      await title(page, module.title)
      await expect(main(page).getByText(module.text.mistake)).toBeVisible()
      await expect(page.getByRole('img', { name: module.drawing.alt })).toBeVisible()
      const asked = page.getByRole('region', { name: question.prompt })
      await asked.getByRole('button', { name: question.options[0], exact: true }).click()
      await expect(asked.getByRole('status')).toContainText(question.why)
      await asked.getByRole('button', { name: 'To the paragraph' }).click()
      expect(await page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String))).toEqual([question.from])
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: `Mark read, next: ${second.title}` }).click()
      await title(page, second.title)
      await page.goto('/course/questions')
      await expect(main(page)).toContainText('Level 1, guided modules')

      await context.setOffline(false)
      await openHydrated(page, '/account')
      await main(page).getByRole('button', { name: 'Get a full refund' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Refund $97' }).click()
      await forgotten(page, sentence)
      await openHydrated(page, `/training/${second.id}`)
      await expect(main(page).getByRole('heading', { name: 'You have no package here' })).toBeVisible()
      expect(Object.keys(await storedLog(page, 'question-answers'))).toEqual([`answer/${question.id}`])
    },
  )
})

test.describe('with no network, a simulation', () => {
  test.use({ worker: true })

  test('is played by the keyboard to its end, gone on with after a reload, and leads to what it rests on', async ({
    page,
    context,
  }) => {
    const [simulation] = simulations
    if (!simulation) throw new Error('There is no simulation.')
    await signUp(page)
    await buyPackage(page, 'patriot_premium')
    await kept(page, simulation.opening[0] ?? '')
    await readyOffline(page)
    await page.getByRole('link', { name: 'Open your package' }).click()
    await expect(main(page).getByRole('heading', { name: /^Level/ })).toHaveText(['Level 1', 'Level 2', 'Level 3'])
    await context.setOffline(true)
    await page.getByRole('link', { name: new RegExp(`^${simulation.title} `) }).click()
    await title(page, simulation.title)
    const heading = (nth: number) => main(page).getByRole('heading', { level: 2, name: `Decision ${nth}` })
    await main(page).getByRole('button', { name: 'Begin' }).press('Enter')
    await expect(heading(1)).toBeFocused()
    const scene = simulation.scenes[simulation.start]
    await main(page)
      .getByRole('button', { name: scene?.choices[0]?.text ?? '' })
      .press('Enter')
    await expect(
      main(page)
        .getByText(scene?.choices[0]?.why ?? '')
        .first(),
    ).toBeVisible()
    expect(await violations(page)).toEqual([])
    await main(page).getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(heading(2)).toBeFocused()
    await page.reload()
    await expect(heading(2)).toBeVisible()
    await playToEnd(page)
    expect(await violations(page)).toEqual([])
    await main(page).getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/(course\/week-\d|training)\//)
  })
})

test('a package that ended elsewhere leaves the device at the first contact, and with a sign-out', async ({ page, context }) => {
  await signUp(page)
  await buyPackage(page, 'cadet_basic')
  await kept(page, sentence)
  const elsewhere = await context.newPage()
  await openHydrated(elsewhere, '/account')
  await elsewhere.route('**/rest/v1/rpc/my_training', (route) => route.abort())
  await elsewhere.getByRole('button', { name: 'Get a full refund' }).click()
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Refund $97' }).click()
  await expect(elsewhere.getByText('Inactive', { exact: true })).toBeVisible()
  await elsewhere.close()
  await kept(page, sentence)
  await openHydrated(page, '/')
  await forgotten(page, sentence)
  await buyPackage(page, 'elite_corps')
  await kept(page, sentence)
  await signOut(page)
  await forgotten(page, sentence)
  expect(await everythingKept(page)).not.toContain(sentence)
  await openHydrated(page, `/training/${second.id}`)
  await expect(main(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await page.content()).not.toContain(sentence)
})
