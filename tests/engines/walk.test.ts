import { mkdirSync } from 'node:fs'
import { devices } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../campaign/backend.ts'
import {
  acts,
  closeAcademy,
  effectsOf,
  emailOf,
  fillForm,
  newBounty,
  newTitle,
  newHand,
  openAcademy,
  password,
  readyOffline,
  signIn,
  type Academy,
  type Bounty,
} from './academy.ts'
import { engines } from './engine.ts'
import type { Hand } from './hand.ts'

const pictures = 'test-results/engines'
mkdirSync(pictures, { recursive: true })

const boxHeight = () => document.querySelector('dialog:modal textarea')?.getBoundingClientRect().height ?? 0

describe.each(engines)('$name', (engine) => {
  let academy: Academy
  let person: Person
  let bounty: Bounty
  let hand: Hand

  beforeAll(async () => {
    academy = await openAcademy()
    person = await academy.server.newPerson()
    bounty = await newBounty(academy)
    hand = await newHand(engine, academy)
    await signIn(hand, person)
  })
  afterAll(async () => {
    await hand?.session.close()
    await closeAcademy(academy)
  })

  it('opens the home page and its menu, and takes a theme', async () => {
    await hand.open('/')
    await hand.press('Open menu')
    await hand.until('the menu', () => document.querySelector('#mobile-menu:popover-open') !== null)
    await hand.tick('Tactical')
    await hand.until('the theme', () => document.documentElement.dataset['theme'] === 'tactical')
    await hand.press('Close menu')
    await hand.until('no menu', () => document.querySelector('#mobile-menu:popover-open') === null)
    await hand.open('/about')
    await hand.until('the theme', () => document.documentElement.dataset['theme'] === 'tactical')
    expect(await hand.errors()).toEqual([])
  })

  it('reads the course: a lesson opens with its title in view, and is marked as read for good', async () => {
    await hand.session.resize(1280)
    await hand.open('/course')
    const title = await hand.until('the fourth lesson', () => {
      const heading = document.querySelectorAll('details[name="week-1-sections"] > summary')[3]
      return heading?.textContent.replace(/\s+/g, ' ').trim()
    })
    await hand.press(title)
    await hand.until('the title in view', () => {
      const row = document.querySelectorAll('details[name="week-1-sections"]')[3]
      const { top } = row?.getBoundingClientRect() ?? { top: -1 }
      return row?.hasAttribute('open') && top >= 0 && top < innerHeight
    })
    await hand.press('Mark as read')
    await hand.sees('Marked as read')
    await hand.open('/course?week=1')
    await hand.sees('Marked as read')
    await hand.session.resize(390)
    expect(await hand.errors()).toEqual([])
  })

  it.each(acts)('keeps "%s" without a network, says so, and sends it once there is one', async (act) => {
    await readyOffline(hand)
    const last = await fillForm(hand, act, bounty)
    await academy.gate.cut()
    await hand.press(last)
    await hand.arrives(act === 'create' ? '/bounty' : `/bounty/${bounty.id}`)
    await hand.open('/outbox')
    await hand.sees('1 item to send')
    await academy.gate.giveBack()
    const count = async () => effectsOf(act, await academy.server.ledger(person, bounty.id, newTitle(bounty)))
    await expect.poll(count).toBe(1)
    await hand.sees('Nothing waits')
    expect(await hand.errors()).toEqual([])
  })

  it('shares a bounty, or hands its address over', async () => {
    await hand.open(`/bounty/${bounty.id}`)
    await hand.sees(bounty.title)
    await hand.session.run(() => {
      Object.assign(window, { shared: 'share' in navigator })
    })
    await hand.press('Share')
    const hasSheet = await hand.session.run(() => Reflect.get(window, 'shared') === true)
    if (!hasSheet) await hand.until('the link', () => /link copied|copy this link/i.test(document.body.innerText))
    expect(await hand.errors()).toEqual([])
  })

  it('asks in a dialog that a press beside it closes, with a box that grows with the words', async () => {
    await hand.open(`/bounty/${bounty.id}`)
    await hand.press('Report')
    await hand.until('the dialog', () => document.querySelector('dialog:modal textarea') !== null)
    await hand.session.picture(`${pictures}/dialog-390-${engine.name}.png`)
    const before = await hand.session.run(boxHeight)
    await hand.session.run(() => document.querySelector<HTMLElement>('dialog:modal textarea')?.focus())
    await hand.session.type('A line that is long enough to be broken by the box. '.repeat(12))
    expect(await hand.session.run(boxHeight)).toBeGreaterThan(before)
    await hand.session.pressAt(4, 4)
    await hand.until('no dialog', () => document.querySelector('dialog:modal') === null)
    expect(await hand.errors()).toEqual([])
  })

  it('starts without a server', async () => {
    await readyOffline(hand)
    await academy.gate.cut()
    for (const [path, words] of [
      ['/course?week=3', 'Week 3'],
      ['/week1-content', 'Week 1'],
      ['/outbox', 'Nothing waits'],
      [`/bounty/${bounty.id}`, bounty.title],
    ] as const) {
      await hand.open(path)
      await hand.sees(words)
    }
    expect(await hand.errors()).toEqual([])
    await academy.gate.giveBack()
  })

  it('explains the share sheet on an iPhone, where no button can install', async () => {
    const phone = await newHand(engine, academy, devices['iPhone 14'].userAgent)
    try {
      await phone.open('/')
      for (const [before, link] of ['About', 'FAQ', 'Testimonials'].entries()) {
        await phone.press(link)
        await phone.until(`${link}, counted`, (count) => localStorage.getItem('install-offer') === count, `${before + 2}`)
      }
      await phone.sees('Add to Home Screen')
      expect(await phone.errors()).toEqual([])
    } finally {
      await phone.session.close()
    }
  })

  it.each([390, 1280])('has no page that is wider than the view of %i px', async (width) => {
    await hand.session.resize(width)
    for (const [page, path] of Object.entries({
      home: '/',
      course: '/course',
      bounties: '/bounty',
      bounty: `/bounty/${bounty.id}`,
      fund: `/bounty/${bounty.id}/fund`,
      outbox: '/outbox',
      account: '/account',
    })) {
      await hand.open(path)
      await hand.until('all that is on its way', () => document.querySelector('main [aria-busy=true]') === null)
      await hand.session.picture(`${pictures}/${page}-${width}-${engine.name}.png`)
      expect(await hand.session.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    expect(await hand.errors()).toEqual([])
  })

  it('signs up, out and in, and leaves hard right after each', async () => {
    const email = `${crypto.randomUUID()}@example.test`
    const leaveAt = (path: string) =>
      hand.session.run((wanted: string) => {
        const look = setInterval(() => {
          if (location.pathname !== wanted) return
          clearInterval(look)
          location.assign('/about')
        }, 5)
      }, path)
    await hand.open('/account')
    await hand.press('Sign Out')
    await hand.arrives('/')
    await hand.open('/auth?mode=sign-up')
    await hand.fill('Email', email)
    await hand.fill('Password', password)
    await leaveAt('/')
    await hand.press('Create account')
    await hand.arrives('/about')
    await hand.open('/account')
    await hand.sees(email)
    await leaveAt('/')
    await hand.press('Sign Out')
    await hand.arrives('/about')
    await hand.open('/auth')
    await hand.fill('Email', emailOf(person))
    await hand.fill('Password', password)
    await leaveAt('/')
    await hand.press('Sign in')
    await hand.arrives('/about')
    await hand.open('/account')
    await hand.sees(emailOf(person))
    expect(await hand.errors()).toEqual([])
  })
})
