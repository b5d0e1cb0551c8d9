import * as v from 'valibot'

/** The place of a bounty that can be done wherever one is: stored as it is read. */
export const anywhere = 'Anywhere'

/** How long a bounty takes whoever does it, in three sizes. */
export const timesNeeded = ['Up to an hour', 'Up to a day', 'Several days'] as const

export const TimeNeededSchema = v.picklist(timesNeeded)
export type TimeNeeded = v.InferOutput<typeof TimeNeededSchema>

/** Nothing but numbers and compass letters: no place that a reader could find by its words. `create_bounty` has the same rule. */
export const looksLikeCoordinates = (place: string): boolean => /^(?=.*\d)[\dNSEW .,;:°º'′’"″”/+()−-]*$/i.test(place)
