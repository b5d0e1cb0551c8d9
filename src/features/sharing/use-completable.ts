import { useEffect, useState } from 'react'
import type { Bounty } from '../../domain/bounty'

/** What the shared photo can be for, live; null until this phone was looked through. Fetches the own acceptances meanwhile. */
export function useCompletable(viewerId: string): { bounties: Bounty[] | null; failed: boolean } {
  const [bounties, setBounties] = useState<Bounty[] | null>(null)
  const [pulled, setPulled] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let ended = false
    let stop = () => {}
    const watch = async () => {
      const [{ watchLocal }, { completableBounties }] = await Promise.all([
        import('../../local/live'),
        import('./completable-bounties'),
      ])
      if (ended) return
      stop = watchLocal(
        () => completableBounties(viewerId, Date.now()),
        (found) => {
          setBounties(found)
          setFailed(false)
        },
        () => setFailed(true),
      )
    }
    const pull = async () => {
      const { pullMyBounties } = await import('../../sync/pull-my-bounties')
      await pullMyBounties()
    }
    watch().catch(() => setFailed(true))
    void pull().then(
      () => setPulled(true),
      () => setPulled(true),
    )
    return () => {
      ended = true
      stop()
    }
  }, [viewerId])

  // An empty list is no answer before the server was asked: a new phone knows of no acceptance yet.
  const isKnown = bounties !== null && (bounties.length > 0 || pulled)
  return { bounties: isKnown ? bounties : null, failed }
}
