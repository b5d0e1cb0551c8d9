import { useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowUpDown, ChevronDown, Shapes } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { type BountyCategory, bountyCategories } from '../../domain/bounties/bounty-category'
import { queryMaxLength, type BountySearch, type BountySort, bountySorts } from '../../domain/bounties/bounty-search'
import { textLength, countTo } from '../../domain/text/text-length'
import { showToast } from '../../state/toast-store'
import { Chip } from '../../ui/choices'
import { nextPaint } from '../../ui/paint-and-idle'
import { TextField } from '../../ui/fields'
import { useAtTouch } from '../../ui/use-at-touch'
import { useNarrow } from '../../ui/use-narrow'
import { CategoryMark, CategorySymbol } from './bounty-mark'

type Choice = { category: BountyCategory | undefined; sort: BountySort }
type MarketplaceFilter = Choice & { query: string }

const pauseMs = 400

/**
 * The filters as they stand in the address. A chip shows at once, before the address follows; words reach it at a pause, since browsers
 * refuse a change of it at every key.
 */
export function useMarketplaceSearch(search: BountySearch) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const [typed, setTyped] = useState(search.q ?? '')
  const [pressed, setPressed] = useState<Choice | null>(null)
  const [shown, setShown] = useState(search.q)
  if (shown !== search.q) {
    setShown(search.q)
    if ((search.q ?? '') !== typed.trim()) setTyped(search.q ?? '')
  }
  const addressed: Choice = { category: search.category, sort: search.sort ?? 'newest' }
  if (pressed?.category === addressed.category && pressed?.sort === addressed.sort) setPressed(null)
  const chosen = pressed ?? addressed

  const show = (filter: Pick<BountySearch, 'category' | 'q' | 'sort'>) => {
    // Who has followed a link meanwhile is not called back, though its page is still on its way.
    if (history.location.pathname !== '/bounty') return
    const kept = Object.fromEntries(
      Object.entries(filter).filter(([, value]) => value !== undefined && value !== '' && value !== 'newest'),
    )
    void navigate({ to: '/bounty', search: { tab: 'marketplace', ...kept }, replace: true, resetScroll: false })
  }
  // An address takes no more: what is longer stays in the field, which says so.
  const isTooLong = textLength(typed) > queryMaxLength
  const address = useEffectEvent((words: string) => {
    if (words !== (search.q ?? '')) show({ ...chosen, q: words })
  })

  useEffect(() => {
    if (isTooLong) return undefined
    const timer = setTimeout(() => address(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, isTooLong])

  const filter: MarketplaceFilter = { ...chosen, query: typed }
  const set = (part: Partial<MarketplaceFilter>) => {
    const { query, ...choice } = { ...filter, ...part }
    setTyped(query)
    if ('query' in part) return
    setPressed(choice)
    // The chip answers in this frame; the router takes a slow phone several.
    void nextPaint().then(() => show({ ...choice, q: isTooLong ? search.q : query.trim() }))
  }
  const clear = () => {
    setTyped('')
    setPressed({ category: undefined, sort: chosen.sort })
    show({ sort: chosen.sort })
  }
  return { filter, addressed: search.q ?? '', set, clear }
}

const sortLabel: Record<BountySort, string> = {
  newest: 'Newest',
  'most-funded': 'Most Funded',
  'ending-soon': 'Ending Soon',
  'most-popular': 'Most Popular',
}

type Choices<Value> = {
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
function ChoiceButton<Value>({ title, symbol, chosen, options, value, onChoose }: Choices<Value>) {
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
function ChoiceChips<Value>({ title, options, value, onChoose }: Choices<Value>) {
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

const categories: Choices<BountyCategory | undefined>['options'] = [
  { value: undefined, label: 'All Categories' },
  ...bountyCategories.map((category) => ({ value: category, label: <CategoryMark category={category} /> })),
]
const orders = bountySorts.map((sort) => ({ value: sort, label: sortLabel[sort] }))

/** The row rises to its place below the header at the first letter, so that results stand above the keyboard. */
const lift = (field: HTMLElement) => field.closest('.filters')?.scrollIntoView({ block: 'start', behavior: 'instant' })

/** Search, category and order; on a phone one row that stays in sight. */
export function MarketplaceFilters({ filter, set }: Pick<ReturnType<typeof useMarketplaceSearch>, 'filter' | 'set'>) {
  const { query, category, sort } = filter
  const isNarrow = useNarrow()
  const Choose = isNarrow ? ChoiceButton : ChoiceChips
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
      <Choose
        title="Category"
        symbol={category ? <CategorySymbol category={category} /> : <Shapes aria-hidden="true" className="size-4 flex-none" />}
        chosen={category ?? 'All'}
        options={categories}
        value={category}
        onChoose={(value) => set({ category: value })}
      />
      <Choose
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
