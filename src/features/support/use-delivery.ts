import { useEffect, useRef, useState, type RefObject } from 'react'
import { codeOf } from '../../domain/network/failure-code'
import { interestBegan } from '../../ui/first-interest'
import { useWasPrerendered } from '../../ui/prerendered'
import { fetchEngine, type Delivery, type Outcome } from './deliver'
import { judgeFilling, trapName, type GuardVerdict } from './form-guard'
import { wordsOf } from './words-of'

type GuardRefusal = Exclude<GuardVerdict, 'person'>
export type DeliveryState = 'idle' | 'sending' | Delivery | GuardRefusal | 'failed' | 'taken'

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
