import { describe, expect, it } from 'vitest'
import { career } from './enforcement-career'
import { course } from './facts'
import { faq } from './faq'
import { features } from './home'
import { instructors } from './instructors'
import { nextStepGroups } from './next-steps'
import { comparison, packages, paidPackageHref, pricingQuestions } from './packages'
import { trainingPhotos } from './photos'
import { eligibility, programmes, upgradeQuestions } from './programmes'
import { testimonials } from './testimonials'
import { trainingDetails } from './training-details'

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

describe('the amounts of content that the pages promise', () => {
  it('answers at least thirty questions in the six named categories', () => {
    expect(faq.map(({ title }) => title)).toEqual([
      'Application Process',
      'Training Program',
      'After Graduation',
      'Financial Information',
      'Equipment & Preparation',
      'International Students',
    ])
    const questions = faq.flatMap(({ entries }) => entries.map(({ question }) => question))
    expect(questions.length).toBeGreaterThanOrEqual(30)
    expect(new Set(questions).size).toBe(questions.length)
  })

  it.each([
    ['instructors', instructors, 8],
    ['testimonials', testimonials, 9],
    ['programmes', programmes, 5],
    ['training photos', trainingPhotos, 6],
    ['next-step groups', nextStepGroups, 3],
    ['next steps', nextStepGroups.flatMap(({ steps }) => steps), 12],
  ])('%s', (_, entries, count) => {
    expect(new Set(ids(entries)).size).toBe(count)
  })

  it('has six features, of which three lead on', () => {
    expect(features.map(({ title }) => title)).toEqual([
      'Expert Training',
      `${course.weeks}-Week Program`,
      'Certification',
      'Community Network',
      'Community Leadership',
      'Comprehensive Curriculum',
    ])
    expect(features.filter(({ link }) => link === '/training-details')).toHaveLength(3)
  })

  it('has five career steps, three upgrade questions and eligibility rules', () => {
    expect(career.steps).toHaveLength(5)
    expect(upgradeQuestions).toHaveLength(3)
    expect(eligibility.rules.length).toBeGreaterThan(2)
  })

  it('rates with four or five stars and hides part of a role', () => {
    expect(new Set(testimonials.map(({ rating }) => rating))).toEqual(new Set([4, 5]))
    expect(testimonials.slice(0, 3).every(({ role }) => role.includes('█'))).toBe(true)
  })
})

describe('packages', () => {
  it('has four, one of them recommended and one free', () => {
    expect(packages.map(({ name }) => name)).toEqual(['FREE ACCESS', 'CADET BASIC', 'PATRIOT PREMIUM', 'ELITE CORPS'])
    expect(packages.filter(({ recommended }) => recommended).map(({ name }) => name)).toEqual(['PATRIOT PREMIUM'])
    expect(packages.filter(({ isFree }) => isFree).map(({ plan }) => plan)).toEqual(['free'])
  })

  it('compares all four in every row', () => {
    expect(comparison.every(({ cells }) => cells.length === packages.length)).toBe(true)
  })

  it('sends a signed-out buyer to sign in with the plan', () => {
    expect(paidPackageHref('elite_corps', false)).toEqual({ to: '/auth', search: { plan: 'elite_corps' } })
  })
})

describe('what is never claimed', () => {
  it('names a certificate only as one that is not official', () => {
    const words = JSON.stringify([faq, features, programmes, upgradeQuestions, trainingDetails.faq, pricingQuestions])
    const promises = words.match(/"[^"]*certificate of completion[^"]*"/gi) ?? []
    expect(promises.length).toBeGreaterThan(3)
    expect(promises.filter((promise) => !/not an accredited or official/i.test(promise))).toEqual([])
  })

  it('mentions certification only to deny it', () => {
    const words = JSON.stringify([faq, features, packages, programmes, upgradeQuestions])
    const claims = words.match(/[^".]*certification[^".]*/gi) ?? []
    expect(claims.filter((claim) => !/\bno[t]?\b/i.test(claim) && claim !== 'Certification')).toEqual([])
  })
})
