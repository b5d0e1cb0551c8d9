import { create } from 'zustand'

/** A newer version that waits for the person's word. */
export const useUpdateOffer = create<{ accept: (() => void) | null }>(() => ({ accept: null }))

export function offerUpdate(accept: () => void): void {
  useUpdateOffer.setState({ accept })
}

/** Put off until the next visit: the waiting version stays, and is offered again then. */
export function putOffUpdate(): void {
  useUpdateOffer.setState({ accept: null })
}
