import { useRef, useState } from 'react'

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
