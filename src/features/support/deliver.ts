import type { Payload } from '../../domain/acts/payloads'
import { useAuth } from '../../state/auth-store'

/** The server's word. */
export type Outcome = 'sent' | 'refused'
/** `saved`: it lies on this phone and goes out when the server answers. */
export type Delivery = Outcome | 'saved'

type OwnerlessDraft = {
  [K in 'send-contact-message' | 'subscribe-newsletter']: { opId: string; kind: K; payload: Payload<K> }
}['send-contact-message' | 'subscribe-newsletter']

const nothing = () => {}
const viewer = () => useAuth.getState().user?.id ?? null

/** How long a form says "Sending..." before it lets the person go on, in milliseconds. */
const PATIENCE_MS = 8000

const loadEngine = () =>
  Promise.all([import('../../sync/act-commands'), import('../../sync/outcomes'), import('../../sync/connection')])

/** Fetches the engine ahead, at the first touch of a form: what is typed can then be kept even if the network goes before it is sent. */
export const fetchEngine = () => void loadEngine().catch(() => undefined)

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
