import { describe, expect, test } from 'vitest'
import type { EntryDraft } from './entry'
import { prepareDraft } from './prepare-draft'

const id = '3f1a8f0e-6c1c-4f0e-9a53-2f6f0f0a1b2c'
const fundOf = (amountCents: number, ownerId: string | null = id): EntryDraft => ({
  opId: id,
  ownerId,
  kind: 'fund-bounty',
  payload: { bountyId: id, amountCents, anonymous: false },
})
const completeWith = (notes: string): EntryDraft => ({
  opId: id,
  ownerId: id,
  kind: 'complete-bounty',
  payload: { bountyId: id, notes },
})

describe('an act is parsed before it is kept', () => {
  test.each([0, 99, -100, 100.5, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY])('%d cents are refused', (cents) => {
    expect(prepareDraft(fundOf(cents))).toBeNull()
  })
  test('an act that needs an account has an owner', () => {
    expect(prepareDraft(fundOf(100, null))).toBeNull()
    expect(prepareDraft(fundOf(100))).toEqual(fundOf(100))
  })
  test('texts are trimmed, in one spelling, without NUL', () => {
    expect(prepareDraft(completeWith(' cafe\u0301\0 '))?.payload).toEqual({ bountyId: id, notes: 'caf\u00E9' })
  })
  test('the payload can’t be changed afterwards', () => {
    expect(Object.isFrozen(prepareDraft(fundOf(100))?.payload)).toBe(true)
  })
  test('notes of more than 2,000 characters are refused', () => {
    expect(prepareDraft(completeWith('x'.repeat(2001)))).toBeNull()
  })
})
