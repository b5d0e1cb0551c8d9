import { Link } from '@tanstack/react-router'
import type { AuthUser } from '../../state/auth-store'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import { ProfileForm } from './profile-form'
import { useProfile } from './use-profile'

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
            <dt className="text-sm text-muted">User ID</dt>
            <dd className="font-mono text-sm break-all">{user.id}</dd>
          </div>
        </dl>
        <Link to="/auth/update-password" className="link inline-flex min-h-11 items-center justify-self-start">
          Change Password
        </Link>
        {profile ? (
          <ProfileForm userId={user.id} profile={profile} onSave={save} />
        ) : failure ? (
          <p className="text-muted">Your display name could not be loaded. Connect to the network to see and change it.</p>
        ) : (
          <Skeleton className="h-28" />
        )}
      </div>
    </Card>
  )
}
