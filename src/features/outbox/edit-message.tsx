import { useState, type SubmitEvent } from 'react'
import type { MessageKind } from '../../domain/acts/payloads'
import type { EntryDraft, EntryOf } from '../../domain/outbox/entry'
import { codeOf } from '../../domain/network/failure-code'
import { goesAnew } from '../../domain/outbox/entry-words'
import { editProblemWords } from './outbox-words'
import { countTo, longest, tooLongProblem } from '../../domain/text/text-length'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextArea, TextField } from '../../ui/fields'

export type MessageEntry = EntryOf<MessageKind>

/** What the form holds, as a new act under a new number. */
function draftOf(entry: MessageEntry, form: HTMLFormElement): EntryDraft {
  const { author = null } = entry
  const data = new FormData(form)
  const word = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const base = { opId: crypto.randomUUID(), ownerId: null, author }
  if (entry.kind === 'subscribe-newsletter') return { ...base, kind: entry.kind, payload: { email: word('email') } }
  const written = { name: word('name'), email: word('email'), message: word('message') }
  return { ...base, kind: entry.kind, payload: { ...entry.payload, ...written } }
}

/** Which of the texts is too long, and by how much. */
function lengthProblem({ kind, payload }: EntryDraft): string | null {
  if (kind !== 'send-contact-message') return null
  const name = tooLongProblem(payload.name, longest.name)
  const message = tooLongProblem(payload.message, longest.message)
  if (name !== null) return `Full Name: ${name}`
  return message === null ? null : `Message: ${message}`
}

/** A message or subscription that was not taken, to be put right here: its own form stands on a page that knows nothing of it. */
export function EditMessage({ entry, name }: { entry: MessageEntry; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAnew, setIsAnew] = useState(false)
  const [busy, setBusy] = useState(false)
  /** What stands in the form, so that it does again after a slip that closed it. */
  const [typed, setTyped] = useState(new Map<string, string>())

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const draft = draftOf(entry, event.currentTarget)
    const tooLong = lengthProblem(draft)
    setProblem(tooLong)
    if (tooLong !== null) return
    setBusy(true)
    try {
      const { enqueueAct } = await import('../../sync/act-commands')
      await enqueueAct(draft, isAnew ? {} : { replaces: entry.opId })
      setIsOpen(false)
    } catch (error) {
      console.error(error)
      const code = codeOf(error)
      if (goesAnew(code)) setIsAnew(true)
      setProblem(editProblemWords(code))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Edit<span className="sr-only"> {name}</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={name}>
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => void send(event)}
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
              setTyped(new Map(typed).set(target.name, target.value))
          }}
        >
          {entry.kind === 'send-contact-message' && (
            <TextField
              label="Full Name"
              name="name"
              autoComplete="name"
              count={countTo(longest.name)}
              defaultValue={typed.get('name') ?? entry.payload.name}
            />
          )}
          <TextField
            label="Email Address"
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={typed.get('email') ?? entry.payload.email}
          />
          {entry.kind === 'send-contact-message' && (
            <TextArea
              label="Message"
              name="message"
              rows={5}
              count={countTo(longest.message)}
              defaultValue={typed.get('message') ?? entry.payload.message}
            />
          )}
          {problem !== null && <Alert tone="danger">{problem}</Alert>}
          <Button type="submit" busy={busy}>
            Send again
          </Button>
        </form>
      </Dialog>
    </>
  )
}
