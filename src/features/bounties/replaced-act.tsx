import { useEffect, useState } from 'react'
import type { OutboxKind } from '../../domain/acts/payloads'
import { attentionWords } from '../../domain/outbox/entry-words'
import type { EntryOf, OutboxEntry, PreparedPhoto } from '../../domain/outbox/entry'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'

/** `gone`: no such act of this person can be changed any more; it was sent, put away or never theirs. */
export type Replaced<K extends OutboxKind> =
  | { state: 'none' | 'loading' | 'gone'; entry: null }
  | { state: 'found'; entry: EntryOf<K> }

function isOf<K extends OutboxKind>(kind: K, entry: OutboxEntry | undefined): entry is EntryOf<K> {
  return entry?.kind === kind
}

/** The refused or parked act that a form was opened to change, read once: what becomes of it at the sending must not empty the form. */
export function useReplaced<K extends OutboxKind>(kind: K, opId: string | undefined): Replaced<K> {
  const status = useAuth((auth) => auth.status)
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const [replaced, setReplaced] = useState<Replaced<K>>({ state: opId === undefined ? 'none' : 'loading', entry: null })

  useEffect(() => {
    if (opId === undefined || status === 'loading') return undefined
    let ended = false
    const show = (entry: OutboxEntry | undefined) => {
      if (ended) return
      const mayChange = entry?.ownerId === userId && (entry?.state === 'rejected' || entry?.state === 'needs_attention')
      setReplaced(mayChange && isOf(kind, entry) ? { state: 'found', entry } : { state: 'gone', entry: null })
    }
    import('../../local/outbox-reads').then((reads) => reads.entryById(opId)).then(show, () => show(undefined))
    return () => {
      ended = true
    }
  }, [kind, opId, status, userId])

  return replaced
}

/** The photo of an act that is being changed: undefined until it was looked for, null where there is none or its bytes are off the phone. */
export function useReplacedPhoto(entry: OutboxEntry | null): PreparedPhoto | null | undefined {
  const about = entry?.photo ?? null
  const [found, setFound] = useState<{ id: string; photo: PreparedPhoto | null }>()

  useEffect(() => {
    if (about === null) return
    const { id, type, sha256 } = about
    const show = (bytes: ArrayBuffer | null) => setFound({ id, photo: bytes && { id, bytes, type, sha256 } })
    import('../../local/outbox-reads').then((reads) => reads.photoBytes(id)).then(show, () => show(null))
  }, [about])

  if (about === null) return null
  return found?.id === about.id ? found.photo : undefined
}

/** What a form that was opened to change an act says first: why the act was not accepted, or that there is nothing left to change. */
export function ReplacedNote({ replaced: { state, entry } }: { replaced: { state: string; entry: OutboxEntry | null } }) {
  if (state === 'gone') {
    return (
      <Alert tone="warning" title="Nothing left to change">
        It was sent or put away in the meantime. What you send from here is new.
      </Alert>
    )
  }
  if (entry === null) return null
  return (
    <Alert tone="warning" title="Not sent as it was">
      {attentionWords(entry)} What you send from here takes its place.
    </Alert>
  )
}
