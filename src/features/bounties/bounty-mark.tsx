import { Flag, HeartHandshake, Landmark, Medal, Scale, ScrollText, type LucideIcon } from 'lucide-react'
import type { Bounty } from '../../domain/bounties/bounty'
import type { BountyCategory } from '../../domain/bounties/bounty-category'
import { bountyStatusLabel, categoryId, type ShownStatus } from '../../domain/bounties/bounty-words'
import { Artwork } from '../../ui/drawings'
import { Badge, type BadgeTone } from '../../ui/marks'

/** A bounty's number, read off its id: short enough to say over the phone. It looks like no place, since it is none. */
export function bountyNumber(bountyId: string): string {
  const digits = bountyId.replaceAll('-', '')
  const part = (start: number) => String(Number.parseInt(digits.slice(start, start + 4), 16) % 1000).padStart(3, '0')
  return `${part(0)} ${part(4)}`
}

const symbols: Record<BountyCategory, LucideIcon> = {
  'Historical Knowledge': Landmark,
  'Civic Engagement': Scale,
  'Military Appreciation': Medal,
  'Community Service': HeartHandshake,
  'Flag Etiquette': Flag,
  'Constitutional Studies': ScrollText,
}

const tones: Record<ShownStatus, BadgeTone> = {
  active: 'green',
  funded: 'blue',
  completed: 'purple',
  expired: 'red',
  hidden: 'gray',
}

/** The legend's symbol and the name of a category. */
export function CategoryMark({ category }: { category: BountyCategory }) {
  const Symbol = symbols[category]
  return (
    <span className="inline-flex items-center gap-2">
      <Symbol aria-hidden="true" className="size-4 flex-none" />
      {category}
    </span>
  )
}

/** How long it takes and where it can be done, as far as its creator says so: the longer text last, since a line may be cut. */
export function PlaceAndTime({ bounty: { place, timeNeeded }, className }: { bounty: Bounty; className?: string }) {
  if (place === undefined) return timeNeeded && <span className={className}>Takes {timeNeeded.toLowerCase()}</span>
  return (
    <span className={className}>
      {timeNeeded && <span className="mr-3">{timeNeeded}</span>} <bdi>{place}</bdi>
    </span>
  )
}

/** What a category is about, drawn: an ornament beside its name. */
export function CategoryDrawing({ category }: { category: BountyCategory }) {
  return <Artwork file="emblems" id={categoryId(category)} className="category-drawing" />
}

/** Left out where nobody knows whether it still is so. */
export function StatusBadge({ status }: { status: ShownStatus }) {
  return (
    <Badge className="only-known" tone={tones[status]}>
      {bountyStatusLabel[status]}
    </Badge>
  )
}

export function BountyNumber({ bountyId }: { bountyId: string }) {
  return <span className="whitespace-nowrap">No. {bountyNumber(bountyId)}</span>
}
