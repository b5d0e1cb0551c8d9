import { useLayoutEffect } from 'react'

/**
 * What the styles of the whole page depend on, as `data-` attributes of the root: a member is here; the bar of places is there, or out of
 * the way; a bounty's act, or what asks for an answer, stands at the foot; a menu or dialog is open; all of the course is read. `:has()` on
 * the root would say the same, and be asked anew at each press.
 */
type RootMark = 'member' | 'bar' | 'barAway' | 'act' | 'notice' | 'modal' | 'read'

/** How many parts of the page set a mark now: two dialogs can be open. */
const holders = new Map<RootMark, number>()

function count(mark: RootMark, by: 1 | -1): void {
  const number = (holders.get(mark) ?? 0) + by
  holders.set(mark, number)
  const { dataset } = document.documentElement
  if (number === 0) delete dataset[mark]
  else dataset[mark] = ''
}

/** Marks the root of the page for as long as the component is there and `isSet`. */
export function useRootMark(mark: RootMark, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return undefined
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, isSet])
}
