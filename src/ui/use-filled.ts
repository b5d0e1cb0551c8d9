import { useEffect } from 'react'

/** For a field of a page that is live before anybody touches it: the first touch may be the press that has to know what stands in it. */
export function useFilled(): void {
  useEffect(() => {
    import('./settle-fills').then(({ fillEventsAtPress }) => fillEventsAtPress()).catch(() => undefined)
  }, [])
}
