import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { endedWords } from '../domain/outbox/queue'
import { useAwaitedCode } from '../hooks/use-session'
import { Button, buttonClass } from '../ui/button'
import { Notice } from './notice'

/** To who is signed in by a password or a mail alone, and has a second factor. */
export function CodeNotice() {
  const isAwaited = useAwaitedCode()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [isPutOff, setIsPutOff] = useState(false)
  if (!isAwaited || isPutOff || path.startsWith('/auth') || path === '/account') return null
  return (
    <Notice
      label="Second factor"
      says="Your account has a second factor. Until you have typed its code, nothing of yours is shown or sent."
      actions={
        <>
          <Link to="/account" className={buttonClass()}>
            Type the code
          </Link>
          <Button variant="ghost" onClick={() => setIsPutOff(true)}>
            Not now
          </Button>
        </>
      }
    />
  )
}

/** Asked once a visit of who has signed out, or was: what waits goes by itself after the sign-in. */
export function SignInNotice({ waiting, isEnded }: { waiting: number; isEnded: boolean }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [isPutOff, setIsPutOff] = useState(false)
  const isThere = path.startsWith('/auth')
  if (isPutOff || (isThere && !isEnded)) return null
  const owned = waiting === 1 ? '1 item waits for its account.' : `${waiting} items wait for their account.`
  const words = [isEnded && endedWords, waiting > 0 && `${owned} Sign in to send.`].filter(Boolean).join(' ')
  return (
    <Notice
      label="Sign in to send"
      says={words}
      actions={
        <>
          {!isThere && (
            <Link to="/auth" search={{ redirect: path }} className={buttonClass()}>
              Sign in
            </Link>
          )}
          <Button variant="ghost" onClick={() => setIsPutOff(true)}>
            Not now
          </Button>
        </>
      }
    />
  )
}
