import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { dropDraft, readDraft, saveDraft } from '../../local/drafts'

/** A form that survives a reload. Null until this phone's copy has been looked for; what comes back is parsed, and made anew when it doesn't fit. */
export function useDraft<T>(key: string, schema: v.GenericSchema<unknown, T>, make: () => T) {
  const [draft, setDraft] = useState<T | null>(null)
  const open = useEffectEvent((stored: unknown) => {
    const parsed = v.safeParse(schema, stored)
    setDraft(parsed.success ? parsed.output : make())
  })

  useEffect(() => {
    let ended = false
    void readDraft(key).then((stored) => ended || open(stored))
    return () => {
      ended = true
    }
  }, [key])

  const change = (next: T) => {
    setDraft(next)
    void saveDraft(key, next)
  }
  // Dropped before the work, not after: a page that dies between the two must not offer a spent form, whose id would make the next act nothing.
  const spend = async (work: (draft: T) => Promise<void>) => {
    if (draft === null) return
    await dropDraft(key)
    try {
      await work(draft)
    } catch (error) {
      await saveDraft(key, draft)
      throw error
    }
  }
  return { draft, change, spend }
}
