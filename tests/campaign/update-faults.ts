import type { Page } from '@playwright/test'
import type { DeployingSite } from '../setup/deploying-site.ts'
import { until } from './wait.ts'

export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update().catch(() => undefined)))

/** Looks for the update while a stranger answers for the site, and says whether it came to nothing. */
export async function failsUnderStranger(site: DeployingSite, page: Page): Promise<boolean> {
  const answered = site.strangerAnswers()
  await lookForUpdate(page)
  const isOver = async () => {
    if (site.strangerAnswers() === answered) return false
    return page.evaluate(async () => !(await navigator.serviceWorker.ready).installing)
  }
  if ((await until(isOver, 90)) === null) return false
  return page.evaluate(async () => !(await navigator.serviceWorker.ready).waiting)
}

/** Takes some of the precached files away and puts other bytes in the place of others. The network is there: nobody may notice. */
export const damageFiles = (page: Page, seed: number) =>
  page.evaluate(async (start) => {
    const cache = await caches.open('app-files')
    for (const [index, request] of (await cache.keys()).entries()) {
      if ((index + start) % 5 === 0) await cache.delete(request)
      if ((index + start) % 5 === 1) await cache.put(request, new Response('damaged'))
    }
  }, seed)
