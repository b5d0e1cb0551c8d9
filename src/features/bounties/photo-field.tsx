import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps } from 'react'
import type { PreparedPhoto } from '../../domain/outbox/entry'
import { firstPhoto, othersLeft } from '../../domain/photos/incoming-photo'
import { byteWords } from '../../domain/text/numbers'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { LocalPicture } from '../../ui/local-picture'
import { PhotoCamera, PhotoInput, useIncomingPhoto } from './photo-input'

function PhotoPreview({ photo, onRemove }: { photo: PreparedPhoto; onRemove: () => void }) {
  return (
    <figure className="grid justify-items-start gap-3">
      <LocalPicture key={photo.id} bytes={photo.bytes} type={photo.type} alt="Your verification" />
      <figcaption className="text-sm text-muted">Ready to send: {byteWords(photo.bytes.byteLength)}</figcaption>
      <Button variant="secondary" onClick={onRemove}>
        Remove photo
      </Button>
    </figure>
  )
}

/** Where a photo may be dropped; the rest of the page takes it too. Dropping is an addition: the file input inside does the same by click and key. */
function PhotoDrop({ over, ...rest }: ComponentProps<'div'> & { over: boolean }) {
  return (
    <div
      {...rest}
      className={`grid justify-items-start gap-3 border-2 border-dashed p-4 ${over ? 'border-ink bg-raised' : 'border-line bg-surface'}`}
    />
  )
}

type PhotoFieldProps = {
  bountyId: string
  photo: PreparedPhoto | null
  required: boolean
  disabled: boolean
  onReading: (reading: boolean) => void
  /** Answers whether the form's copy on this phone has it. */
  onPhoto: (photo: PreparedPhoto | null) => Promise<boolean>
}

/** A photo came while one was chosen: the person says which of the two it is. */
function PhotoOffer({ onReplace, onIgnore }: { onReplace: () => void; onIgnore: () => void }) {
  return (
    <Alert
      tone="warning"
      title="A photo is chosen already"
      isAnswer
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onReplace}>
            Replace the photo
          </Button>
          <Button variant="ghost" onClick={onIgnore}>
            Keep the chosen one
          </Button>
        </div>
      }
    >
      What you pasted or dropped has not replaced it.
    </Alert>
  )
}

/** Hands over the photo that the person shared from another app for this bounty, and lets go of it once the form has taken it. */
function useSharedPhoto(bountyId: string, isReady: boolean, take: (photos: File[]) => Promise<boolean>): void {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const hand = useEffectEvent(take)
  useEffect(() => {
    if (!isReady || viewerId === null) return undefined
    let ended = false
    const look = async () => {
      const { dropSharedPhoto, sharedPhoto } = await import('../../local/shared-photo')
      const photo = await sharedPhoto(viewerId, Date.now())
      if (ended || photo?.bountyId !== bountyId) return
      if (await hand([new File([photo.bytes], photo.name ?? 'shared', { type: photo.type })])) await dropSharedPhoto()
    }
    look().catch(console.error)
    return () => {
      ended = true
    }
  }, [bountyId, isReady, viewerId])
}

const noFile = 'No photo came with that. Save it, then choose it here.'

/** One photo: clicked, dragged, pasted or taken. It is made small and stripped of its place and time before anything is kept. */
export function PhotoField({ bountyId, photo, required, disabled, onReading, onPhoto }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(0)
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [offered, setOffered] = useState<File[] | null>(null)
  const [left, setLeft] = useState<string | null>(null)

  /** Answers whether the form has it. */
  async function take(files: File[]): Promise<boolean> {
    if (disabled) return false
    const file = firstPhoto(files)
    setProblem(file === undefined ? noFile : null)
    if (file === undefined) return false
    latest.current += 1
    const turn = latest.current
    setOffered(null)
    setLeft(othersLeft({ name: file.name, left: files.length - 1 }))
    setReading(true)
    onReading(true)
    try {
      const { preparePhoto } = await import('./prepare-photo')
      const prepared = await preparePhoto(file, crypto.randomUUID())
      return turn === latest.current && (await onPhoto(prepared))
    } catch (error) {
      const refused = error instanceof Error && error.name === 'PhotoRefused'
      if (turn === latest.current)
        setProblem(refused ? error.message : 'This photo could not be read. Try again, or another one.')
      return false
    } finally {
      if (turn === latest.current) {
        setReading(false)
        onReading(false)
      }
    }
  }

  useSharedPhoto(bountyId, !disabled, take)

  const over = useIncomingPhoto({
    isChosen: photo !== null || reading,
    disabled,
    onTake: (files) => void take(files),
    onOffer: setOffered,
  })

  function ignore() {
    setOffered(null)
    input.current?.focus()
  }

  function remove() {
    void onPhoto(null)
    setOffered(null)
    setLeft(null)
    input.current?.focus()
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Verification Photo
        {!required && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <PhotoDrop over={over}>
        {photo === null ? null : <PhotoPreview photo={photo} onRemove={remove} />}
        {offered !== null && <PhotoOffer onReplace={() => void take(offered)} onIgnore={ignore} />}
        <div className="flex flex-wrap gap-3">
          <PhotoCamera disabled={disabled} onFiles={(files) => void take(files)} />
          <span className="relative inline-flex">
            <PhotoInput
              ref={input}
              id={id}
              disabled={disabled}
              aria-describedby={`${id}-hint${problem === null ? '' : ` ${id}-error`}`}
              aria-invalid={problem === null ? undefined : true}
              onFiles={(files) => void take(files)}
            >
              {photo === null ? 'Choose a photo' : 'Choose another'}
            </PhotoInput>
          </span>
        </div>
        <output id={`${id}-hint`} className="grid gap-2 text-sm break-words text-muted">
          {left !== null && <strong>{left}</strong>}
          {reading
            ? 'Reading the photo…'
            : 'Choose or take a photo, drag one here, or paste it. Any photo that this browser can open, up to 20 MB; where and when it was taken is removed.'}
        </output>
      </PhotoDrop>
      {problem !== null && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
