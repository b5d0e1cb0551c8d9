import { describe, expect, it } from 'vitest'
import { emptyApplication } from '../../domain/enrolment/application'
import { firstStepProblems, restoreApplication } from './application-draft'

const applicant = { id: '0b5f3c1e-5a4b-4c3d-8e2f-000000000001', secret: 'a secret of the row' }
const ready = { ...emptyApplication, email: 'cadet@example.test', acceptedTerms: true, acknowledgedEducational: true }

describe('step 1', () => {
  it('passes with a valid email and both boxes', () => {
    expect(firstStepProblems(ready)).toEqual({ email: null, acceptedTerms: null, acknowledgedEducational: null })
  })
  it.each([
    ['email', { email: 'cadet' }],
    ['acceptedTerms', { acceptedTerms: false }],
    ['acknowledgedEducational', { acknowledgedEducational: false }],
  ] as const)('names the field %s alone', (field, change) => {
    const refused = Object.entries(firstStepProblems({ ...ready, ...change })).filter(([, problem]) => problem !== null)
    expect(refused.map(([name]) => name)).toEqual([field])
  })
})

describe('resume', () => {
  it('returns to the stored step with its values', () => {
    const stored = { ...ready, step: 3, phone: '(555) 123-4567', applicant }
    expect(restoreApplication(stored)).toEqual(stored)
  })
  it.each([undefined, null, 'x', { step: 9 }, { ...ready, applicant: { id: 'x', secret: 's' } }])(
    'starts anew from %j',
    (stored) => expect(restoreApplication(stored)).toBe(emptyApplication),
  )
  it('starts at step 1, values kept, when no applicant was made', () => {
    expect(restoreApplication({ ...ready, step: 2 })).toEqual({ ...ready, step: 1 })
  })
})
