import { useEffect, useState } from 'react'
import type { OutboxEntry, PreparedPhoto } from '../../domain/outbox/entry'

/** The photo of an act that is being changed: undefined until it was looked for, null where there is none or its bytes are off the phone. */
export function useReplacedPhoto(entry: OutboxEntry | null): PreparedPhoto | null | undefined {
  const about = entry?.photo ?? null
  const [found, setFound] = useState<{ id: string; photo: PreparedPhoto | null }>()

  useEffect(() => {
    if (about === null) return
    const { id, type, sha256 } = about
    const show = (bytes: ArrayBuffer | null) => setFound({ id, photo: bytes && { id, bytes, type, sha256 } })
    import('../../local/photos').then((photos) => photos.photoBytes(id)).then(show, () => show(null))
  }, [about])

  if (about === null) return null
  return found?.id === about.id ? found.photo : undefined
}
