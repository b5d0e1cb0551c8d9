// @in training @members
import { useEffect, useState } from 'react'
import { isPaidAndActive } from '../../domain/payments/subscription'
import { useAsked } from '../../hooks/use-asked'
import { useTraining } from '../../hooks/use-training'
import { dropOwn, readOwn, saveOwn, type typedNames } from '../../local/own-values'
import { useAuth } from '../../state/auth-store'

/** Whether a package is in force: one whose texts are here, or as long as nobody has said that none is (docs/decisions.md, 26). */
export function useMayWrite(): boolean {
  const status = useAuth((auth) => auth.status)
  const { value } = useAsked(status === 'signed-in' ? 'subscription' : null)
  const { level } = useTraining()
  return status !== 'signed-out' && (level > 0 || value === undefined || isPaidAndActive(value.subscription))
}

export type Typed = Readonly<Record<string, string>>

const textsOf = (value: unknown): Typed =>
  Object.fromEntries(
    Object.entries<unknown>(Object(value)).flatMap(([key, text]) => (typeof text === 'string' && text ? [[key, text]] : [])),
  )

/** What is typed under a name, stored as it is typed, on this device alone; null until that has been looked for. An empty text is none. */
export function useTyped(name: (typeof typedNames)[number]) {
  const ownerId = useAuth((auth) => (auth.status === 'loading' ? undefined : (auth.user?.id ?? null)))
  const [held, setHeld] = useState<{ ownerId: string | null; name: string; typed: Typed } | null>(null)
  useEffect(() => {
    let ended = false
    const read = async (owner: string | null) => {
      const typed = textsOf(await readOwn(owner, name))
      if (!ended) setHeld({ ownerId: owner, name, typed })
    }
    if (ownerId !== undefined) void read(ownerId)
    return () => {
      ended = true
    }
  }, [name, ownerId])

  function type(next: Typed): void {
    if (ownerId === undefined) return
    setHeld({ ownerId, name, typed: next })
    const texts = textsOf(next)
    void (Object.keys(texts).length > 0 ? saveOwn(ownerId, name, texts) : dropOwn(ownerId, name))
  }
  // What somebody else typed, or into another sheet, is not shown.
  return { typed: held?.name === name && held.ownerId === ownerId ? held.typed : null, type }
}
