import { useState } from 'react'
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

function LoadedPhoto({ path }: { path: string }) {
  const { state, answer, again } = usePull(async () => (await import('../../remote/reviews')).completionPhoto(path), path)
  if (answer?.ok && answer.value === null) return <p>This photo can’t be shown: it is too large, or no picture.</p>
  if (answer?.ok && answer.value) return <Photo blob={answer.value} />
  if (state === 'pulling') return <p aria-busy="true">Loading the photo…</p>
  return (
    <Button variant="secondary" onClick={again}>
      The photo could not be loaded. Try again
    </Button>
  )
}

/** Private bytes are fetched when somebody wants to see them, not before; `isWanted` where they have said so. */
export function SubmissionPhoto({ path, isWanted = false }: { path: string; isWanted?: boolean }) {
  const [wanted, setWanted] = useState(isWanted)
  if (wanted) return <LoadedPhoto path={path} />
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setWanted(true)}>
      Show photo
    </Button>
  )
}
