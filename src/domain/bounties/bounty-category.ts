import * as v from 'valibot'

/** The six categories a bounty can be created in. */
export const bountyCategories = [
  'Historical Knowledge',
  'Civic Engagement',
  'Military Appreciation',
  'Community Service',
  'Flag Etiquette',
  'Constitutional Studies',
] as const

export const BountyCategorySchema = v.picklist(bountyCategories)
export type BountyCategory = v.InferOutput<typeof BountyCategorySchema>
