import { ArrowUpDown, ChevronDown, Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import { bountyCategories, type BountyCategory } from '../../domain/bounties/bounty-category'
import { bountySorts, queryMaxLength, type BountySort } from '../../domain/bounties/bounty-search'
import { countTo, textLength } from '../../domain/text/text-length'
import { showToast } from '../../state/toast-store'
import { Chip } from '../../ui/choices'
import { TextField } from '../../ui/fields'
import { useAtTouch } from '../../ui/use-at-touch'
import { useNarrow } from '../../ui/use-narrow'
import { CategoryMark, CategorySymbol } from './bounty-mark'
import type { MarketplaceFilter } from './use-marketplace-search'

const sortLabel: Record<BountySort, string> = {
  newest: 'Newest',
  'most-funded': 'Most Funded',
  'ending-soon': 'Ending Soon',
  'most-popular': 'Most Popular',
}

type Choice<Value> = {
  title: string
  /** What stands on the button of a phone. */
  symbol: ReactNode
  chosen: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChoose: (value: Value) => void
}

const load = async () => (await import('./choice-listbox')).ChoiceListbox

/** A button that says what is chosen and opens a list of the choices. The list's script comes as soon as the button is touched. */
function ChoiceButton<Value>({ title, symbol, chosen, options, value, onChoose }: Choice<Value>) {
  const { Part: ChoiceListbox, control } = useAtTouch(load, () =>
    showToast({
      title: 'The choices could not be loaded',
      description: 'Check your connection and press again.',
      tone: 'danger',
    }),
  )
  const name = (
    <>
      {symbol}
      <span className="sr-only">{title}: </span>
      <span className="max-w-20 truncate text-sm max-[24rem]:sr-only">{chosen}</span>
      <ChevronDown aria-hidden="true" className="size-4 flex-none" />
    </>
  )
  if (!ChoiceListbox) {
    return (
      <button type="button" className="chip px-2.5" aria-haspopup="listbox" aria-expanded={false} {...control}>
        {name}
      </button>
    )
  }
  return (
    <ChoiceListbox
      name={name}
      labels={options.map(({ label }) => label)}
      at={options.findIndex((option) => option.value === value)}
      onChoose={(at) => options[at] && onChoose(options[at].value)}
    />
  )
}

/** Chips under their title, where there is room for all of them. */
function ChoiceChips<Value>({ title, options, value, onChoose }: Choice<Value>) {
  return (
    <fieldset>
      <legend className="eyebrow mb-2">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip key={String(option.value)} selected={option.value === value} onClick={() => onChoose(option.value)}>
            {option.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

const categories: Choice<BountyCategory | undefined>['options'] = [
  { value: undefined, label: 'All Categories' },
  ...bountyCategories.map((category) => ({ value: category, label: <CategoryMark category={category} /> })),
]
const orders = bountySorts.map((sort) => ({ value: sort, label: sortLabel[sort] }))

type MarketplaceFiltersProps = { filter: MarketplaceFilter; set: (part: Partial<MarketplaceFilter>) => void }

/** The row rises to its place below the header at the first letter, so that results stand above the keyboard. */
const lift = (field: HTMLElement) => field.closest('.filters')?.scrollIntoView({ block: 'start', behavior: 'instant' })

/** Search, category and order; on a phone one row that stays in sight. */
export function MarketplaceFilters({ filter, set }: MarketplaceFiltersProps) {
  const { query, category, sort } = filter
  const isNarrow = useNarrow()
  const Choices = isNarrow ? ChoiceButton : ChoiceChips
  return (
    <search className="filters">
      <TextField
        label={<span className="max-sm:sr-only">Search bounties</span>}
        type="search"
        placeholder={isNarrow ? 'Search' : 'Words in a title or description'}
        autoComplete="off"
        count={countTo(queryMaxLength)}
        error={textLength(query) > queryMaxLength ? `Too long to search for: at most ${queryMaxLength} characters.` : undefined}
        value={query}
        onChange={(event) => {
          set({ query: event.target.value })
          if (isNarrow && query === '') lift(event.target)
        }}
      />
      <Choices
        title="Category"
        symbol={category ? <CategorySymbol category={category} /> : <Shapes aria-hidden="true" className="size-4 flex-none" />}
        chosen={category ?? 'All'}
        options={categories}
        value={category}
        onChoose={(value) => set({ category: value })}
      />
      <Choices
        title="Sort by"
        symbol={<ArrowUpDown aria-hidden="true" className="size-4 flex-none" />}
        chosen={sortLabel[sort]}
        options={orders}
        value={sort}
        onChoose={(value) => set({ sort: value })}
      />
    </search>
  )
}
