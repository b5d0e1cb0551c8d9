import { useRef, useState } from 'react'

type NextPage = { ok: true; ended: boolean } | { ok: false }
type LoadMore = { busy: boolean; failed: boolean; ended: boolean; ahead: () => void; press: () => void }
type Where = { list: string; last: string | undefined }

const rest = { busy: false, failed: false, ended: false }

/**
 * The page of a `list` after its `last` row: fetched `ahead` of the press once a person comes near, and shown at the press. Each is
 * fetched once; one that could not be fetched says so and is asked for again at the next press.
 */
export function useLoadMore({ list, last }: Where, fetchNext: () => Promise<NextPage>, show: () => void): LoadMore {
  const fetched = useRef(new Map<string, Promise<NextPage>>())
  const [kept, setKept] = useState({ list, ...rest })
  const state = kept.list === list ? kept : { list, ...rest }
  const place = `${list} ${last}`

  const fetchOnce = () => {
    const under = fetched.current.get(place)
    if (under !== undefined) return under
    const ask = async (): Promise<NextPage> => {
      const page = await fetchNext().catch((): NextPage => ({ ok: false }))
      if (!page.ok) fetched.current.delete(place)
      else if (page.ended) setKept((before) => ({ ...(before.list === list ? before : rest), list, ended: true }))
      return page
    }
    const asked = ask()
    fetched.current.set(place, asked)
    return asked
  }
  const press = async () => {
    if (state.busy) return
    setKept({ ...state, busy: true, failed: false })
    const page = await fetchOnce()
    setKept({ list, busy: false, failed: !page.ok, ended: page.ok && page.ended })
    if (page.ok) show()
  }
  return { ...state, ahead: () => void fetchOnce(), press: () => void press() }
}
