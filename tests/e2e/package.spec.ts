import type { Page } from '@playwright/test'
import { modules, simulations } from '../../supabase/training/training-texts.ts'
import { kept } from './kept.ts'
import { openHydrated, signUp } from './people.ts'
import { answerAll, beforeEnd, openRow, others } from './questions.ts'
import { storedLog } from './stored-log.ts'
import { expect, test } from './test.ts'
import { buyPackage, logPractice, pagesOf, playToEnd } from './training.ts'
import { readyOffline } from './worker.ts'

test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const main = (page: Page) => page.getByRole('main')
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** Opens a text of the package from its page. */
async function open(page: Page, name: string) {
  await page.goto('/training/package')
  await main(page)
    .getByRole('link', { name: new RegExp(`^${name} `) })
    .click()
}

for (const [plan, level] of [
  ['cadet_basic', 1],
  ['patriot_premium', 3],
  ['elite_corps', 5],
] as const) {
  test(`${plan} is bought, and the network pulled: a module, its questions, the rest of it`, async ({ page, context }) => {
    const module = modules.findLast((each) => each.level === level)
    const simulation = level > 1 ? simulations.at(-1) : undefined
    if (!module) throw new Error(`Level ${level} has no module.`)
    await signUp(page)
    await buyPackage(page, plan)
    await kept(page, module.text.mistake)
    await readyOffline(page)
    await page.getByRole('link', { name: 'Open your package' }).click()
    await title(page, 'Your package')
    await context.setOffline(true)

    await open(page, module.title)
    await title(page, module.title)
    await expect(main(page).getByText(module.text.mistake)).toBeVisible()
    const section = { ...module, week: null, weekTitle: '' }
    await beforeEnd(page, section).getByRole('button').first().click()
    await expect(beforeEnd(page, section).getByRole('status')).not.toBeEmpty()
    await openRow(page)
    await answerAll(page, others(section), true)
    const answers = module.questions.map(({ id }) => `answer/${id}`).toSorted()
    expect(Object.keys(await storedLog(page, 'question-answers')).toSorted()).toEqual(answers)

    await page.goto('/training/package')
    await expect(main(page).getByRole('heading', { name: 'Decision simulations' })).toHaveCount(simulation ? 1 : 0)
    if (simulation) {
      await open(page, simulation.title)
      await main(page).getByRole('button', { name: 'Begin' }).press('Enter')
      await playToEnd(page)
    }
    await open(page, 'Practice log')
    await logPractice(page, 'Second way home')
    await open(page, 'Route sheets')
    await main(page).getByRole('textbox').first().fill('Station to the library')
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1)

    await context.setOffline(false)
    await openHydrated(page, '/training/certificate')
    const counted = ['answered5 of', 'log1 of 12']
    if (level === 5)
      for (const words of counted) await expect(main(page).getByRole('listitem').filter({ hasText: words })).toBeVisible()
    else await expect(main(page).getByRole('link', { name: 'See the packages' })).toBeVisible()
  })
}
