import { create } from 'zustand'
import type { Hindrance } from './apply-update'

/** A newer version: `waitsFor` says why it is not applied yet though the person agreed. */
interface UpdateOffer {
  accept: (() => void) | null
  waitsFor: Hindrance | null
}

export const useUpdateOffer = create<UpdateOffer>(() => ({ accept: null, waitsFor: null }))

/** Shows the offer; `apply` runs at the person's yes and asks `isWanted` until it is done. */
export function offerUpdate(apply: (isWanted: () => boolean, tell: (waitsFor: Hindrance | null) => void) => Promise<void>): void {
  const isWanted = () => useUpdateOffer.getState().accept === accept
  const accept = () => {
    void apply(isWanted, (waitsFor) => {
      if (isWanted() && useUpdateOffer.getState().waitsFor !== waitsFor) useUpdateOffer.setState({ waitsFor })
    })
  }
  useUpdateOffer.setState({ accept, waitsFor: null })
}

/** Put off until the next visit: the waiting version stays, and takes over once every tab has been closed. */
export function putOffUpdate(): void {
  useUpdateOffer.setState({ accept: null, waitsFor: null })
}
