import { Link } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { courseOutline } from '../../content/curriculum/outline'
import { type Profile, reservedNameWords } from '../../domain/account/profile'
import { readCount } from '../../domain/course/reading-progress'
import { changeAnswer, useAsked } from '../../hooks/use-asked'
import { dropOwn, readOwn, saveOwn } from '../../local/own-values'
import type { AuthUser } from '../../state/auth-store'
import { useReadingProgress } from '../../state/reading-progress'
import { showToast } from '../../state/toast-store'
import { noteSaved } from '../../state/unsaved-forms'
import { Address } from '../../ui/address'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/choices'
import { Skeleton } from '../../ui/placeholders'
import { DisplayNameField, focusFirstProblem, nameProblem, textOf } from './account-fields'
import { AccountSection } from './account-section'
import { offlineAsRefusal, unloadedWords } from './refusal'

const valuesOf = (form: HTMLFormElement): Profile => ({
  displayName: textOf(form, 'displayName').trim(),
  hideFromLeaderboard: textOf(form, 'hideFromLeaderboard') === 'on',
})

const profileDraftKey = 'profile'
const draftSchema = v.object({ displayName: v.string(), hideFromLeaderboard: v.boolean() })

/** Saves what was typed into the profile's form on the device until it is sent, so that a reload loses none of it. */
function useProfileDraft(userId: string, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    async function restore() {
      const draft = v.safeParse(draftSchema, await readOwn(userId, profileDraftKey))
      const name = form.current?.querySelector<HTMLInputElement>('[name=displayName]')
      const hides = form.current?.querySelector<HTMLInputElement>('[name=hideFromLeaderboard]')
      if (!draft.success || !name || !hides) return
      // What was typed before the storage answered is newer.
      if (name.value === name.defaultValue) name.value = draft.output.displayName
      if (hides.checked === hides.defaultChecked) hides.checked = draft.output.hideFromLeaderboard
      void saveOwn(userId, profileDraftKey, { displayName: name.value, hideFromLeaderboard: hides.checked })
    }
    void restore()
  }, [userId, form])

  return {
    save: (profile: Profile) => void saveOwn(userId, profileDraftKey, profile),
    drop: () => void dropOwn(userId, profileDraftKey),
  }
}

/** Sends a profile: saved, refused for its name, which the form says at the field, or not saved for a reason that a toast tells. */
async function saveProfile(userId: string, wanted: Profile): Promise<'saved' | 'reserved' | 'failed'> {
  const result = await offlineAsRefusal(import('../../remote/account').then(({ updateProfile }) => updateProfile(userId, wanted)))
  if (!result.ok) {
    if (result.code === 'PT400') return 'reserved'
    showToast({ title: 'Error', description: 'Your profile could not be saved. Please try again.', tone: 'danger' })
    return 'failed'
  }
  changeAnswer('profile', [], () => wanted)
  showToast({ title: 'Profile saved', description: 'Other members see your new name from now on.', tone: 'success' })
  return 'saved'
}

function ProfileForm({ userId, profile }: { userId: string; profile: Profile }) {
  const element = useRef<HTMLFormElement>(null)
  const draft = useProfileDraft(userId, element)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const wanted = valuesOf(form)
    setBusy(true)
    let found = await nameProblem(wanted.displayName)
    const saving = found === null ? await saveProfile(userId, wanted) : null
    // The server knows its moderators' names, the form doesn't.
    if (saving === 'reserved') found = reservedNameWords
    if (saving === 'saved') {
      noteSaved(form)
      draft.drop()
    }
    setBusy(false)
    setProblem(found)
    focusFirstProblem(form, { displayName: found })
  }

  return (
    <form
      ref={element}
      className="grid gap-4"
      method="dialog"
      noValidate
      onInput={(event) => draft.save(valuesOf(event.currentTarget))}
      onSubmit={(event) => void submit(event)}
    >
      <DisplayNameField
        defaultValue={profile.displayName}
        hint="Other members see it on your bounties and on the leaderboard."
        error={problem ?? undefined}
      />
      <Checkbox name="hideFromLeaderboard" defaultChecked={profile.hideFromLeaderboard} label="Hide me from the leaderboard" />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {busy ? 'Saving...' : 'Save profile'}
      </Button>
    </form>
  )
}

const courseSections = Object.values(courseOutline).flatMap(({ sections }) => Object.keys(sections))

/** How much of the course is marked as read. */
function CourseRead() {
  const read = readCount(useReadingProgress(), courseSections).read
  return (
    <Link to="/course" className="link inline-flex min-h-11 items-center">
      {`${read} of ${courseSections.length} sections read`}
    </Link>
  )
}

/** The id that the academy asks for in a letter about an account. Where the clipboard is closed to the page, the id is selected for the person. */
function UserId({ id }: { id: string }) {
  const text = useRef<HTMLElement>(null)
  const [told, setTold] = useState<'' | 'Copied' | 'Selected. Copy it from here.'>('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(id)
      setTold('Copied')
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setTold('Selected. Copy it from here.')
    }
  }

  return (
    <div className="border-t border-hairline pt-3 text-sm text-muted">
      <dl className="flex flex-wrap items-center gap-x-3">
        <dt>User ID</dt>
        <dd ref={text} className="font-mono break-all">
          {id}
        </dd>
      </dl>
      <p className="flex items-center gap-3">
        <button type="button" className="link min-h-11" onClick={() => void copy()}>
          Copy user ID
        </button>
        <output>{told}</output>
      </p>
    </div>
  )
}

/** A script that could not be had is no answer either. */
const unknownRefusal = { code: 'offline' }

export function ProfileSection({ user }: { user: AuthUser }) {
  const { value: profile, state, refusal } = useAsked('profile')
  return (
    <AccountSection id="profile" title="Profile" className="grid gap-5">
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-muted">Email</dt>
          <dd className="font-semibold">
            <Address>{user.email}</Address>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Course</dt>
          <dd>
            <CourseRead />
          </dd>
        </div>
      </dl>
      {profile ? (
        <ProfileForm userId={user.id} profile={profile} />
      ) : state === 'failed' ? (
        <p className="text-muted">{unloadedWords('display name', (refusal ?? unknownRefusal).code)}</p>
      ) : (
        <Skeleton className="h-64" />
      )}
      <Link to="/auth/update-password" className="link inline-flex min-h-11 items-center justify-self-start">
        Change password
      </Link>
      <Link to="/auth/reset-password" hash="code" className="link inline-flex min-h-11 items-center justify-self-start">
        Type a code from our mail
      </Link>
      <UserId id={user.id} />
    </AccountSection>
  )
}
