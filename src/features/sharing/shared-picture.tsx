import { dropSharedPhoto, type SharedPhoto } from '../../local/shared-photo'
import { Button } from '../../ui/button'
import { KeptPicture } from '../../ui/kept-picture'

export function SharedPicture({ photo, onRemoved }: { photo: SharedPhoto; onRemoved: () => void }) {
  return (
    <figure className="grid justify-items-start gap-3 border border-line bg-surface p-4">
      <KeptPicture key={photo.receivedAt} bytes={photo.bytes} type={photo.type} alt="What you shared" />
      <figcaption className="flex flex-wrap items-center gap-4">
        <span className="text-muted">Kept on this phone for a day.</span>
        <Button variant="ghost" onClick={() => void dropSharedPhoto().then(onRemoved)}>
          Remove photo
        </Button>
      </figcaption>
    </figure>
  )
}
