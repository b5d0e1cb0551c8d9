import { Link } from '@tanstack/react-router'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import * as v from 'valibot'
import type { BountyPart } from '../../domain/bounties/bounty-part'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { photoTypes, type EntryOf, type PreparedPhoto } from '../../domain/outbox/entry'
import { humanTextProblem } from '../../domain/text/human-text'
import { countTo, longest, tooLongProblem } from '../../domain/text/text-length'
import { useDraft } from '../../hooks/use-draft'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { buttonClass } from '../../ui/button'
import { TextArea } from '../../ui/fields'
import { ActButton, DraftNote, NotSaved, useAct } from './act-form'
import { BountyPage } from './bounty-page'
import { BountySummary } from './bounty-summary'
import { PhotoField } from './photo-field'
import { ReplacedNote, useReplaced, useReplacedPhoto } from './replaced-act'
import { useBountyPart } from './use-bounty-part'
import { useSignInFirst } from './use-sign-in-first'

const photoRequired = { title: 'Verification Photo Required', description: 'Please upload a photo to verify your completion.' }

const uuid = v.pipe(v.string(), v.uuid())
const WordsSchema = v.object({ notes: v.string() })
// Kept apart from the words, so that no letter that is typed writes the picture once more.
const PhotoSchema = v.object({
  photo: v.nullable(v.object({ id: uuid, bytes: v.instance(ArrayBuffer), type: v.picklist(photoTypes), sha256: v.string() })),
})

function CompleteBounty({ view, entry }: { view: BountyView; entry?: string | undefined }) {
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

/** Why this person can't complete this bounty now, and the way on. */
function CompletionBarrier({ part: { act, says }, bountyId }: { part: BountyPart; bountyId: string }) {
  if (act === 'accept') {
    return (
      <Alert
        tone="warning"
        title="Accept this bounty first"
        action={
          <Link to="/bounty/$bountyId/accept" params={{ bountyId }} className={buttonClass({ variant: 'secondary' })}>
            Accept Bounty
          </Link>
        }
      >
        A completion belongs to an acceptance. Accept it, do the work, then come back here.
      </Alert>
    )
  }
  return (
    <Alert tone="warning" title="Nothing to complete here">
      {says}
    </Alert>
  )
}

function CompleteBountyForm({ view, replaced, keptPhoto }: CompleteBountyFormProps) {
  const { bounty } = view
  const part = useBountyPart(view)
  const signIn = useSignInFirst('complete', `/bounty/${bounty.id}/complete`)
  const home = `complete-bounty:${bounty.id}`
  const key = replaced === null ? home : `edit:${replaced.opId}`
  const photoKey = `${key}:photo`
  const words = useDraft(key, WordsSchema, () => ({ notes: replaced?.payload.notes ?? '' }), home)
  const picture = useDraft(photoKey, PhotoSchema, () => ({ photo: keptPhoto }), `${home}:photo`)
  const isOpen = words.draft !== null && picture.draft !== null
  const { busy, kept, problem, isAnew, act } = useAct(signIn.userId, bounty.id)
  const [reading, setReading] = useState(false)

  const notes = words.draft?.notes ?? ''
  const photo = picture.draft?.photo ?? null
  const photoMissing = bounty.requiresPhoto && photo === null
  // While it is kept, this act itself is no reason to refuse it.
  const allowed = busy || signIn.userId === null || part.act === 'complete'
  if (!allowed) return <CompletionBarrier part={part} bountyId={bounty.id} />

  function submit() {
    if (!isOpen || !signIn.knows || reading) return
    if (signIn.userId === null) return signIn.ask([key, photoKey])
    const unseen = notes.trim() === '' ? null : humanTextProblem(notes, true)
    if (unseen !== null) return showToast({ title: 'Invalid Notes', description: unseen, tone: 'danger' })
    const tooLong = tooLongProblem(notes, longest.notes)
    if (tooLong !== null) return showToast({ title: 'Notes Too Long', description: tooLong, tone: 'danger' })
    if (photoMissing) return showToast({ ...photoRequired, tone: 'danger' })
    const { userId } = signIn
    const draftIds = [words.draftId, picture.draftId]
    // The photo under its old number may still be that of the old act.
    const options = isAnew
      ? { draftIds, photo: photo && { ...photo, id: crypto.randomUUID() } }
      : { draftIds, photo: photo?.id === keptPhoto?.id ? undefined : photo, replaces: replaced?.opId }
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
        count={countTo(longest.notes)}
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
      <DraftNote isSaved={words.isSaved && picture.isSaved} />
      <NotSaved problem={problem} />
      <ActButton busy={busy} kept={kept} disabled={busy || reading || !isOpen || !signIn.knows || photoMissing}>
        {busy ? 'Submitting...' : 'Submit Completion'}
      </ActButton>
    </form>
  )
}

export function CompleteBountyScreen({ bountyId, entry }: { bountyId: string; entry?: string | undefined }) {
  return (
    <BountyPage
      bountyId={bountyId}
      entry={entry}
      title="Complete Bounty"
      lead="Submit your verification for this patriotic bounty"
      Body={CompleteBounty}
    />
  )
}
