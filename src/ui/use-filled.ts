import { useEffect } from 'react'

const bringFilling = () =>
  void import('./settle-fills').then(
    ({ fillEventsAtPress }) => fillEventsAtPress(),
    () => undefined,
  )

/** For a field of a page that is live before anybody touches it: the first touch may be the press that has to know what stands in it. */
export const useFilled = () => useEffect(bringFilling, [])
