import { useEffect, useState } from 'react'
import { sharedPhoto, type SharedPhoto } from '../../local/shared-photo'

type Found = { viewerId: string | null; photo: SharedPhoto | null }

/** The photo that waits for this person: undefined until this phone was looked through, null when there is none. */
export function useSharedPhoto(viewerId: string | null): { photo: SharedPhoto | null | undefined; forget: () => void } {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let ended = false
    void sharedPhoto(viewerId, Date.now()).then((photo) => ended || setFound({ viewerId, photo }))
    return () => {
      ended = true
    }
  }, [viewerId])
  return {
    photo: found?.viewerId === viewerId ? found.photo : undefined,
    forget: () => setFound({ viewerId, photo: null }),
  }
}
