import type { Page } from '@playwright/test'
import { actor, createBounty, newMember, rename } from './bounty.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

// It ends in a bracket and a digit: what stands behind it would be drawn into it.
const written = { title: 'نظّفوا الحديقة (٥)', name: 'دانية (٣)', notes: 'نُظّفت كلّها (٧)' }

/** The places that show these words, and those of them where the words would pull the ones around them about (UAX 9). */
const placesOf = (page: Page, words: string) =>
  page.evaluate((sought) => {
    const shown: string[] = []
    const loose: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent ?? ''
      const element = text.parentElement
      if (!said.includes(sought) || element === null || element.closest('script, noscript, .sr-only')) continue
      shown.push(said)
      const isApart = element.closest('bdi, [dir="auto"]')?.textContent.trim().startsWith(sought)
      if (!isApart && !said.includes(`\u2068${sought}\u2069`)) loose.push(element.outerHTML)
    }
    return { shown: shown.length, loose }
  }, words)

async function expectApart(page: Page, words: string) {
  await expect.poll(async () => (await placesOf(page, words)).shown).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect((await placesOf(page, words)).loose).toEqual([])
}

test('words written from right to left leave the words around them where they are', async ({ page, browser, request }) => {
  const creator = await signUp(page)
  await rename(request, creator, written.name)
  const bountyId = await createBounty(request, creator, { title: written.title, requiresPhoto: false })
  const doer = await newMember(browser)
  const act = await actor(request, doer)

  await openHydrated(doer.page, `/bounty/${bountyId}`)
  await expectApart(doer.page, written.title)
  await expectApart(doer.page, written.name)
  for (const place of [`/bounty/${bountyId}/fund`, `/bounty/${bountyId}/accept`, '/bounty?tab=marketplace&q=نظّفوا']) {
    await openHydrated(doer.page, place)
    await expectApart(doer.page, written.title)
  }
  await act('accept_bounty', { p_bounty_id: bountyId })
  for (const place of ['/', '/bounty?tab=mine&mine=accepted', `/bounty/${bountyId}/complete`]) {
    await openHydrated(doer.page, place)
    await expectApart(doer.page, written.title)
  }
  const notes = doer.page.getByLabel('Completion Notes')
  await notes.fill(written.notes)
  expect(await notes.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl')
  await doer.page.getByRole('button', { name: 'Submit Completion' }).click()
  await expect(toast(doer.page, 'Submission Successful')).toBeVisible()
  await openHydrated(doer.page, '/outbox')
  await expectApart(doer.page, written.title)

  await openHydrated(page, '/')
  await expectApart(page, written.title)
  await openHydrated(page, `/bounty/${bountyId}`)
  await expectApart(page, written.notes)
  await openHydrated(page, '/bounty?tab=mine')
  await expectApart(page, written.title)
  await doer.context.close()
})
