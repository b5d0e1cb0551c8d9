import { Link } from '@tanstack/react-router'
import { SecondFactorForm } from '../../entries/second-factor-form'

/** Stands in the place of what moderators see, until they have confirmed their session. */
export function ModeratorCode({ onConfirmed }: { onConfirmed: () => void }) {
  return (
    <section aria-labelledby="moderator-code" className="grid gap-4 border border-line bg-surface p-4">
      <h3 id="moderator-code" className="text-xl">
        Confirm that it’s you
      </h3>
      <p>
        Moderators confirm each sign-in with their second factor. Until then you see and do what every member does. If you have
        none, set it up under{' '}
        <Link to="/account" className="link">
          My Account
        </Link>
        .
      </p>
      <SecondFactorForm factorId={null} button="Confirm" onConfirmed={onConfirmed} />
    </section>
  )
}
