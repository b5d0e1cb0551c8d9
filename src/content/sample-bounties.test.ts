import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { payloadSchemas } from '../domain/acts/payloads'
import { bountyCategories } from '../domain/bounties/bounty-category'
import { sampleBounties, sampleBountiesFrom, samplePledgeId } from './sample-bounties'

const time = v.pipe(v.string(), v.isoTimestamp())
const start = Date.UTC(2026, 0, 1)
const bounties = sampleBountiesFrom(start)
const completed = sampleBounties.filter((sample) => sample.status === 'completed')
const open = bounties.filter((bounty) => bounty.status !== 'completed')

describe('the sample bounties', () => {
  it.each(bounties)('$title is what its creator could have sent, and marked as a sample', (bounty) => {
    expect(bounty).toMatchObject(v.parse(payloadSchemas['create-bounty'], bounty))
    expect([bounty.createdAt, bounty.updatedAt].every((at) => v.is(time, at))).toBe(true)
    expect(bounty.isSample).toBe(true)
  })

  it('have one id each, pledges included', () => {
    const ids = sampleBounties.flatMap((sample) => [
      sample.id,
      ...sample.pledges.map((_, index) => samplePledgeId(sample.id, index)),
    ])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !v.is(v.pipe(v.string(), v.uuid()), id))).toEqual([])
  })

  it('cover every category', () => {
    expect(new Set(sampleBounties.map((sample) => sample.category))).toEqual(new Set(bountyCategories))
  })

  it.each(open)('$title reads funded exactly when its pledges reach its goal', (bounty) => {
    expect(bounty.status === 'funded').toBe(bounty.currentFundingCents >= bounty.fundingGoalCents)
  })

  it('name who completed a completed one, never its creator', () => {
    expect(completed.length).toBeGreaterThan(0)
    expect(sampleBounties.filter((sample) => sample.completedBy !== undefined)).toEqual(completed)
    expect(completed.filter((sample) => sample.completedBy === sample.creator)).toEqual([])
  })
})
