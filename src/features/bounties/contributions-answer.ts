import { keepAnswer } from '../../local/kept-answer'
import type { ContributionLine } from '../../domain/contribution-line'
import type { Answer } from '../../remote/failure'

/** As many as the chart draws. */
const atMost = 200
const underWay = new Map<string, Promise<Answer<ContributionLine[]>>>()

export const contributionsKey = (bountyId: string) => `contributions ${bountyId}`

/** The latest pledges of a bounty, kept on this phone. Asked twice at a time, it is one request. */
export function askContributions(bountyId: string): Promise<Answer<ContributionLine[]>> {
  const asked = underWay.get(bountyId) ?? ask(bountyId)
  underWay.set(bountyId, asked)
  return asked
}

async function ask(bountyId: string): Promise<Answer<ContributionLine[]>> {
  try {
    const { listContributions } = await import('../../remote/list-contributions')
    const answer = await listContributions(bountyId, atMost)
    if (answer.ok) await keepAnswer(contributionsKey(bountyId), answer.value)
    return answer
  } finally {
    underWay.delete(bountyId)
  }
}
