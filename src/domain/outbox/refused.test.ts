import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OutboxEvent } from './events'
import { ANA, Bench, complete, fund, photo } from './fixture'

const id = (name: string) => fc.nat(12).map((nth) => `${name}${nth}`)
const drafts = fc.oneof(
  fc.tuple(id('a'), fc.constantFrom(2500, 5000)).map(([opId, cents]) => fund(opId, 'b1', ANA, cents)),
  id('a').map((opId) => complete(opId, 'b2')),
)
const photos = fc.option(id('p').map((photoId) => ({ ...photo, id: photoId })))
const spareIds = fc.array(fc.uuid(), { minLength: 4, maxLength: 4 })

const events = fc.oneof<fc.Arbitrary<OutboxEvent>[]>(
  fc.record({ type: fc.constant('enqueued'), draft: drafts, photo: photos, appVersion: fc.constant('test') }),
  fc.record({
    type: fc.constant('replaced'),
    opId: id('a'),
    draft: drafts,
    photo: photos,
    withoutPhoto: fc.boolean(),
    appVersion: fc.constant('test'),
    spareIds,
  }),
  fc.record({ type: fc.constantFrom('discarded', 'retried', 'closed'), opId: id('a') }),
)

/** Room is left for three acts and two photos; three of the others are parked, one of them with its photo. */
function nearlyFull(): Bench {
  const bench = new Bench()
  for (const draft of [fund('a0', 'b3'), complete('a1', 'b4'), fund('a2', 'b5')]) {
    bench.enqueue(draft, draft.kind === 'complete-bounty' ? photo : null)
    bench.claim()
    bench.fail(draft.opId, 400, 'PT400')
  }
  for (let nth = 0; nth < 7; nth++) bench.enqueue(complete(`w${nth}`, `c${nth}`), { ...photo, id: `w${nth}` })
  for (let nth = 7; nth < 44; nth++) bench.enqueue(fund(`w${nth}`, 'b9'))
  return bench
}

test('what is refused changes nothing and does nothing, whatever was asked', () => {
  const { state } = nearlyFull()
  const refusals: string[] = []
  const acts = fc.array(fc.tuple(events, fc.boolean()), { minLength: 1, maxLength: 15 })
  fc.assert(
    fc.property(acts, (asked) => {
      const bench = new Bench()
      bench.state = state
      for (const [event, isRejected] of asked) {
        const before = bench.state
        bench.tell(event)
        const codes = bench.effects.flatMap((effect) => (effect.type === 'refused' ? [effect.code] : []))
        const isRefused = codes.length > 0
        expect(isRefused && (bench.effects.length > 1 || bench.state !== before)).toBe(false)
        if (!isRefused && isRejected && 'draft' in event) bench.answer(event.draft.opId, 'rejected', 'deadline_passed')
        refusals.push(...codes)
      }
    }),
    { seed: 29, numRuns: 300 },
  )
  expect(new Set(refusals)).toEqual(new Set(['outbox_full', 'photos_full', 'already_sending', 'put_away', 'gone', 'op_id_taken']))
})
