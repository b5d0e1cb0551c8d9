import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../setup/server.ts'
import { engines } from './engine.ts'
import { Hand } from './hand.ts'

const PROFILES = 20
const pages = ['/about', '/course', '/faq']

/** So many ms after a page came the next one is opened: before the first worker is registered, and about then. */
const schedule = Array.from({ length: PROFILES }, (_, nth) => ({
  profile: nth + 1,
  hops: 1 + (nth % pages.length),
  delay: nth % 2 === 0 ? 300 + 15 * nth : 1900 + 35 * nth,
}))

/** Leaves the page as soon as its browser knows of a worker, which is in the midst of its registration. Sent into the page as text. */
function leaveWithRegistration(to: string): void {
  const look = async () => {
    if (!(await navigator.serviceWorker.getRegistration())) return
    clearInterval(timer)
    location.assign(to)
  }
  const timer = setInterval(() => void look(), 5)
}

/** Until a worker answers; where none does, the Outbox has to say so. */
async function workerOrWords(hand: Hand): Promise<void> {
  await hand.open('/outbox')
  const end = await hand.until('worker that answers, or word of it', () => {
    if (navigator.serviceWorker.controller?.state === 'activated') return 'worker'
    return document.body.innerText.includes('Close the academy once and open it again.') ? 'words' : null
  })
  if (end === 'words') console.log('The browser held its worker back, and the Outbox said so.')
}

describe.each(engines)('$name', (engine) => {
  let server: TestServer
  let base: string

  beforeAll(async () => {
    server = await startServer()
    base = server.url.replace('127.0.0.1', 'localhost')
  })
  afterAll(() => server.remove())

  async function withHand(work: (hand: Hand) => Promise<void>): Promise<void> {
    const session = await engine.launch()
    try {
      const hand = new Hand(session, base)
      await hand.open('/')
      await work(hand)
    } finally {
      await session.close()
    }
  }

  it.each(schedule)(
    'who leaves the first $hops pages after $delay ms has a worker, or is told what to do ($profile)',
    ({ hops, delay }) =>
      withHand(async (hand) => {
        for (const path of pages.slice(0, hops)) {
          await hand.session.run((to: string, after: number) => void setTimeout(() => location.assign(to), after), path, delay)
          await hand.arrives(path)
        }
        await workerOrWords(hand)
        expect(await hand.errors()).toEqual([])
      }),
  )

  it.each(schedule.slice(0, 6))(
    'who leaves a page in the midst of its registration has one, or is told what to do ($profile)',
    () =>
      withHand(async (hand) => {
        await hand.session.run(leaveWithRegistration, '/about')
        await hand.arrives('/about')
        await workerOrWords(hand)
        expect(await hand.errors()).toEqual([])
      }),
  )
})
