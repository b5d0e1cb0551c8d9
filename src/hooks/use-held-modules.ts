// @with texts
import { useEffect, useState } from 'react'
import type { TrainingModule } from '../domain/course/training-text'
import { useAuth } from '../state/auth-store'

const none: readonly TrainingModule[] = []

async function readModules(ownerId: string): Promise<readonly TrainingModule[]> {
  const { readOwn } = await import('../local/own-values')
  const held = await readOwn(ownerId, 'training')
  if (held === undefined) return none
  const { readHeld } = await import('../domain/course/training-text')
  return readHeld(held).modules
}

/** The guided modules that this device holds for whoever is signed in; undefined until that is known. */
export function useHeldModules(): readonly TrainingModule[] | undefined {
  const [modules, setModules] = useState<readonly TrainingModule[]>()
  const ownerId = useAuth(({ status, user }) => (status === 'loading' ? undefined : (user?.id ?? null)))
  useEffect(() => {
    let isCurrent = ownerId !== undefined
    const show = (found: readonly TrainingModule[]) => isCurrent && setModules(found)
    if (ownerId) readModules(ownerId).then(show, () => show(none))
    else if (ownerId === null) show(none)
    return () => {
      isCurrent = false
    }
  }, [ownerId])
  return modules
}
