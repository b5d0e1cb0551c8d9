import { Link } from '@tanstack/react-router'
import { Alert } from '../../ui/alert'
import { buttonClass } from '../../ui/button'

/** That something of another account waits here, and nothing more of it. Nobody else can see or send it. */
export function OthersNote({ count, isSignedIn }: { count: number; isSignedIn: boolean }) {
  if (count === 0) return null
  const waits = count === 1 ? '1 item of another account waits' : `${count} items of another account wait`
  if (isSignedIn) return <Alert tone="info">{waits} on this phone. Only that account can see or send it.</Alert>
  return (
    <Alert
      tone="warning"
      title={count === 1 ? '1 item waits for its account' : `${count} items wait for their account`}
      action={
        <Link to="/auth" search={{ redirect: '/outbox' }} className={buttonClass()}>
          Sign in to send
        </Link>
      }
    >
      It was saved here while you were signed in. Sign in to that account and it goes by itself.
    </Alert>
  )
}
