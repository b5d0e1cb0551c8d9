import { deepEqual, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowUpDown, ChevronDown, ListFilter } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { bountyCategories } from '../../domain/bounties/bounty-category'
import {
  queryMaxLength,
  type BountySearch,
  type BountySort,
  bountySorts,
  type MarketplaceChoice,
} from '../../domain/bounties/bounty-search'
import { anywhere, timesNeeded } from '../../domain/bounties/place-and-time'
import { textLength, countTo } from '../../domain/text/text-length'
import { showToast } from '../../state/toast-store'
import { ChipGroup } from '../../ui/choices'
import { nextPaint } from '../../ui/paint-and-idle'
import { TextField } from '../../ui/fields'
import { useAtTouch } from '../../ui/use-at-touch'
import { useNarrow } from '../../ui/use-narrow'
import { CategoryMark } from './bounty-mark'

type Choice = MarketplaceChoice & { sort: BountySort }
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
  const { category, place, time, sort = 'newest' } = search
  const addressed: Choice = { category, place, time, sort }
  if (deepEqual(pressed, addressed)) setPressed(null)
  const chosen = pressed ?? addressed

  const show = (filter: Partial<Choice> & { q?: string | undefined }) => {
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
    setPressed({ category: undefined, place: undefined, time: undefined, sort: chosen.sort })
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

/** Of which one is chosen. */
type Group = { title: string; labels: readonly ReactNode[]; at: number; onChoose: (at: number) => void }
type Options<Value> = readonly { value: Value; label: ReactNode }[]

const groupOf = <Value,>(title: string, options: Options<Value>, value: Value, choose: (value: Value) => void): Group => ({
  title,
  labels: options.map(({ label }) => label),
  at: options.findIndex((option) => option.value === value),
  onChoose: (at) => options[at] && choose(options[at].value),
})

const load = async () => (await import('./choice-listbox')).ChoiceListbox

type ChoiceButtonProps = {
  title: string
  symbol: ReactNode
  chosen: string
  /** How many choices narrow the list: a number where their names would not fit. */
  count?: number
  groups: readonly Group[]
}

/** A button that says what is chosen and opens a list of the choices. The list's script comes as soon as the button is touched. */
function ChoiceButton({ title, symbol, chosen, count = 0, groups }: ChoiceButtonProps) {
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
      <span className={count > 0 ? 'sr-only' : 'max-w-20 truncate text-sm max-[24rem]:sr-only'}>{chosen}</span>
      {count > 0 && <span aria-hidden="true">{count}</span>}
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
  return <ChoiceListbox name={name} groups={groups} />
}

const categories: Options<MarketplaceChoice['category']> = [
  { value: undefined, label: 'All Categories' },
  ...bountyCategories.map((category) => ({ value: category, label: <CategoryMark category={category} /> })),
]
const places: Options<MarketplaceChoice['place']> = [
  { value: undefined, label: 'All Places' },
  { value: anywhere, label: anywhere },
]
const times: Options<MarketplaceChoice['time']> = [
  { value: undefined, label: 'All Times' },
  ...timesNeeded.map((time) => ({ value: time, label: time })),
]
const orders = bountySorts.map((sort) => ({ value: sort, label: sortLabel[sort] }))

const titleClass = 'eyebrow mb-2'

/** The row rises to its place below the header at the first letter, so that results stand above the keyboard. */
const lift = (field: HTMLElement) => field.closest('.filters')?.scrollIntoView({ block: 'start', behavior: 'instant' })

/** Search, what narrows it, and order; on a phone one row that stays in sight. */
export function MarketplaceFilters({ filter, set }: Pick<ReturnType<typeof useMarketplaceSearch>, 'filter' | 'set'>) {
  const { query, category, place, time, sort } = filter
  const isNarrow = useNarrow()
  const byCategory = groupOf('Category', categories, category, (value) => set({ category: value }))
  const byPlace = groupOf('Place', places, place, (value) => set({ place: value }))
  const byTime = groupOf('Time needed', times, time, (value) => set({ time: value }))
  const order = groupOf('Sort by', orders, sort, (value) => set({ sort: value }))
  const narrowing = [category, place, time].filter((choice) => choice !== undefined)
  return (
    <search className="filters">
      <TextField
        label={<span className="max-sm:sr-only">Search bounties</span>}
        type="search"
        placeholder={isNarrow ? 'Search' : 'Words in a title, a description or a place'}
        autoComplete="off"
        count={countTo(queryMaxLength)}
        error={textLength(query) > queryMaxLength ? `Too long to search for: at most ${queryMaxLength} characters.` : undefined}
        value={query}
        onChange={(event) => {
          set({ query: event.target.value })
          if (isNarrow && query === '') lift(event.target)
        }}
      />
      {isNarrow ? (
        <>
          <ChoiceButton
            title="Filter"
            symbol={<ListFilter aria-hidden="true" className="size-4 flex-none" />}
            chosen={narrowing.join(', ') || 'All'}
            count={narrowing.length}
            groups={[byCategory, byPlace, byTime]}
          />
          <ChoiceButton
            title="Sort by"
            symbol={<ArrowUpDown aria-hidden="true" className="size-4 flex-none" />}
            chosen={sortLabel[sort]}
            groups={[order]}
          />
        </>
      ) : (
        <>
          <ChipGroup titleClass={titleClass} {...byCategory} />
          <div className="col-span-full flex flex-wrap gap-x-8 gap-y-4">
            <ChipGroup titleClass={titleClass} {...byPlace} />
            <ChipGroup titleClass={titleClass} {...byTime} />
          </div>
          <ChipGroup titleClass={titleClass} {...order} />
        </>
      )}
    </search>
  )
}
