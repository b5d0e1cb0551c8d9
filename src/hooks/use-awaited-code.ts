// @with work
import { useEffect, useState } from 'react'

/** Whether who is signed in here has still to type the code of the second factor; false until that is known. */
export function useAwaitedCode(): boolean {
  const [isAwaited, setIsAwaited] = useState(false)
  useEffect(() => {
    let isCurrent = true
    let stop: (() => void) | undefined
    const watch = async () => {
      const { watchAwaitedCode } = await import('../local/awaited-code')
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
