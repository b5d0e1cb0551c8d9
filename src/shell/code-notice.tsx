import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useAwaitedCode } from '../hooks/use-awaited-code'
import { Announced } from '../ui/announce'
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
    >
      <p>
        <Announced isShown>
          Your account has a second factor. Until you have typed its code, nothing of yours is shown or sent.
        </Announced>
      </p>
    </Notice>
  )
}
