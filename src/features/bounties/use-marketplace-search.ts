import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { BountyCategory } from '../../domain/bounty'
import { queryMaxLength, type BountySearch, type BountySort } from '../../domain/bounty-search'

export type MarketplaceFilter = { category: BountyCategory | undefined; query: string; sort: BountySort }

const pauseMs = 400

/** The filters as they stand in the address. Words show at once and reach the address at a pause: browsers refuse a change of it at every key. */
export function useMarketplaceSearch(search: BountySearch) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search.q ?? '')
  const [shown, setShown] = useState(search.q)
  if (shown !== search.q) {
    setShown(search.q)
    if ((search.q ?? '') !== typed.trim()) setTyped(search.q ?? '')
  }

  const show = (filter: Pick<BountySearch, 'category' | 'q' | 'sort'>) => {
    const kept = Object.fromEntries(
      Object.entries(filter).filter(([, value]) => value !== undefined && value !== '' && value !== 'newest'),
    )
    void navigate({ to: '/bounty', search: { tab: 'marketplace', ...kept }, replace: true, resetScroll: false })
  }
  const address = useEffectEvent((words: string) => {
    if (words !== (search.q ?? '')) show({ ...search, q: words })
  })

  useEffect(() => {
    const timer = setTimeout(() => address(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  const filter: MarketplaceFilter = { category: search.category, query: typed, sort: search.sort ?? 'newest' }
  const set = (part: Partial<MarketplaceFilter>) => {
    const next = { ...filter, ...part }
    setTyped(next.query.slice(0, queryMaxLength))
    if (!('query' in part)) show({ category: next.category, q: next.query.trim(), sort: next.sort })
  }
  const clear = () => {
    setTyped('')
    show({ sort: search.sort })
  }
  return { filter, addressed: search.q ?? '', set, clear }
}
