import { type BountyView, confirmedFundingCents } from '../../domain/bounty-view'
import type { ContributionLine } from '../../domain/contribution-line'
import type { Answer } from '../../remote/failure'
import { useAuth } from '../../state/auth-store'
import { askAndCache } from './ask-and-cache'

/** As many as the chart draws. */
const atMost = 200
const underWay = new Map<string, Promise<Answer<ContributionLine[]>>>()

export const contributionsKey = (bountyId: string) => `contributions ${bountyId}`

/**
 * The latest pledges of a bounty as this person may see them, kept on this phone. Asked twice at a time, it is one request: but not when the
 * bounty holds more than it did, since a request from before a pledge may not tell of it.
 */
export function askContributions(view: BountyView): Promise<Answer<ContributionLine[]>> {
  const ownerId = useAuth.getState().user?.id ?? null
  const question = `${view.bounty.id} ${ownerId} ${confirmedFundingCents(view)}`
  const asked = underWay.get(question) ?? ask(view.bounty.id, ownerId).finally(() => underWay.delete(question))
  underWay.set(question, asked)
  return asked
}

function ask(bountyId: string, ownerId: string | null): Promise<Answer<ContributionLine[]>> {
  return askAndCache(ownerId, contributionsKey(bountyId), async () => {
    const { listContributions } = await import('../../remote/list-contributions')
    return listContributions(bountyId, atMost)
  })
}
