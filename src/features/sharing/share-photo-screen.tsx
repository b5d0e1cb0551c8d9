import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { dropSharedPhoto, type SharedPhoto, sharedPhoto } from '../../local/shared-photo'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { KeptPicture } from '../../ui/kept-picture'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { ChooseBounty } from './choose-bounty'
import { NoPhoto } from './no-photo'

type Found = { viewerId: string | null; photo: SharedPhoto | null }

/** The photo that waits for this person: undefined until this phone was looked through, null when there is none. */
function useSharedPhoto(viewerId: string | null): { photo: SharedPhoto | null | undefined; forget: () => void } {
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

function SignInForPhoto() {
  return (
    <EmptyState
      title="Sign in to choose the bounty"
      action={
        <Link to="/auth" search={{ redirect: '/share-photo' }} className={buttonClass()}>
          Log In
        </Link>
      }
    >
      The photo stays on this device meanwhile.
    </EmptyState>
  )
}

function SharedPicture({ photo, onRemoved }: { photo: SharedPhoto; onRemoved: () => void }) {
  return (
    <figure className="grid justify-items-start gap-3 border border-line bg-surface p-4">
      <KeptPicture key={photo.receivedAt} bytes={photo.bytes} type={photo.type} alt="What you shared" />
      <figcaption className="flex flex-wrap items-center gap-4">
        <span className="text-muted">Kept on this device for a day.</span>
        <Button variant="ghost" onClick={() => void dropSharedPhoto().then(onRemoved)}>
          Remove photo
        </Button>
      </figcaption>
    </figure>
  )
}

/** Where the share sheet leads to: a photo waits on this phone for the completion that it shows. */
export function SharePhotoScreen({ problem }: { problem: string | undefined }) {
  const status = useAuth((auth) => auth.status)
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const { photo, forget } = useSharedPhoto(viewerId)
  const isLooking = status === 'loading' || photo === undefined
  return (
    <>
      <PageHeader
        eyebrow="From your photos"
        title="Which bounty is this photo for?"
        lead="It becomes the proof in that bounty’s completion form. Nothing is sent before you press Submit there."
      />
      <div className="wrap wrap-narrow section grid gap-8">
        {isLooking && <Skeleton className="h-64 w-full" />}
        {!isLooking && photo === null && <NoPhoto problem={problem} />}
        {!isLooking && photo && (
          <>
            {problem === 'one-waits' && (
              <Alert tone="warning" title="The new photo was not kept">
                This one still waits. Use or remove it first, then share the other once more.
              </Alert>
            )}
            <SharedPicture photo={photo} onRemoved={forget} />
            {viewerId === null ? <SignInForPhoto /> : <ChooseBounty photo={photo} viewerId={viewerId} />}
          </>
        )}
      </div>
    </>
  )
}
