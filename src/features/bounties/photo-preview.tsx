import { byteWords } from '../../domain/byte-words'
import type { PreparedPhoto } from '../../domain/outbox/entry'
import { Button } from '../../ui/button'

export function PhotoPreview({ photo, onRemove }: { photo: PreparedPhoto; onRemove: () => void }) {
  const show = (image: HTMLImageElement) => {
    const url = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return (
    <figure className="grid justify-items-start gap-3">
      <img key={photo.id} ref={show} alt="Your verification" className="max-h-80 max-w-full border border-line" />
      <figcaption className="text-sm text-muted">Ready to send: {byteWords(photo.bytes.byteLength)}</figcaption>
      <Button variant="secondary" onClick={onRemove}>
        Remove photo
      </Button>
    </figure>
  )
}
