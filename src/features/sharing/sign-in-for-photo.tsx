import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'

export function SignInForPhoto() {
  return (
    <EmptyState
      title="Sign in to choose the bounty"
      action={
        <Link to="/auth" search={{ redirect: '/share-photo' }} className={buttonClass()}>
          Log In
        </Link>
      }
    >
      The photo stays on this phone meanwhile.
    </EmptyState>
  )
}
