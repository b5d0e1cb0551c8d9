import { useState, type KeyboardEvent, type SubmitEvent, useEffect } from 'react'
import * as v from 'valibot'
import { mayComplete } from '../../domain/bounty-status'
import type { BountyView } from '../../domain/bounty-view'
import { isHumanText, unseenTextWords } from '../../domain/human-text'
import type { EntryOf, PreparedPhoto, OutboxEntry } from '../../domain/outbox/entry'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { TextArea } from '../../ui/text-area'
import { ActButton } from './act-button'
import { BountySummary } from './bounty-summary'
import { CompletionBarrier } from './completion-barrier'
import { DraftNote } from './draft-note'
import { PhotoField } from './photo-field'
import { ReplacedNote } from './replaced-note'
import { useAct } from './use-act'
import { useClock } from '../../hooks/use-clock'
import { useDraft } from '../../hooks/use-draft'
import { useReplaced } from './use-replaced'
import { useSignInFirst } from './use-sign-in-first'

/** The photo of an act that is being changed: undefined until it was looked for, null where there is none or its bytes are off the phone. */
function useReplacedPhoto(entry: OutboxEntry | null): PreparedPhoto | null | undefined {
  const about = entry?.photo ?? null
  const [found, setFound] = useState<{ id: string; photo: PreparedPhoto | null }>()

  useEffect(() => {
    if (about === null) return
    const { id, type, sha256 } = about
    const show = (bytes: ArrayBuffer | null) => setFound({ id, photo: bytes && { id, bytes, type, sha256 } })
    import('../../local/photos').then((photos) => photos.photoBytes(id)).then(show, () => show(null))
  }, [about])

  if (about === null) return null
  return found?.id === about.id ? found.photo : undefined
}

const failure = { title: 'Submission Failed', description: 'There was an error submitting your completion. Please try again.' }
const photoRequired = { title: 'Verification Photo Required', description: 'Please upload a photo to verify your completion.' }
const notesMaxLength = 2000

const uuid = v.pipe(v.string(), v.uuid())
const WordsSchema = v.object({ notes: v.string() })
// Kept apart from the words, so that no letter that is typed writes the picture once more.
const PhotoSchema = v.object({
  photo: v.nullable(
    v.object({ id: uuid, bytes: v.instance(ArrayBuffer), type: v.picklist(['image/jpeg', 'image/webp']), sha256: v.string() }),
  ),
})

export function CompleteBounty({ view, entry }: { view: BountyView; entry?: string | undefined }) {
  const userId = useAuth((auth) => auth.user?.id)
  const replaced = useReplaced('complete-bounty', entry)
  const photo = useReplacedPhoto(replaced.entry)
  if (replaced.state === 'loading' || photo === undefined) return null
  return (
    <div className="grid gap-8">
      <ReplacedNote replaced={replaced} />
      <CompleteBountyForm key={userId} view={view} replaced={replaced.entry} keptPhoto={photo} />
    </div>
  )
}

type CompleteBountyFormProps = {
  view: BountyView
  replaced: EntryOf<'complete-bounty'> | null
  /** The photo of the act that is replaced, where it still lies on this phone. */
  keptPhoto: PreparedPhoto | null
}

function CompleteBountyForm({ view, replaced, keptPhoto }: CompleteBountyFormProps) {
  const { bounty, acceptance } = view
  const { nowMs } = useClock()
  const signIn = useSignInFirst('complete', `/bounty/${bounty.id}/complete`)
  const key = replaced === null ? `complete-bounty:${bounty.id}` : `edit:${replaced.opId}`
  const photoKey = `${key}:photo`
  const words = useDraft(key, WordsSchema, () => ({ notes: replaced?.payload.notes ?? '' }))
  const picture = useDraft(photoKey, PhotoSchema, () => ({ photo: keptPhoto }))
  const isOpen = words.draft !== null && picture.draft !== null
  const { busy, kept, problem, act } = useAct({
    failure,
    userId: signIn.userId,
    leadsTo: { to: '/bounty/$bountyId', params: { bountyId: bounty.id } },
  })
  const [reading, setReading] = useState(false)

  const notes = words.draft?.notes ?? ''
  const photo = picture.draft?.photo ?? null
  const photoMissing = bounty.requiresPhoto && photo === null
  // While it is kept, this act itself is no reason to refuse it.
  const allowed = busy || signIn.userId === null || mayComplete({ bounty, viewerId: signIn.userId, acceptance, nowMs })
  if (!allowed) return <CompletionBarrier view={view} />

  function submit() {
    if (!isOpen || !signIn.knows || reading) return
    if (signIn.userId === null) return signIn.ask([key, photoKey])
    if (notes.trim() !== '' && !isHumanText(notes, true))
      return showToast({ title: 'Invalid Notes', description: unseenTextWords, tone: 'danger' })
    if (photoMissing) return showToast({ ...photoRequired, tone: 'danger' })
    const { userId } = signIn
    const options = {
      draftIds: [words.draftId, picture.draftId],
      photo: photo?.id === keptPhoto?.id ? undefined : photo,
      replaces: replaced?.opId,
    }
    void act({ ownerId: userId, kind: 'complete-bounty', payload: { bountyId: bounty.id, notes } }, options)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }

  return (
    <form className="grid gap-8" onSubmit={onSubmit} noValidate>
      <BountySummary bounty={bounty} />
      <PhotoField
        bountyId={bounty.id}
        photo={photo}
        required={bounty.requiresPhoto}
        disabled={!isOpen || busy}
        onReading={setReading}
        onPhoto={(next) => picture.change({ photo: next })}
      />
      <TextArea
        label="Completion Notes"
        required={false}
        rows={5}
        maxLength={notesMaxLength}
        placeholder="Share any details about your completion..."
        disabled={!isOpen}
        value={notes}
        onChange={(event) => void words.change({ notes: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <Alert tone="info" title="Verification Process">
        Your submission will be reviewed by the bounty’s creator or a moderator. This typically takes 1-2 days. You will be
        notified when it is approved.
      </Alert>
      <DraftNote isKept={words.isKept && picture.isKept} />
      {problem !== null && (
        <Alert tone="danger" title="Not saved">
          {problem}
        </Alert>
      )}
      <ActButton busy={busy} kept={kept} disabled={busy || reading || !isOpen || !signIn.knows || photoMissing}>
        {busy ? 'Submitting...' : 'Submit Completion'}
      </ActButton>
    </form>
  )
}
