import { useState } from 'react'
import { Button } from '../../ui/button'
import { useAsked } from '../../hooks/use-asked'

function Photo({ blob }: { blob: Blob }) {
  const show = (image: HTMLImageElement) => {
    const url = URL.createObjectURL(blob)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return <img ref={show} alt="What the submitter photographed" className="max-h-96 max-w-full border border-line" />
}

const whyUnseen = {
  no_picture: 'it is too large, or no still picture',
  changed: 'it is no longer the one that was handed in',
}

export function LoadedPhoto({ path }: { path: string }) {
  const { value: photo, state, again } = useAsked('photo', path)
  if (typeof photo === 'string') return <p>This photo can’t be shown: {whyUnseen[photo]}.</p>
  if (photo) return <Photo blob={photo} />
  if (state === 'asking') return <p aria-busy="true">Loading the photo…</p>
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
export function SubmissionPhoto({ path, isFirst }: { path: string; isFirst: boolean }) {
  const [shown, setShown] = useState<'unasked' | 'asked' | null>(null)
  if (isFirst && shown === null) setShown('unasked')
  if (shown === 'asked') return <LoadedPhoto path={path} />
  if (shown === 'unasked') {
    return (
      <div className="grid h-96 content-center justify-items-center border border-hairline">
        <LoadedPhoto path={path} />
      </div>
    )
  }
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setShown('asked')}>
      Show photo
    </Button>
  )
}
