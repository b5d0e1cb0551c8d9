import { expect, test } from 'vitest'
import { parseOutcome } from './outcome'

const body = {
  op_id: 'f1',
  outcome: 'applied',
  code: null,
  replayed: false,
  entity: { id: 'b1' },
  server_time: '2026-11-21T00:00:00Z',
}

test('an outcome is one only for its own act', () => {
  expect(parseOutcome('f1', body)).toMatchObject({ outcome: 'applied', entity: { id: 'b1' } })
  expect(parseOutcome('f2', body)).toBeNull()
})

test.each(['', '<html>', null, undefined, [], {}, { ...body, outcome: 'ok' }, { ...body, op_id: undefined }])(
  '%j is none',
  (other) => {
    expect(parseOutcome('f1', other)).toBeNull()
  },
)
