import { describe, expect, it } from 'vitest'
import type { DelayedPayment } from '../../domain/payments/payment'
import type { Subscription } from '../../domain/payments/subscription'
import { packageEnding } from './data-section'

const now = Date.UTC(2026, 10, 26, 12)
const basic: Subscription = {
  plan: 'cadet_basic',
  status: 'active',
  active: true,
  currentPeriodEnd: new Date(2027, 10, 26, 12).toISOString(),
  cancelAtPeriodEnd: false,
}

describe('who deletes an account', () => {
  it.each<[string, Subscription | null]>([
    ['nothing that is known', null],
    ['free access', { ...basic, plan: 'free', currentPeriodEnd: null }],
    ['a package that was given back', { ...basic, status: 'refunded', active: false }],
    ['a package that has ended', { ...basic, status: 'canceled', active: false }],
    ['a package that has ended since this device heard of it', { ...basic, currentPeriodEnd: new Date(now - 1).toISOString() }],
  ])('with %s hears of no package', (_, subscription) => {
    expect(packageEnding({ subscription, delayed: null }, now)).toBeNull()
  })

  it('with a package for a year hears its name, until when it was paid for, and what to do first', () => {
    expect(packageEnding({ subscription: basic, delayed: null }, now)).toBe(
      'Your package CADET BASIC (access until November 26, 2027) ends with your account, and what you paid for it is not paid back by this. If you paid within the last 24 hours, ask for the full refund first, under Subscription.',
    )
  })

  it('with a package for life hears that too', () => {
    expect(
      packageEnding({ subscription: { ...basic, plan: 'elite_corps', currentPeriodEnd: null }, delayed: null }, now),
    ).toContain('Your package ELITE CORPS (lifetime access) ends with your account')
  })

  const delayed: DelayedPayment = {
    plan: 'patriot_premium',
    amountCents: 20000,
    state: 'on_its_way',
    since: '2026-11-25T12:00:00Z',
  }
  const lost =
    'Your payment for PATRIOT PREMIUM is on its way. If it arrives when your account is gone, it gives you no package, and you have to write to us to have it back.'

  it('while a payment is on its way hears what becomes of it, after the package that it builds on', () => {
    expect(packageEnding({ subscription: null, delayed }, now)).toBe(lost)
    expect(packageEnding({ subscription: basic, delayed }, now)).toMatch(
      /^Your package CADET BASIC .*, under Subscription\. Your payment /,
    )
    expect(packageEnding({ subscription: null, delayed: { ...delayed, state: 'refused' } }, now)).toBeNull()
  })
})
