import type { Page } from '@playwright/test'
import { amountIn, leftAmount, offeredForm, type Target } from './perform-act.ts'
import { loseOutbox, storeSession } from './phone-storage.ts'
import { crash } from './phone.ts'
import { isKill, type Step } from './schedule.ts'
import { seconds, until } from './wait.ts'
import type { RunReport, Told, World } from './world.ts'

/** Lets the event of one step happen. Answers the page that the phone shows after it. */
export async function befall(
  world: World,
  page: Page,
  { act, event }: Step,
  target: Target,
  told: Told,
  report: RunReport,
): Promise<Page> {
  const { phone, server, proxy } = world
  if (isKill(event)) report.kills += 1
  if (event === 'page closed') await page.close()
  if (event === 'page crashed') await crash(page)
  if (event === 'worker killed') await phone.stopWorkers(page)
  if (event === 'server killed') await server.kill()
  if (event === 'browser killed') {
    await phone.kill()
    await phone.launch()
    return phone.newPage()
  }
  if (event === 'second tab') await (await phone.newPage()).goto(`${proxy.url}/bounty`).catch(() => undefined)
  if (event === 'second form') await pledgeInSecondWindow(world, target, told)
  if (event === 'window paused') {
    await phone.pause(page)
    return phone.newPage()
  }
  if (event === 'server put back') await server.putBack()
  if (event === 'outbox lost') {
    await page.close()
    await losePhonesOutbox(world)
    return phone.newPage()
  }
  if (event === 'another account') await lend(world, act === 'fund' ? null : target, report)
  return page
}

/** The file that stands for the site outside the app comes over the network. */
async function losePhonesOutbox({ phone, proxy }: World): Promise<void> {
  const { isDown } = proxy
  proxy.isDown = false
  const page = await phone.newPage()
  await page.goto(`${proxy.url}/robots.txt`)
  await loseOutbox(page)
  await page.close()
  proxy.isDown = isDown
}

/** The form of the pledge stands open in a second window too, and another amount is pledged there. */
async function pledgeInSecondWindow({ phone, proxy }: World, target: Target, told: Told): Promise<void> {
  const second = await phone.newPage()
  const form = await offeredForm(second, proxy.url, 'fund', target, 50)
  if (form === null) return
  told.fund.pressed += 1
  await form.press()
  if ((await until(async () => form.kept.test(new URL(second.url()).pathname), 10)) !== null) told.fund.kept += 1
}

/** Another account has the phone for a while, and must not see what the owner has left in a form; the owner finds it again. */
async function lend({ phone, proxy, guest, owner }: World, target: Target | null, report: RunReport): Promise<void> {
  const other = await phone.newPage()
  await other.goto(`${proxy.url}/bounty`)
  if (target) await amountIn(other, proxy.url, target, leftAmount)
  await storeSession(other, guest.session)
  await other.goto(`${proxy.url}/bounty`)
  await other.getByRole('heading', { level: 1 }).waitFor()
  await seconds(1)
  const seen = target && (await amountIn(other, proxy.url, target))
  if (seen === leftAmount) report.violations.push({ kind: 'wrong account', what: 'the guest sees the owner’s draft' })
  await storeSession(other, owner.session)
  const found = target && (await amountIn(other, proxy.url, target))
  if (target && found !== leftAmount) report.violations.push({ kind: 'lost', what: `the owner’s draft reads ${found}` })
  await other.close()
}
