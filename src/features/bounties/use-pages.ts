import { useNavigate, useRouterState } from '@tanstack/react-router'
import { bountyPageSize } from '../../domain/bounties/bounty-search'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many pages of a bounty list were loaded here, so that going back shows as many. */
    bountyPages?: number
  }
}

/** How much of a list to show. The count lives in the history entry: back restores it, a new visit starts with one page. */
export function usePages(): { limit: number; pages: number; more: () => void } {
  const navigate = useNavigate()
  const pages = useRouterState({ select: (state) => state.location.state.bountyPages ?? 1 })
  const more = () => {
    void navigate({
      to: '.',
      search: true,
      state: (before) => ({ ...before, bountyPages: pages + 1 }),
      replace: true,
      resetScroll: false,
    })
  }
  return { limit: pages * bountyPageSize, pages, more }
}
