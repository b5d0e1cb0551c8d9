import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { payloadSchemas } from '../../domain/acts/payloads'
import { longest } from '../../domain/text/text-length'
import { bountyFromDraft, BountyDraftSchema, draftFromRefused, emptyDraft, stepProblems, type BountyDraft } from './bounty-draft'

const now = new Date(2026, 2, 10, 15).getTime()
const good: BountyDraft = {
  ...emptyDraft,
  title: ' Walk the old road ',
  description: ' Find where it ran. ',
  category: 'Historical Knowledge',
  deadline: '2026-03-20',
}

const fieldsOf = (draft: BountyDraft, step: number) => stepProblems(draft, step, now).map(({ field }) => field)

describe('the create wizard', () => {
  it.each<[Partial<BountyDraft>, number, string, string]>([
    [{ title: '' }, 1, 'Title Required', 'Please enter a title for your bounty.'],
    [{ title: ' \n\t ' }, 1, 'Title Required', 'Please enter a title for your bounty.'],
    [{ title: 'x'.repeat(121) }, 1, 'Title Too Long', '1 too many. Please use at most 120 characters.'],
    [{ description: '   ' }, 1, 'Description Required', 'Please enter a description for your bounty.'],
    [{ description: 'x'.repeat(4001) }, 1, 'Description Too Long', '1 too many. Please use at most 4,000 characters.'],
    [{ category: '' }, 1, 'Category Required', 'Please select a category for your bounty.'],
    [
      { deadline: '20266-01-01' },
      2,
      'Invalid Deadline',
      'Please choose a day of the next five years, March 10, 2031 at the latest.',
    ],
    [
      { deadline: '2031-03-11' },
      2,
      'Invalid Deadline',
      'Please choose a day of the next five years, March 10, 2031 at the latest.',
    ],
    [{ place: '45.52° N, 122.68° W' }, 1, 'Invalid Place', 'Please name a town in words.'],
    [{ fundingGoal: '' }, 2, 'Invalid Funding Goal', 'Please enter a valid funding goal (minimum $1).'],
    [
      { fundingGoal: '1.000,50' },
      2,
      'Invalid Funding Goal',
      'Please write the amount in dollars and cents, such as 25 or 25.50.',
    ],
    [{ fundingGoal: '0.99' }, 2, 'Invalid Funding Goal', 'Please enter a valid funding goal (minimum $1).'],
    [{ fundingGoal: '1000000.01' }, 2, 'Invalid Funding Goal', 'Please enter a valid funding goal (maximum $1,000,000).'],
    [{ deadline: '' }, 2, 'Deadline Required', 'Please set a deadline for your bounty.'],
    [{ deadline: '2026-03-09' }, 2, 'Invalid Deadline', 'The deadline must be in the future.'],
  ])('with %j stops at step %i: %s', (fault, step, title, description) => {
    const draft = { ...good, ...fault }
    expect(stepProblems(draft, step, now)).toMatchObject([{ title, description }])
    expect(bountyFromDraft(draft, now)).toMatchObject({ step, problems: [{ title }] })
  })

  it('names all fields that are at fault, in their order', () => {
    expect(fieldsOf(emptyDraft, 1)).toEqual(['title', 'description', 'category'])
    expect(fieldsOf({ ...good, title: '', category: '' }, 1)).toEqual(['title', 'category'])
    expect(fieldsOf({ ...emptyDraft, fundingGoal: '0' }, 2)).toEqual(['fundingGoal', 'deadline'])
  })

  it.each(Object.entries(longest).filter(([name]) => name in emptyDraft))(
    'takes no %s of more than %i characters',
    (name, most) => {
      expect(bountyFromDraft({ ...good, [name]: 'x'.repeat(most) }, now)).toHaveProperty('bounty')
      expect(bountyFromDraft({ ...good, [name]: 'x'.repeat(most + 1) }, now)).toMatchObject({ problems: [{ field: name }] })
    },
  )

  it('has nothing to refuse at steps 3 and 4', () => {
    expect(stepProblems(emptyDraft, 3, now)).toEqual([])
    expect(stepProblems(emptyDraft, 4, now)).toEqual([])
  })

  it('takes today as the end of the local day', () => {
    expect(bountyFromDraft({ ...good, deadline: '2026-03-10' }, now)).toMatchObject({
      bounty: { deadline: new Date(2026, 2, 10, 23, 59, 59, 999).toISOString() },
    })
  })

  it('trims the words and counts the goal in cents', () => {
    expect(bountyFromDraft({ ...good, fundingGoal: '250.50' }, now)).toMatchObject({
      bounty: { title: 'Walk the old road', description: 'Find where it ran.', fundingGoalCents: 25_050, requiresPhoto: true },
    })
  })

  it('sends each thing that it asks for, and of a place and a time nothing where nothing is said', () => {
    const said = bountyFromDraft({ ...good, place: ' Portland, Oregon ', timeNeeded: 'Up to a day' }, now)
    expect(said).toMatchObject({ bounty: { place: 'Portland, Oregon', timeNeeded: 'Up to a day' } })
    const { entries } = payloadSchemas['create-bounty']
    expect('bounty' in said && Object.keys(said.bounty).toSorted()).toEqual(Object.keys(entries).toSorted())
    const unsaid = bountyFromDraft({ ...good, place: ' ' }, now)
    expect('bounty' in unsaid && Object.keys(unsaid.bounty)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(place|timeNeeded)$/)]),
    )
  })

  it('starts at $100 with the photo required', () => {
    expect(emptyDraft).toMatchObject({ fundingGoal: '100', requiresPhoto: true, step: 1 })
  })
})

it('a refused bounty comes back as the form that made it', () => {
  const made = bountyFromDraft({ ...good, fundingGoal: '250.50', place: 'Portland, Oregon', timeNeeded: 'Up to a day' }, now)
  if (!('bounty' in made)) throw new Error('The good draft makes no bounty')
  const payload = made.bounty
  const again = draftFromRefused({ opId: '4b304e80-e314-4fca-8c7b-469f7726574a', payload })
  expect(again).toMatchObject({ replaces: '4b304e80-e314-4fca-8c7b-469f7726574a', fundingGoal: '250.50' })
  expect(bountyFromDraft(again, now)).toEqual(made)
})

it('what the first version left in the form comes back, whatever the form asks for by now', () => {
  const left = { step: 2, title: 'Walk', description: '', category: '', fundingGoal: '100', deadline: '', requiresPhoto: false }
  expect(v.parse(BountyDraftSchema, left)).toMatchObject(left)
})
