import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { BountyCategory } from '../../domain/bounties/bounty-category'
import { queryMaxLength, type BountySearch, type BountySort } from '../../domain/bounties/bounty-search'
import { textLength } from '../../domain/text/text-length'
import { nextPaint } from '../../ui/paint-and-idle'

type Choice = { category: BountyCategory | undefined; sort: BountySort }
export type MarketplaceFilter = Choice & { query: string }

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
