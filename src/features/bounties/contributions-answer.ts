import { keepTold } from '../../local/own-values'
import type { ContributionLine } from '../../domain/contribution-line'
import type { Answer } from '../../remote/failure'
import { useAuth } from '../../state/auth-store'

/** As many as the chart draws. */
const atMost = 200
const underWay = new Map<string, Promise<Answer<ContributionLine[]>>>()

export const contributionsKey = (bountyId: string) => `contributions ${bountyId}`

/** The latest pledges of a bounty as this person may see them, kept on this phone. Asked twice at a time, it is one request. */
export function askContributions(bountyId: string): Promise<Answer<ContributionLine[]>> {
  const ownerId = useAuth.getState().user?.id ?? null
  const question = `${bountyId} ${ownerId}`
  const asked = underWay.get(question) ?? ask(bountyId, ownerId).finally(() => underWay.delete(question))
  underWay.set(question, asked)
  return asked
}

async function ask(bountyId: string, ownerId: string | null): Promise<Answer<ContributionLine[]>> {
  const { listContributions } = await import('../../remote/list-contributions')
  const answer = await listContributions(bountyId, atMost)
  if (answer.ok) await keepTold(ownerId, contributionsKey(bountyId), answer.value)
  return answer
}
