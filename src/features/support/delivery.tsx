import { useEffect, useRef, useState, type RefObject } from 'react'
import { academy } from '../../content/academy'
import type { MessageKind, Payload } from '../../domain/acts/payloads'
import { codeOf } from '../../domain/network/failure-code'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Said } from '../../ui/announce'
import { interestBegan } from '../../ui/first-interest'
import { useWasPrerendered } from '../../ui/prerendered'
import { judgeFilling, trapName, type GuardVerdict } from './form-guard'
import { wordsOf } from './words-of'

/** The server's word. */
export type Outcome = 'sent' | 'refused'
/** `saved`: it lies on this phone and goes out when the server answers. */
type Delivery = Outcome | 'saved'

type OwnerlessDraft = {
  [K in MessageKind]: { opId: string; kind: K; payload: Payload<K> }
}[MessageKind]

const nothing = () => {}
const viewer = () => useAuth.getState().user?.id ?? null

/** How long a form says "Sending..." before it lets the person go on, in milliseconds. */
const PATIENCE_MS = 8000

const loadEngine = () =>
  Promise.all([import('../../sync/act-commands'), import('../../sync/outcomes'), import('../../sync/connection')])

/** Fetches the engine ahead, at the first touch of a form: what is typed can then be kept even if the network goes before it is sent. */
const fetchEngine = () => void loadEngine().catch(() => undefined)

/**
 * Hands a message to the outbox and waits a while for the server's word; `onOutcome` hears that word whenever it comes.
 * Throws LocalFailure when the phone could not keep it. The engine is loaded here: a page that only shows a form pays nothing for it.
 */
export async function deliver(
  message: OwnerlessDraft,
  onOutcome: (outcome: Outcome) => void,
  draftIds: readonly string[] = [],
): Promise<Delivery> {
  const author = viewer()
  const draft = { ...message, ownerId: null, author }
  const [{ enqueueAct }, { watchOutcomes }, connection] = await loadEngine()
  let stop = nothing
  const outcome = new Promise<Delivery>((resolve) => {
    stop = watchOutcomes((entry) => {
      if (entry.opId !== draft.opId) return
      stop()
      const word = entry.state === 'applied' ? 'sent' : 'refused'
      // Who has signed in meanwhile isn't told of another's message.
      if (viewer() === author) onOutcome(word)
      resolve(word)
    })
  })
  try {
    await enqueueAct(draft, { draftIds })
  } catch (error) {
    stop()
    throw error
  }
  const patience = new Promise<Delivery>((resolve) => {
    setTimeout(() => resolve('saved'), PATIENCE_MS)
    // Nobody waits for a network that is gone; but some browsers only say so.
    if (!navigator.onLine)
      void connection.askConnection().then(() => connection.connectionState() === 'offline' && resolve('saved'))
  })
  return Promise.race([outcome, patience])
}

type GuardRefusal = Exclude<GuardVerdict, 'person'>
type DeliveryState = 'idle' | 'sending' | Delivery | GuardRefusal | 'failed' | 'taken'

const clock = () => performance.now()

/** The course of one message form: idle, sending, then what became of it. The fields are emptied only once the message is safe. */
export function useDelivery(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<DeliveryState>('idle')
  const openedAt = useRef(0)
  const wasTold = useRef(false)
  const wasPrerendered = useWasPrerendered()
  // One id for every press of the same message: a second press can't send it twice.
  const opId = useRef<string | null>(null)
  // The message that is said to be saved: no longer once the server has it.
  const saved = useRef<string | null>(null)

  useEffect(() => {
    // A form of the page's HTML can be filled in long before its script is here.
    openedAt.current = wasPrerendered ? interestBegan() : clock()
    const element = form.current
    if (element?.contains(document.activeElement)) fetchEngine()
    element?.addEventListener('focusin', fetchEngine, { once: true })
    return () => element?.removeEventListener('focusin', fetchEngine)
  }, [form, wasPrerendered])

  /** Answers whether what stood in the form is safe. `act` is given what to call when the server's word comes, however late. */
  async function send(act: (opId: string, hear: (word: Outcome) => void) => Promise<Delivery>): Promise<boolean> {
    const trap = form.current === null ? '' : wordsOf(form.current)(trapName)
    const verdict = judgeFilling({ trap, wasTold: wasTold.current, openedAt: openedAt.current, now: clock() })
    if (verdict !== 'person') return fail(verdict)
    setState('sending')
    saved.current = null
    const id = (opId.current ??= crypto.randomUUID())
    const sent = filling()
    try {
      const delivery = await act(id, (word) => saved.current === id && setState(word === 'sent' ? 'sent' : 'idle'))
      if (delivery === 'saved') saved.current = id
      return finish(delivery, sent)
    } catch (error) {
      const isTaken = codeOf(error) === 'op_id_taken'
      if (isTaken) opId.current = null
      return fail(isTaken ? 'taken' : 'failed')
    }
  }

  /** All that stands in the fields. */
  const filling = () => JSON.stringify([...new FormData(form.current ?? undefined)])

  function finish(delivery: Delivery, sent: string): true {
    setState(delivery)
    opId.current = null
    wasTold.current = false
    // What was written on while it was sent is another message.
    if (delivery !== 'refused' && filling() === sent) form.current?.reset()
    return true
  }

  function fail(why: GuardRefusal | 'failed' | 'taken'): false {
    setState(why)
    if (why === 'doubtful') wasTold.current = true
    return false
  }

  return { state, send }
}

const kept = `Your words are still here. Try again in a few minutes, or write to ${academy.email}.`

/** Success is told by the form itself. */
const notes: Partial<Record<DeliveryState, { tone: 'success' | 'warning' | 'danger'; title: string; text: string }>> = {
  saved: {
    tone: 'success',
    title: 'Saved on this device',
    text: 'It goes out by itself as soon as the academy answers. You can close the page.',
  },
  'too-fast': { tone: 'warning', title: 'That was quick', text: 'Please read it once more and press the button again.' },
  doubtful: {
    tone: 'warning',
    title: 'Not sent yet',
    text: 'Something, perhaps a password manager, filled in a field that can’t be seen. Your words are still here: press the button again to send them.',
  },
  refused: { tone: 'danger', title: 'It was not accepted', text: kept },
  taken: {
    tone: 'warning',
    title: 'What stood here before is kept already',
    text: 'It waits in the Outbox. Press the button again to send this as well.',
  },
  failed: { tone: 'danger', title: 'It could not be saved', text: kept },
}

/** What became of a message, beside its form. */
export function DeliveryNote({ state }: { state: DeliveryState }) {
  const note = notes[state]
  const alert = note && (
    <Alert tone={note.tone} title={note.title} isAnswer>
      {note.text}
    </Alert>
  )
  return (
    <>
      <Said>{note?.tone === 'success' && alert}</Said>
      {note?.tone !== 'success' && alert}
    </>
  )
}
