import { ArrowUpDown, ChevronDown, Shapes } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { bountyCategories } from '../../domain/bounty'
import { bountySorts, queryMaxLength, type BountySort } from '../../domain/bounty-search'
import { countTo, textLength } from '../../domain/text-length'
import { Chip } from '../../ui/chip'
import { TextField } from '../../ui/text-field'
import { useNarrow } from '../../ui/use-narrow'
import { CategoryMark, CategorySymbol } from './bounty-mark'
import type { MarketplaceFilter } from './use-marketplace-search'

const sortLabel: Record<BountySort, string> = {
  newest: 'Newest',
  'most-funded': 'Most Funded',
  'ending-soon': 'Ending Soon',
  'most-popular': 'Most Popular',
}

type ChoicesProps<Value> = {
  title: string
  /** What stands on the button of a phone. */
  symbol: ReactNode
  chosen: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChoose: (value: Value) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Chips under their title. On a phone they are folded behind a button that says what is chosen. */
function Choices<Value>({ title, symbol, chosen, options, value, onChoose, isOpen, onOpen }: ChoicesProps<Value>) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    onOpen(false)
    button.current?.focus()
  }
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && close())
  useEffect(() => {
    if (!isOpen) return undefined
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chip px-2.5 sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpen(!isOpen)}
      >
        {symbol}
        <span className="sr-only">{title}: </span>
        <span className="max-w-20 truncate text-sm max-[24rem]:sr-only">{chosen}</span>
        <ChevronDown aria-hidden="true" className="size-4 flex-none" />
      </button>
      <fieldset id={id} className={isOpen ? undefined : 'max-sm:hidden'}>
        <legend className="eyebrow mb-2">{title}</legend>
        <div className="flex flex-wrap gap-2">
          {options.map((option) => (
            <Chip
              key={String(option.value)}
              selected={option.value === value}
              onClick={() => {
                onChoose(option.value)
                if (isOpen) close()
              }}
            >
              {option.label}
            </Chip>
          ))}
        </div>
      </fieldset>
    </>
  )
}

const categories = [
  { value: undefined, label: 'All Categories' },
  ...bountyCategories.map((category) => ({ value: category, label: <CategoryMark category={category} /> })),
]
const orders = bountySorts.map((sort) => ({ value: sort, label: sortLabel[sort] }))

type MarketplaceFiltersProps = { filter: MarketplaceFilter; set: (part: Partial<MarketplaceFilter>) => void }

/** Search, category and order; on a phone one row that stays in sight. */
export function MarketplaceFilters({ filter, set }: MarketplaceFiltersProps) {
  const { query, category, sort } = filter
  const [open, setOpen] = useState<'category' | 'sort' | null>(null)
  const isNarrow = useNarrow()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open === null) return undefined
    // What is open lies over the list: who goes on there has done with it.
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !row.current?.contains(target)) setOpen(null)
    }
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, closeOutside)
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, closeOutside)
    }
  }, [open])
  return (
    <search ref={row} className="filters">
      <TextField
        label={<span className="max-sm:sr-only">Search bounties</span>}
        type="search"
        placeholder={isNarrow ? 'Search' : 'Words in a title or description'}
        autoComplete="off"
        count={countTo(queryMaxLength)}
        error={textLength(query) > queryMaxLength ? `Too long to search for: at most ${queryMaxLength} characters.` : undefined}
        value={query}
        onFocus={() => setOpen(null)}
        onChange={(event) => set({ query: event.target.value })}
      />
      <Choices
        title="Category"
        symbol={category ? <CategorySymbol category={category} /> : <Shapes aria-hidden="true" className="size-4 flex-none" />}
        chosen={category ?? 'All'}
        options={categories}
        value={category}
        onChoose={(value) => set({ category: value })}
        isOpen={open === 'category'}
        onOpen={(isOpen) => setOpen(isOpen ? 'category' : null)}
      />
      <Choices
        title="Sort by"
        symbol={<ArrowUpDown aria-hidden="true" className="size-4 flex-none" />}
        chosen={sortLabel[sort]}
        options={orders}
        value={sort}
        onChoose={(value) => set({ sort: value })}
        isOpen={open === 'sort'}
        onOpen={(isOpen) => setOpen(isOpen ? 'sort' : null)}
      />
    </search>
  )
}
