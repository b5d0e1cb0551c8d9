import { byteWords } from '../../domain/byte-words'
import type { PreparedPhoto } from '../../domain/outbox/entry'
import { Button } from '../../ui/button'
import { KeptPicture } from '../../ui/kept-picture'

export function PhotoPreview({ photo, onRemove }: { photo: PreparedPhoto; onRemove: () => void }) {
  return (
    <figure className="grid justify-items-start gap-3">
      <KeptPicture key={photo.id} bytes={photo.bytes} type={photo.type} alt="Your verification" />
      <figcaption className="text-sm text-muted">Ready to send: {byteWords(photo.bytes.byteLength)}</figcaption>
      <Button variant="secondary" onClick={onRemove}>
        Remove photo
      </Button>
    </figure>
  )
}
