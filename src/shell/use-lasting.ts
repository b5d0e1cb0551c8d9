import { useEffect, useState } from 'react'

/** True once `isTrue` has been so for `ms`: what is over in a moment is not worth a line that comes and goes. */
export function useLasting(isTrue: boolean, ms: number): boolean {
  const [lasted, setLasted] = useState(false)
  useEffect(() => {
    const timer = isTrue ? setTimeout(() => setLasted(true), ms) : undefined
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isTrue, ms])
  return isTrue && lasted
}
