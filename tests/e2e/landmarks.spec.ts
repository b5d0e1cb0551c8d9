import type { Page } from '@playwright/test'
import { weeksAtStart, weeksInWords } from '../../src/domain/course/course-week.ts'
import { openAccount, openHydrated, signIn, signUp } from './people.ts'
import { outOfOrder } from './state-checks.ts'
import { expect, test } from './test.ts'

test.use({ allowedMessages: [/ERR_FAILED/] })

const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'

/** The landmarks of a page of the app around the outline of its main part: what a screen reader goes through, without the words. */
async function expectOutline(page: Page, main: string, after = '') {
  const inMain = main.replaceAll(/^/gm, '  ')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
- link "Skip to content"
- banner
- main:
${inMain}
- contentinfo
- region "Notifications (F8)"
${after}`)
  expect(await outOfOrder(page)).toEqual([])
}

/** A member's bar stands below everything, and is read last. */
const places = '- navigation "Places"'

test('the visitor’s pages are read in the order in which they are seen', async ({ page }) => {
  await openHydrated(page, '/')
  await expectOutline(
    page,
    `- heading /./ [level=1]
- heading "Program Features" [level=2]
- heading "${weeksAtStart} weeks, ${weeksInWords} marks" [level=2]`,
  )
  await openHydrated(page, '/course')
  await expectOutline(
    page,
    `- heading "Urban Navigation Course" [level=1]
- tablist
- tabpanel:
  - heading /^Week 1/ [level=2]`,
  )
  await openHydrated(page, '/bounty')
  await expectOutline(
    page,
    `- heading "Bounties" [level=1]
- tablist
- tabpanel:
  - region "Active Bounties":
    - heading "Active Bounties" [level=2]`,
  )
})

test('a member’s pages are read in the order in which they are seen, the places last', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/')
  await expectOutline(
    page,
    `- heading /^Today/ [level=1]
- region:
  - heading /./ [level=2]
- region "Days you read"`,
    places,
  )
  await openAccount(page)
  await expectOutline(
    page,
    `- heading "Account" [level=1]
- region "Notifications"
- region "Theme"
- region "App"
- region "Your data"`,
    places,
  )
  await openHydrated(page, '/outbox')
  await expectOutline(
    page,
    `- heading "Outbox" [level=1]
- heading "Nothing waits" [level=2]
- region "Storage"`,
    places,
  )
  await openHydrated(page, `/bounty/${sample}`)
  await expectOutline(
    page,
    `- heading /./ [level=1]
- region "The challenge":
  - heading "The challenge" [level=2]
- region "Funding":
  - heading "Funding" [level=2]`,
    places,
  )
  await openHydrated(page, `/bounty/${sample}/fund`)
  await expectOutline(
    page,
    `- heading "Fund this Bounty" [level=1]
- region:
  - heading /./ [level=2]`,
    places,
  )
})

test('on a desktop the parts of Today stand beside each other, in the order in which they are read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'sam@example.test')
  await page.route('**/rpc/my_standing*', (route) => route.abort())
  await openHydrated(page, '/')
  const tops = []
  let end = 0
  for (const name of [/^(Days you read|Read on)/, 'Waits for you', 'My bounties']) {
    const box = await page.getByRole('region', { name }).boundingBox()
    expect(box?.x).toBeGreaterThan(end)
    end = (box?.x ?? 0) + (box?.width ?? 0)
    tops.push(box?.y)
  }
  expect(new Set(tops).size).toBe(1)
})
