// @with work
import { useEffect, useState } from 'react'
import { useAuth } from '../state/auth-store'

/** Whose session the academy has ended on this device, while nobody is signed in; null: nobody's, or not known yet. */
export function useEndedOwner(): string | null {
  const isSignedOut = useAuth(({ status }) => status === 'signed-out')
  const [owner, setOwner] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const { endedOwner } = await import('../local/session-standing')
      const found = await endedOwner()
      if (isCurrent) setOwner(found)
    }
    if (isSignedOut) look().catch(() => undefined)
    return () => {
      isCurrent = false
      setOwner(null)
    }
  }, [isSignedOut])
  return owner
}

/** Whether who is signed in here has still to type the code of the second factor; false until that is known. */
export function useAwaitedCode(): boolean {
  const [isAwaited, setIsAwaited] = useState(false)
  useEffect(() => {
    let isCurrent = true
    let stop: (() => void) | undefined
    const watch = async () => {
      const { watchAwaitedCode } = await import('../local/session-standing')
      if (isCurrent) stop = watchAwaitedCode(setIsAwaited)
    }
    watch().catch(console.error)
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [])
  return isAwaited
}
