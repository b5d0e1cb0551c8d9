import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { ChooseBounty } from './choose-bounty'
import { NoPhoto } from './no-photo'
import { SharedPicture } from './shared-picture'
import { SignInForPhoto } from './sign-in-for-photo'
import { useSharedPhoto } from './use-shared-photo'

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
