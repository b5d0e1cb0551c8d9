import { type RefObject, useState } from 'react'
import { Button } from '../../ui/button'
import { usePull } from '../../hooks/use-pull'

function Photo({ blob }: { blob: Blob }) {
  const show = (image: HTMLImageElement) => {
    const url = URL.createObjectURL(blob)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return <img ref={show} alt="What the submitter photographed" className="max-h-96 max-w-full border border-line" />
}

/** `loaded` holds the photo from then on: who has seen it doesn't wait for it again. */
type PhotoProps = { path: string; loaded: RefObject<Blob | null> }

async function load({ path, loaded }: PhotoProps) {
  if (loaded.current) return { ok: true as const, value: loaded.current }
  const answer = await (await import('../../remote/reviews')).completionPhoto(path)
  if (answer.ok && typeof answer.value !== 'string') loaded.current = answer.value
  return answer
}

const whyUnseen = {
  no_picture: 'it is too large, or no still picture',
  changed: 'it is no longer the one that was handed in',
}

export function LoadedPhoto({ path, loaded }: PhotoProps) {
  const { state, answer, again } = usePull(async () => load({ path, loaded }), path)
  const photo = answer?.ok ? answer.value : null
  if (typeof photo === 'string') return <p>This photo can’t be shown: {whyUnseen[photo]}.</p>
  if (photo) return <Photo blob={photo} />
  if (state === 'pulling') return <p aria-busy="true">Loading the photo…</p>
  return (
    <Button variant="secondary" onClick={again}>
      The photo could not be loaded. Try again
    </Button>
  )
}

/**
 * Private bytes are fetched when somebody wants to see them, not before: by a press, or of the first submission that waits for a decision unasked. That one has its
 * room from the start, so that no button moves under a finger, and stays once it is decided.
 */
export function SubmissionPhoto({ isFirst, ...photo }: PhotoProps & { isFirst: boolean }) {
  const [shown, setShown] = useState<'unasked' | 'asked' | null>(null)
  if (isFirst && shown === null) setShown('unasked')
  if (shown === 'asked') return <LoadedPhoto {...photo} />
  if (shown === 'unasked') {
    return (
      <div className="grid h-96 content-center justify-items-center border border-hairline">
        <LoadedPhoto {...photo} />
      </div>
    )
  }
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setShown('asked')}>
      Show photo
    </Button>
  )
}
