import { dropSharedPhoto, type SharedPhoto } from '../../local/shared-photo'
import { Button } from '../../ui/button'

export function SharedPicture({ photo, onRemoved }: { photo: SharedPhoto; onRemoved: () => void }) {
  const show = (image: HTMLImageElement) => {
    const url = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return (
    <figure className="grid justify-items-start gap-3 border border-line bg-surface p-4">
      <img key={photo.receivedAt} ref={show} alt="What you shared" className="max-h-80 max-w-full border border-line" />
      <figcaption className="flex flex-wrap items-center gap-4">
        <span className="text-muted">Kept on this phone for a day.</span>
        <Button variant="ghost" onClick={() => void dropSharedPhoto().then(onRemoved)}>
          Remove photo
        </Button>
      </figcaption>
    </figure>
  )
}
