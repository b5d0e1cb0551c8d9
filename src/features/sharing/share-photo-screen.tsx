import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { othersLeft } from '../../domain/photos/incoming-photo'
import { acceptPhoto, dropSharedPhoto, type SharedPhoto, sharedPhoto } from '../../local/shared-photo'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState, Skeleton } from '../../ui/placeholders'
import { LocalPicture } from '../../ui/local-picture'
import { PageHeader } from '../../ui/page-header'
import { ChooseBounty } from './choose-bounty'

/** The photo that waits for this person: undefined until this phone was looked through, null when there is none. */
function useSharedPhoto(viewerId: string | null) {
  const [found, setFound] = useState<{ viewerId: string | null; photo: SharedPhoto | null }>()
  useEffect(() => {
    let ended = false
    void sharedPhoto(viewerId, Date.now()).then((photo) => ended || setFound({ viewerId, photo }))
    return () => {
      ended = true
    }
  }, [viewerId])
  return {
    photo: found?.viewerId === viewerId ? found.photo : undefined,
    show: (photo: SharedPhoto | null) => setFound({ viewerId, photo }),
  }
}

function SignInForPhoto() {
  return (
    <EmptyState
      title="Sign in to choose the bounty"
      action={
        <Link to="/auth" search={{ redirect: '/share-photo' }} className={buttonClass()}>
          Sign in
        </Link>
      }
    >
      The photo stays on this device meanwhile, for a quarter of an hour or, once you keep it, a day.
    </EmptyState>
  )
}

function SharedPicture({ photo, onChanged }: { photo: SharedPhoto; onChanged: (photo: SharedPhoto | null) => void }) {
  const [isUnseen, setUnseen] = useState(false)
  const [isFull, setFull] = useState(false)
  const keep = () => void acceptPhoto(photo).then(onChanged, () => setFull(true))
  return (
    <figure className="grid justify-items-start gap-3 border border-line bg-surface p-4">
      {isUnseen ? (
        <p>This browser can’t open this one. A screenshot of it will do.</p>
      ) : (
        <LocalPicture bytes={photo.bytes} type={photo.type} alt="What you shared" onUnseen={() => setUnseen(true)} />
      )}
      <figcaption className="flex flex-wrap items-center gap-4">
        <span className="text-muted">
          {photo.isOffered === true
            ? 'Not kept yet. Didn’t you share it yourself? Then another site sent it: remove it.'
            : 'Kept on this device for a day.'}
        </span>
        {photo.isOffered === true && (
          <Button variant="secondary" onClick={keep}>
            Keep it for a day
          </Button>
        )}
        <Button variant="ghost" onClick={() => void dropSharedPhoto().then(() => onChanged(null))}>
          Remove photo
        </Button>
      </figcaption>
      {isFull && <Alert tone="danger">This device has no room left for the photo. Free some space, then press again.</Alert>}
    </figure>
  )
}

const reasons: Record<string, { title: string; text: string }> = {
  'too-large': { title: 'That photo is larger than 20 MB', text: 'Nothing was kept. Share a smaller one.' },
  unreadable: {
    title: 'That photo could not be read',
    text: 'It is empty, or not on this device yet. Open it in your gallery, then share it again.',
  },
  'no-photo': { title: 'No photo came with it', text: 'Share one picture at a time, from your gallery or camera.' },
  'no-worker': {
    title: 'The photo could not be kept',
    text: 'The app is ready only now: share the photo again.',
  },
  'not-yours': {
    title: 'Another site tried to hand over a photo',
    text: 'Nothing was kept. Photos come from this device’s own share sheet.',
  },
  'one-waits': {
    title: 'Another photo waits on this device',
    text: 'It belongs to another account, and the new one was not kept. Add yours in the bounty’s completion form.',
  },
  'no-room': {
    title: 'This device has no room left for the photo',
    text: 'Nothing was kept. Free some space, then share it again.',
  },
}
const none = {
  title: 'No photo waits here',
  text: 'Install the app, then choose Wayfinder in your gallery’s share sheet. The photo lands here, and stays on this device if you keep it.',
}

function NoPhoto({ problem }: { problem: string | undefined }) {
  const { title, text } = reasons[problem ?? ''] ?? none
  return (
    <EmptyState
      title={title}
      action={
        <Link to="/bounty" search={{ tab: 'mine', mine: 'accepted' }} className={buttonClass()}>
          My accepted bounties
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}

/** Where the share sheet leads to: a photo waits on this phone for the completion that it shows. */
export function SharePhotoScreen({ back, problem }: { back: ReactNode; problem: string | undefined }) {
  const status = useAuth((auth) => auth.status)
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const { photo, show } = useSharedPhoto(viewerId)
  const left = photo ? othersLeft(photo) : null
  const isLooking = status === 'loading' || photo === undefined
  return (
    <>
      <PageHeader
        size="task"
        back={back}
        title="Which bounty is this photo for?"
        lead="It becomes the proof in that bounty’s form. Nothing is sent before you submit it there."
      />
      <div className="wrap wrap-narrow section grid gap-6">
        {isLooking && <Skeleton className="h-64 w-full" />}
        {!isLooking && photo === null && <NoPhoto problem={problem} />}
        {!isLooking && photo && (
          <>
            {problem === 'one-waits' && (
              <Alert tone="warning" title="The new photo was not kept">
                This one still waits. Use or remove it first, then share the other once more.
              </Alert>
            )}
            {left !== null && <Alert tone="info">{left}</Alert>}
            <SharedPicture key={photo.receivedAt} photo={photo} onChanged={show} />
            {viewerId === null ? <SignInForPhoto /> : <ChooseBounty photo={photo} viewerId={viewerId} />}
          </>
        )}
      </div>
    </>
  )
}
