import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeAcademy, fillSignIn, openAcademy, type Academy } from './academy.ts'
import { engines } from './engine.ts'
import { Hand } from './hand.ts'

const times = Number(process.env['REPEAT'] ?? 1)
const schedule = ['/about', '/bounty'].flatMap((path) =>
  [0, 30, 60, 90, 150].flatMap((delay) => Array.from({ length: times }, (_, nth) => ({ path, delay, nth: nth + 1 }))),
)

describe.each(engines)('$name', (engine) => {
  let academy: Academy

  beforeAll(async () => {
    academy = await openAcademy()
  })
  afterAll(() => closeAcademy(academy))

  // What the first page begins to lay on the phone must not stand in the way of every page after it.
  it.each(schedule)(
    'who follows a link $delay ms after $path, the very first page, came can sign in ($nth)',
    async ({ path, delay }) => {
      const person = await academy.server.newPerson()
      const session = await engine.launch()
      try {
        const hand = new Hand(session, academy.gate.url)
        await session.open(academy.gate.url + path)
        await session.run((after: number) => void setTimeout(() => location.assign('/auth'), after), delay)
        await hand.arrives('/auth')
        await fillSignIn(hand, person)
        await hand.arrives('/')
        await hand.open('/account')
        await hand.sees('Sign Out')
        expect(await hand.errors()).toEqual([])
      } finally {
        await session.close()
      }
    },
  )
})
