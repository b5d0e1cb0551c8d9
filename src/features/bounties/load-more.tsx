import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { bountyPageSize } from '../../domain/bounties/bounty-search'
import { Button } from '../../ui/button'

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

type Page = { ended: boolean } | undefined
type More = { busy: boolean; failed: boolean; ended: boolean; ahead: () => void; press: () => void }
/** `last`: the id of the last row that is there. */
type Where = { list: string; last: string | undefined }

const rest = { busy: false, failed: false, ended: false }

/**
 * The page of a `list` after its `last` row: asked for `ahead` of the press once a person comes near, and shown at the press. Each is asked for
 * once; one that could not be had says so and is asked for again at the next press.
 */
export function useMore({ list, last }: Where, ask: () => Promise<Page>, show: () => void): More {
  const asked = useRef(new Map<string, Promise<Page>>())
  const [known, setKnown] = useState({ list, ...rest })
  const state = known.list === list ? known : { list, ...rest }
  const place = `${list} ${last}`

  const askOnce = () => {
    const asking = asked.current.get(place) ?? ask()
    asked.current.set(place, asking)
    return asking.then((page) => {
      if (page === undefined) asked.current.delete(place)
      else if (page.ended) setKnown((before) => ({ ...(before.list === list ? before : rest), list, ended: true }))
      return page
    })
  }
  const press = async () => {
    if (state.busy) return
    setKnown({ ...state, busy: true, failed: false })
    const page = await askOnce()
    setKnown({ list, busy: false, failed: page === undefined, ended: page?.ended === true })
    if (page) show()
  }
  return { ...state, ahead: () => void askOnce(), press: () => void press() }
}

/** How near the button comes before its page is fetched. */
const rootMargin = '600px'

/** The button at the end of a list. */
export function LoadMore({ busy, failed, ahead, press }: Omit<More, 'ended'>) {
  const watch = (button: HTMLButtonElement) => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && ahead(), {
      rootMargin,
    })
    observer.observe(button)
    return () => observer.disconnect()
  }
  return (
    <div className="grid justify-items-center gap-2">
      <Button ref={watch} variant="secondary" size="lg" busy={busy} onClick={press}>
        Load more
      </Button>
      <output className="text-sm font-semibold text-danger">
        {failed && 'The next page could not be loaded. Check your connection and press again.'}
      </output>
    </div>
  )
}
