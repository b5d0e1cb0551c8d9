import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { courseOutline } from '../../content/curriculum/outline'
import type { Profile } from '../../domain/account/profile'
import { changeAnswer, useAsked } from '../../hooks/use-asked'
import type { AuthUser } from '../../state/auth-store'
import { readCount } from '../../domain/course/reading-progress'
import { useReadingProgress } from '../../state/reading-progress'
import { showToast } from '../../state/toast-store'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/placeholders'
import { ProfileForm, type Saving } from './profile-form'
import { offlineAsRefusal, unloadedWords } from './refusal'

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

const loadAccount = () => import('../../remote/account')

/** A script that could not be had is no answer either. */
const unknownRefusal = { code: 'offline' }

/** The own profile from the server, and the way to change it. */
function useProfile(userId: string) {
  const { value: profile, state, refusal } = useAsked('profile')

  async function save(wanted: Profile): Promise<Saving> {
    const result = await offlineAsRefusal(loadAccount().then(({ updateProfile }) => updateProfile(userId, wanted)))
    if (!result.ok) {
      if (result.code === 'PT400') return 'reserved'
      showToast({ title: 'Error', description: 'Your profile could not be saved. Please try again.', tone: 'danger' })
      return 'failed'
    }
    changeAnswer('profile', [], () => wanted)
    showToast({ title: 'Profile saved', description: 'Other members see your new name from now on.', tone: 'success' })
    return 'saved'
  }

  return { profile, failure: state === 'failed' ? (refusal ?? unknownRefusal) : null, save }
}

export function ProfileSection({ user }: { user: AuthUser }) {
  const { profile, failure, save } = useProfile(user.id)
  return (
    <Card as="section" aria-labelledby="profile-title">
      <div className="grid gap-5">
        <h2 id="profile-title" className="text-2xl">
          Profile
        </h2>
        <dl className="grid gap-3">
          <div>
            <dt className="text-sm text-muted">Email</dt>
            <dd className="font-semibold break-all">{user.email}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">Course</dt>
            <dd>
              <CourseRead />
            </dd>
          </div>
        </dl>
        {profile ? (
          <ProfileForm userId={user.id} profile={profile} onSave={save} />
        ) : failure ? (
          <p className="text-muted">{unloadedWords('display name', failure.code)}</p>
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
      </div>
    </Card>
  )
}
