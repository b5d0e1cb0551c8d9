import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { dropDraft, readDraft, saveDraft } from '../../local/drafts'

/** A form that survives a reload. Null until this phone's copy has been looked for; what comes back is parsed, and made anew when it doesn't fit. */
export function useDraft<T extends object>(key: string, schema: v.GenericSchema<unknown, T>, make: () => T) {
  const [draft, setDraft] = useState<T | null>(null)
  const latest = useRef<T | null>(null)
  const show = (next: T) => {
    latest.current = next
    setDraft(next)
  }
  const open = useEffectEvent((stored: unknown) => {
    const parsed = v.safeParse(schema, stored)
    show(parsed.success ? parsed.output : make())
  })

  useEffect(() => {
    let ended = false
    void readDraft(key).then((stored) => ended || open(stored))
    return () => {
      ended = true
    }
  }, [key])

  // Changes a part of what the form holds by then: a photo that took a while must not bring back the notes of before.
  const change = (part: Partial<T>) => {
    if (latest.current === null) return
    const next = { ...latest.current, ...part }
    show(next)
    void saveDraft(key, next)
  }
  // Given up before the work, not after: a page that dies between the two must not offer a spent form, whose id would make the next act
  // nothing. It isn't waited for: the work writes only once it has read.
  const spend = async (work: (draft: T) => Promise<void>) => {
    const spent = latest.current
    if (spent === null) return
    void dropDraft(key)
    try {
      await work(spent)
    } catch (error) {
      await saveDraft(key, spent)
      throw error
    }
  }
  return { draft, change, spend }
}
