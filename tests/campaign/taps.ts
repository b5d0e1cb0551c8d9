import type { Page } from '@playwright/test'
import { formatCents } from '../../src/domain/payments/money'
import { campaignOptions } from '../setup/campaign-options.ts'
import { seeded } from '../simulation/random.ts'
import { CampaignServer, type Person } from './backend.ts'
import { outboxEntries, storeSession } from './phone-storage.ts'
import { Phone } from './phone.ts'
import { tapSomething } from './tap.ts'
import { until } from './wait.ts'

const usage = 'npm run campaign:taps -- --taps 2000 [--from 0] [--port 4320], on the build in dist or E2E_DIST'
const values = campaignOptions(usage, { taps: '200', from: '0', port: '4320' })
const [taps, from, port] = [Number(values.taps), Number(values.from), Number(values.port)]
/** A person may do sixty acts an hour: after so many taps there is a new one, on a new phone. */
const TAPS_A_PHONE = 250
const TAPS_A_CHECK = 25
/** A chain of taps that has lost itself in one corner begins anew at one of these. */
const starts = [
  '/',
  '/bounty',
  '/bounty?tab=marketplace',
  '/bounty?tab=mine',
  '/course',
  '/account',
  '/outbox',
  '/pricing',
  '/apply',
  '/faq',
  '/contact',
]
const settled = new Set(['applied', 'rejected', 'cancelled', 'closed'])

/** Tells of each message that comes up on the page, by its title. */
const reportToasts = () => {
  const observer = new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (added instanceof Element)
        for (const title of added.querySelectorAll('.toast-title')) window.toastShown(title.textContent)
  })
  observer.observe(document, { childList: true, subtree: true })
}
declare global {
  interface Window {
    toastShown(title: string): void
  }
}

const seen = { taps: 0, gone: 0, checks: 0, applied: new Set<string>(), toasts: 0, screens: new Set<string>() }
const findings: string[] = []

/** What pages say of themselves that is never right. */
async function lookAt(page: Page, did: string): Promise<void> {
  const shown = await until(async () => (await page.locator('main h1').first().textContent()) !== '', 15)
  const { pathname } = new URL(page.url())
  seen.screens.add(pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id'))
  if (shown === null) findings.push(`${did}: ${pathname} has no heading`)
  if (await page.getByText('This page can’t be shown now').count()) findings.push(`${did}: ${pathname} can’t be shown`)
}

/** With the network back, nothing waits any more; then what Outbox and pages say is held against what the server has. */
async function check(
  phone: Phone,
  page: Page,
  server: CampaignServer,
  owner: Person,
  { bounties, toasts }: { bounties: readonly string[]; toasts: readonly string[] },
): Promise<void> {
  seen.checks += 1
  await phone.context.setOffline(false)
  await page.goto(`${server.url}outbox`)
  const waiting = async () =>
    (await outboxEntries(page)).filter(({ state }) => !settled.has(state) && state !== 'needs_attention')
  if ((await until(async () => (await waiting()).length === 0, 60)) === null)
    findings.push(`stuck: ${JSON.stringify(await waiting())}`)
  const entries = await outboxEntries(page)
  const applied = entries.filter(({ kind, state }) => state === 'applied' && kind.endsWith('-bounty')).map(({ opId }) => opId)
  for (const opId of applied) seen.applied.add(opId)
  const missing = await server.missing(owner, applied)
  if (missing.length > 0) findings.push(`told as sent, and not there: ${missing.join(' ')}`)
  for (const [title, count] of await server.effects(owner)) {
    const told = toasts.filter((toast) => toast === title).length
    if (told > count) findings.push(`"${title}" was said ${told} times, and is true of ${count}`)
  }
  const isQuiet = entries.every(({ state }) => settled.has(state) && state !== 'rejected')
  const saysQuiet = (await until(async () => page.getByRole('heading', { name: 'Nothing waits' }).isVisible(), 5)) !== null
  if (isQuiet !== saysQuiet)
    findings.push(`the Outbox says that ${saysQuiet ? 'nothing' : 'something'} waits: ${JSON.stringify(entries)}`)
  for (const bountyId of bounties) {
    await page.goto(`${server.url}bounty/${bountyId}`)
    const raised = `${formatCents(await server.raisedCents(bountyId))} raised`
    const isTrue = async () => (await page.getByRole('main').textContent())?.replaceAll(' ', ' ').includes(raised) === true
    if ((await until(isTrue, 10)) === null) findings.push(`/bounty/${bountyId} does not say ${raised}`)
  }
}

async function tapAround(server: CampaignServer, seed: number, count: number): Promise<void> {
  const random = seeded(seed)
  const phone = await Phone.start()
  try {
    const [owner, creator] = [await server.newPerson(), await server.newPerson()]
    const bounties = [await server.createBounty(creator, `Taps ${seed} a`), await server.createBounty(creator, `Taps ${seed} b`)]
    const page = await phone.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    page.on('pageerror', (error) => findings.push(`seed ${seed}: ${page.url()} ${error.message}`))
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
    // The compiler wraps named functions in a helper that the page doesn't have.
    await page.addInitScript('globalThis.__name = (named) => named')
    const toasts: string[] = []
    await page.exposeFunction('toastShown', (title: string) => {
      seen.toasts += 1
      toasts.push(title)
    })
    await page.addInitScript(reportToasts)
    await page.goto(server.url.href)
    await storeSession(page, owner.session)
    // Until the worker holds the app's files, a page without a network rightly can't be shown.
    await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null), 90)
    const places = [
      ...starts,
      ...bounties.flatMap((id) => ['', '/fund', '/accept', '/complete'].map((part) => `/bounty/${id}${part}`)),
    ]
    for (let tap = 0; tap < count; tap += 1) {
      if (tap % 7 === 0)
        await page.goto(new URL(places[Math.floor(random() * places.length)] ?? '/', server.url).href).catch(() => undefined)
      if (random() < 0.05) await phone.context.setOffline(random() < 0.5)
      const did = await tapSomething(page, random).catch(() => null)
      seen.taps += 1
      if (did === null) seen.gone += 1
      await lookAt(page, `seed ${seed}, tap ${tap} (${did})`)
      if ((tap + 1) % TAPS_A_CHECK === 0) await check(phone, page, server, owner, { bounties, toasts })
    }
  } finally {
    await phone.remove()
  }
}

function tell(): void {
  const { screens, applied, ...counts } = seen
  console.log(
    `seeds from ${from}: ${JSON.stringify({ ...counts, applied: applied.size })}, ${screens.size} screens: ${[...screens].toSorted().join(' ')}`,
  )
  console.log(`${findings.length} findings${findings.map((finding) => `\n  ${finding}`).join('')}`)
}

const server = await CampaignServer.start(port)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    tell()
    void server.remove().finally(() => process.exit(1))
  })

for (let done = 0, seed = from; done < taps; done += TAPS_A_PHONE, seed += 1) {
  await tapAround(server, seed, Math.min(TAPS_A_PHONE, taps - done))
  tell()
}
await server.remove()
process.exitCode = findings.length > 0 ? 1 : 0
