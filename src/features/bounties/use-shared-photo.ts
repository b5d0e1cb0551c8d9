import { useEffect, useEffectEvent } from 'react'
import { useAuth } from '../../state/auth-store'

/** Hands over the photo that the person shared from another app for this bounty, and lets go of it once the form has taken it. */
export function useSharedPhoto(bountyId: string, isReady: boolean, take: (photo: File) => Promise<boolean>): void {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const hand = useEffectEvent(take)
  useEffect(() => {
    if (!isReady || viewerId === null) return undefined
    let ended = false
    const look = async () => {
      const { dropSharedPhoto, sharedPhoto } = await import('../../local/shared-photo')
      const photo = await sharedPhoto(viewerId, Date.now())
      if (ended || photo?.bountyId !== bountyId) return
      if (await hand(new File([photo.bytes], 'shared', { type: photo.type }))) await dropSharedPhoto()
    }
    look().catch(console.error)
    return () => {
      ended = true
    }
  }, [bountyId, isReady, viewerId])
}
