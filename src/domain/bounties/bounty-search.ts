import * as v from 'valibot'
import { BountyCategorySchema } from './bounty-category'
import { LeaderboardPeriodSchema } from './leaderboard'
import { anywhere, TimeNeededSchema } from './place-and-time'
import { textLength } from '../text/text-length'

export const bountyTabs = ['active', 'marketplace', 'leaderboard', 'mine'] as const
export const bountySorts = ['newest', 'most-funded', 'ending-soon', 'most-popular'] as const
export const myBountiesTabs = ['created', 'accepted', 'completed', 'funded'] as const
export const queryMaxLength = 100
export const bountyPageSize = 24

export type BountyTab = (typeof bountyTabs)[number]
export type BountySort = (typeof bountySorts)[number]
export type MyBountiesTab = (typeof myBountiesTabs)[number]

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

/** The search of /bounty. Absent means the default, so that the plain address stays plain; what is not understood is dropped. */
export const bountySearchSchema = v.object({
  tab: optional(v.picklist(bountyTabs)),
  category: optional(BountyCategorySchema),
  place: optional(v.literal(anywhere)),
  time: optional(TimeNeededSchema),
  sort: optional(v.picklist(bountySorts)),
  q: optional(
    v.pipe(
      v.string(),
      v.check((words) => textLength(words) <= queryMaxLength),
    ),
  ),
  period: optional(LeaderboardPeriodSchema),
  mine: optional(v.picklist(myBountiesTabs)),
})
export type BountySearch = v.InferOutput<typeof bountySearchSchema>
/** What narrows the Marketplace beside the words of a search; undefined narrows nothing. */
export type MarketplaceChoice = Pick<BountySearch, 'category' | 'place' | 'time'>
