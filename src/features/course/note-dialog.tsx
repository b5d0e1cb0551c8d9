// @in reader-notes
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { excerpt } from '../../domain/text/quoted'
import { noteLetters, type NotedPlace, quotedLetters } from '../../domain/course/reader-notes'
import { countTo } from '../../domain/text/text-length'
import { useLeaving } from '../../hooks/use-leaving'
import { removeNote, saveNote } from '../../state/reader-notes'
import { showToast } from '../../state/toast-store'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextArea } from '../../ui/fields'

/** A note to write or to change. `id`: null for a new one. `isLost`: its paragraph is not in the section any more. */
export type NoteTarget = {
  readonly id: string | null
  readonly place: NotedPlace
  readonly text: string
  readonly isLost?: boolean
}

type NoteDialogProps = {
  target: NoteTarget | null
  onClose: () => void
  /** Where the focus goes once the note is removed, with what opened the dialog. */
  afterRemoval: () => HTMLElement | null | undefined
  /** Puts a note that is new on the paragraph before (-1) or after (1). */
  onMove?: (by: -1 | 1) => void
  /** Turns to the next of several notes on the paragraph. */
  onNext?: (() => void) | undefined
}

/** What closes it saves what was typed in it: a slip of the finger, Escape, a page that goes away and a turn to another window too. */
export function NoteDialog({ target, onClose, afterRemoval, onMove, onNext }: NoteDialogProps) {
  const written = useRef<string | null>(null)
  /** What became of the note while the dialog was open. */
  const stored = useRef<NoteTarget | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isSure, setSure] = useState(false)
  const typed = () => (written.current ?? target?.text ?? '').trim()

  function forget() {
    written.current = null
    stored.current = null
    setTrouble(null)
    setSure(false)
  }

  function leave() {
    forget()
    onClose()
  }

  function turn() {
    forget()
    onNext?.()
  }

  /** Stores what was typed, and what was not where `isMeant`. Answers what stands in the way, in words; null for nothing. */
  function store(isMeant: boolean): string | null {
    if (!target) return null
    const last = stored.current ?? target
    const isChanged = typed() !== last.text || target.place.nth !== last.place.nth
    if (!isChanged && !isMeant) return null
    const { id, trouble: words } = saveNote(last.id, target.place, typed())
    stored.current = { ...target, id, text: words === null ? typed() : last.text }
    return words
  }

  function storeAnd(goOn: () => void, isMeant = false) {
    const words = store(isMeant)
    if (words === null) goOn()
    else setTrouble(words)
  }

  const close = () => (trouble === null ? storeAnd(leave) : leave())
  const save = () => storeAnd(leave, target?.id === null && stored.current === null)

  function remove() {
    const last = stored.current ?? target
    if (!last?.id) return
    if (last.text !== '' && !isSure) return setSure(true)
    const next = afterRemoval()
    removeNote(last.id)
    leave()
    requestAnimationFrame(() => {
      if (next) next.tabIndex = -1
      next?.focus({ preventScroll: true })
    })
  }

  // Their notes are out of reach by now, and the next person's are no place for it.
  useLeaving(() => {
    if (!target) return
    if (typed() !== target.text)
      showToast({ title: 'Note not saved', description: 'You were signed out before it was.', tone: 'danger' })
    leave()
  })

  const saveTyped = useEffectEvent(() => {
    store(false)
  })
  useEffect(() => {
    const end = new AbortController()
    for (const event of ['pagehide', 'blur']) addEventListener(event, () => saveTyped(), { signal: end.signal })
    document.addEventListener('visibilitychange', () => document.hidden && saveTyped(), { signal: end.signal })
    return () => end.abort()
  }, [])

  return (
    <Dialog
      open={target !== null}
      onClose={close}
      title="Note"
      className="note-dialog"
      actions={
        <>
          {target?.id && (
            <Button variant="danger" onClick={remove}>
              {isSure ? 'Remove it for good' : 'Remove'}
            </Button>
          )}
          <Button onClick={save}>Save</Button>
        </>
      }
    >
      {target && (
        <>
          {target.isLost && <p>The paragraph has changed. This is how it began:</p>}
          <div aria-live="polite" aria-atomic="true">
            <NoteQuote quote={target.place.quote} longest={100} />
          </div>
          {onMove && target.id === null && (
            <div className="-my-2 flex flex-wrap gap-x-6">
              <button type="button" className="link min-h-11 text-sm" onClick={() => onMove(-1)}>
                Paragraph before
              </button>
              <button type="button" className="link min-h-11 text-sm" onClick={() => onMove(1)}>
                Paragraph after
              </button>
            </div>
          )}
          {onNext && (
            <button type="button" className="link -my-2 min-h-11 text-sm" onClick={() => storeAnd(turn)}>
              Next note on this paragraph
            </button>
          )}
          <TextArea
            key={target.id}
            label="Your note"
            hint={`Up to ${noteLetters} letters. Left empty, it marks the paragraph alone.`}
            error={trouble ?? undefined}
            count={countTo(noteLetters)}
            defaultValue={target.text}
            rows={4}
            onInput={({ currentTarget }) => {
              written.current = currentTarget.value
              // What stood in the way may not do so any more: what closes the dialog tries again.
              setTrouble(null)
            }}
          />
        </>
      )}
    </Dialog>
  )
}

/** How the noted paragraph begins. A quote that was cut off in a word ends before it. */
export function NoteQuote({ quote, longest = quotedLetters - 2 }: { quote: string; longest?: number }) {
  return (
    <blockquote className="border-l-4 border-line pl-3 text-muted wrap-anywhere">{`“${excerpt(quote, longest)}”`}</blockquote>
  )
}
