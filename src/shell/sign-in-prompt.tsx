import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../ui/button'
import { Notice } from './notice'

/** Asked once a visit of who has signed out, or was: what waits goes by itself after the sign-in. */
export function SignInPrompt({ waiting }: { waiting: number }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [isPutOff, setIsPutOff] = useState(false)
  if (isPutOff || path.startsWith('/auth')) return null
  return (
    <Notice
      label="Sign in to send"
      actions={
        <>
          <Link to="/auth" search={{ redirect: path }} className={buttonClass()}>
            Sign in
          </Link>
          <Button variant="ghost" onClick={() => setIsPutOff(true)}>
            Not now
          </Button>
        </>
      }
    >
      <output>
        {waiting === 1 ? '1 action waits for its account.' : `${waiting} actions wait for their account.`} Sign in to send.
      </output>
    </Notice>
  )
}
