import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { readDraft, saveDraft, takeOverDraft } from '../local/drafts'
import { takeAlong } from '../local/take-along'
import { useAuth } from '../state/auth-store'
import { useLeaving } from './use-leaving'

/**
 * A form that survives a reload, for the person who fills it in; null until this phone's copy has been looked for. `draftId`: by which the
 * act takes that copy. `isSaved`: false while the phone has no room for what stands in the form. `home`: the key of the form
 * that goes on with it where the act that this one changes can't be changed any more.
 */
export function useDraft<T extends object>(key: string, schema: v.GenericSchema<unknown, T>, make: () => T, home = key) {
  const ownerId = useAuth((auth) => (auth.status === 'loading' ? undefined : (auth.user?.id ?? null)))
  const [draftId, setDraftId] = useState(() => crypto.randomUUID() as string)
  const [draft, setDraft] = useState<T | null>(null)
  const [isSaved, setSaved] = useState(true)
  const latest = useRef<T | null>(null)
  const show = (next: T | null) => {
    latest.current = next
    setDraft(next)
  }
  // What one person has typed is never saved as the next one's.
  useLeaving(() => show(null))
  const open = useEffectEvent((id: string | undefined, stored: unknown) => {
    const parsed = v.safeParse(schema, stored)
    if (id !== undefined && parsed.success) setDraftId(id)
    show(parsed.success ? parsed.output : make())
  })

  useEffect(() => {
    if (ownerId === undefined) return undefined
    let ended = false
    const read = async () => {
      if (ownerId !== null && takeAlong(key)) await takeOverDraft(key, ownerId)
      const stored = await readDraft(ownerId, key)
      if (!ended) open(stored?.id, stored?.value)
    }
    void read()
    return () => {
      ended = true
    }
  }, [key, ownerId])

  // Changes a part of what the form holds by then: a photo that took a while must not bring back the notes of before.
  const change = async (part: Partial<T>): Promise<boolean> => {
    if (latest.current === null || ownerId === undefined) return false
    const next = { ...latest.current, ...part }
    show(next)
    const saved = await saveDraft({ id: draftId, ownerId, key, ...(home !== key && { home }), value: next })
    setSaved(saved)
    return saved
  }
  return { draft, draftId, isSaved, change }
}
