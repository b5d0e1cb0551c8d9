import { bountyCategories } from '../../domain/bounty'
import { bountySorts, queryMaxLength, type BountySort } from '../../domain/bounty-search'
import { Chip } from '../../ui/chip'
import { TextField } from '../../ui/text-field'
import type { MarketplaceFilter } from './use-marketplace-search'

const sortLabel: Record<BountySort, string> = {
  newest: 'Newest',
  'most-funded': 'Most Funded',
  'ending-soon': 'Ending Soon',
  'most-popular': 'Most Popular',
}

type MarketplaceFiltersProps = { filter: MarketplaceFilter; set: (part: Partial<MarketplaceFilter>) => void }

export function MarketplaceFilters({ filter, set }: MarketplaceFiltersProps) {
  return (
    <search className="grid gap-4">
      <TextField
        label="Search bounties"
        type="search"
        placeholder="Words in a title or description"
        autoComplete="off"
        maxLength={queryMaxLength}
        value={filter.query}
        onChange={(event) => set({ query: event.target.value })}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="eyebrow mb-2">Category</legend>
        <Chip selected={filter.category === undefined} onClick={() => set({ category: undefined })}>
          All Categories
        </Chip>
        {bountyCategories.map((category) => (
          <Chip key={category} selected={filter.category === category} onClick={() => set({ category })}>
            {category}
          </Chip>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="eyebrow mb-2">Sort by</legend>
        {bountySorts.map((sort) => (
          <Chip key={sort} selected={filter.sort === sort} onClick={() => set({ sort })}>
            {sortLabel[sort]}
          </Chip>
        ))}
      </fieldset>
    </search>
  )
}
