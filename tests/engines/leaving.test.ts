import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../campaign/backend.ts'
import {
  acts,
  closeAcademy,
  effectsOf,
  fillForm,
  lastPress,
  newBounty,
  newHand,
  newTitle,
  openAcademy,
  readyOffline,
  signIn,
  type Academy,
} from './academy.ts'
import { engines } from './engine.ts'
import type { Hand } from './hand.ts'

const times = Number(process.env['REPEAT'] ?? 1)
const ways = ['reload', 'hard navigation', 'back'] as const
/** Every way after every delay, the acts taking turns. */
const schedule = ways.flatMap((way, turn) =>
  [0, 50, 100, 200, 400].flatMap((delay, place) =>
    Array.from({ length: times }, (_, nth) => ({
      way,
      delay,
      act: acts[(turn + place + nth) % acts.length] ?? 'fund',
      nth: nth + 1,
    })),
  ),
)
/** The server takes sixty acts of a person in an hour, and a round may need three. */
const ROUNDS_OF_A_PERSON = 20

/** Leaves the page so many ms after the next press, as a person does who is in a hurry. The page bears a mark until it's left. */
function leaveAfterPress(way: (typeof ways)[number], delay: number): void {
  Object.assign(window, { stays: '' })
  // Once the act is kept the app stands at another address of its own, from which Back leads to the form in the same page.
  addEventListener('popstate', () => Reflect.deleteProperty(window, 'stays'), { once: true })
  const leave = () => {
    if (way === 'reload') location.reload()
    else if (way === 'hard navigation') location.assign('/about')
    else {
      Object.assign(window, { stays: location.pathname })
      history.back()
    }
  }
  // On the document, where only a press arrives that has hit its control.
  document.addEventListener('click', () => setTimeout(leave, delay), { capture: true, once: true })
}

/** In Firefox the app's own way to the next screen ends a Back that has only begun: the person is elsewhere either way. */
function hasLeft(): boolean {
  const from: unknown = Reflect.get(window, 'stays')
  return (from === undefined || (from !== '' && from !== location.pathname)) && document.readyState === 'complete'
}

describe.each(engines)('$name', (engine) => {
  let academy: Academy
  let person: Person
  let hand: Hand
  let rounds = 0

  async function changePerson(): Promise<void> {
    // Who hurries on from the very first page may be without a worker for a while: that is the subject of first-worker.test.ts.
    await readyOffline(hand)
    if (rounds > 0) {
      await hand.open('/account')
      await hand.press('Sign Out')
      await hand.arrives('/')
    }
    person = await academy.server.newPerson()
    await signIn(hand, person)
  }

  beforeAll(async () => {
    academy = await openAcademy()
    hand = await newHand(engine, academy)
  })
  afterAll(async () => {
    await hand?.session.close()
    await closeAcademy(academy)
  })

  it.each(schedule)(
    '$way $delay ms after the press of "$act" without a network ($nth): kept or still in the form, and sent once',
    async ({ way, delay, act }) => {
      await academy.gate.giveBack()
      if (rounds % ROUNDS_OF_A_PERSON === 0) await changePerson()
      rounds += 1
      await readyOffline(hand)
      const bounty = await newBounty(academy)
      if (act === 'complete') await academy.server.accept(person, bounty.id)
      await fillForm(hand, act, bounty)
      await academy.gate.cut()
      await hand.session.run(leaveAfterPress, way, delay)
      await hand.press(lastPress[act])
      await hand.until('end of the leaving', hasLeft)

      await hand.open('/outbox')
      const state = await hand.until('the outbox', () => /nothing waits\b|\d+ items? to send/i.exec(document.body.innerText)?.[0])
      await academy.gate.giveBack()
      if (/nothing/i.test(state)) {
        // The form has kept what was given; a promise is given anew.
        if (act === 'accept') await fillForm(hand, act, bounty)
        else await hand.open(act === 'create' ? '/bounty/create' : `/bounty/${bounty.id}/${act}`)
        await hand.press(lastPress[act])
        await hand.arrives(act === 'create' ? '/bounty' : `/bounty/${bounty.id}`)
      }
      await hand.open('/outbox')
      await hand.sees('Nothing waits')
      expect(effectsOf(act, await academy.server.ledger(person, bounty.id, newTitle(bounty)))).toBe(1)
      expect(await hand.errors()).toEqual([])
    },
  )
})
