import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { acts } from '../../domain/acts/acts'
import type { BountyKind, Payload } from '../../domain/acts/payloads'
import { codeOf } from '../../domain/network/failure-code'
import { editRefusalWords, goesAnew, noRoom, stateWords } from '../../domain/outbox/entry-words'
import { showToast } from '../../state/toast-store'
import type { EnqueueOptions } from '../../sync/act-commands'
import { Alert } from '../../ui/alert'
import { Button, type ButtonSize } from '../../ui/button'
import { nextPaint } from '../../ui/paint-and-idle'
import { useFillsWhile } from '../../ui/settle-fills'

/** The outbox and its engine: no page needs them before the press. */
const loadEngine = () => import('../../sync/act-commands')

/** What this device says of its own failures; they are none of the academy's, and no more is promised than is known. */
const localFailures: Record<string, string> = {
  storage_full: `${noRoom} Nothing was sent. Keep this page open: what you typed may stand nowhere else.`,
  photos_full: 'Too many photos wait on this device. Let some be sent first. Your form stays as it is.',
  outbox_full: 'Too many things wait on this device. Let some be sent first. Your form stays as it is.',
  storage_lost:
    'This page lost touch with the device’s storage. Copy what you typed, then reload the page. Look into the Outbox before you do it again.',
  storage_silent:
    'The device’s storage does not answer, so nothing was kept or sent. Close the academy’s other tabs, then try again.',
  op_id_taken: 'What stood here before is kept already: see the Outbox. To do another, open this form once more.',
  malformed: 'Something in this form can’t be sent. Check it and try again.',
}

/** An act but for its id, which is the form's. */
type NewAct = { [K in BountyKind]: { ownerId: string; kind: K; payload: Payload<K> } }[BountyKind]

/**
 * Runs one act at a time, under the one id that this open form has for it, and goes on to where it shows; a failed write says so and leaves
 * the form as it was. `kept`: it is durable on this phone, and the next screen is under way. `isAnew`: what the form was to change can't be
 * changed any more, and the next press sends an act of its own. `userId`: who does it; null for a visitor, who is asked to sign in
 * instead. `bountyId`: what it is about; null for one that is being made, which shows on the board.
 */
export function useAct(userId: string | null, bountyId: string | null) {
  const router = useRouter()
  const leadsTo = bountyId === null ? ({ to: '/bounty' } as const) : ({ to: '/bounty/$bountyId', params: { bountyId } } as const)
  const [opId] = useState(() => crypto.randomUUID())
  const running = useRef(false)
  const [phase, setPhase] = useState<'idle' | 'busy' | 'kept'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [isAnew, setIsAnew] = useState(false)

  const prepare = useEffectEvent(async () => {
    await loadEngine()
    await router.preloadRoute(leadsTo)
  })
  const isMember = userId !== null
  useEffect(() => {
    // Without a network the worker answers from this phone; what it can't answer, the press will ask for.
    if (isMember) prepare().catch(() => undefined)
  }, [isMember])

  const act = async (made: NewAct, options: EnqueueOptions) => {
    if (running.current) return
    running.current = true
    setPhase('busy')
    setProblem(null)
    const isEnqueued = await enqueue(made, options)
    if (isEnqueued) {
      // On the screen before the next one is rendered, which takes a slow phone a while.
      flushSync(() => setPhase('kept'))
      await nextPaint()
      // What is kept stays so, also where its screen can't be reached.
      const from = router.state.location.href
      const state = made.kind === 'fund-bounty' ? { pledged: made.payload } : {}
      await router.navigate({ ...leadsTo, state }).catch(console.error)
      // The form stands until the next screen is rendered: a press in that frame is the one that was kept.
      if (router.state.location.href !== from) return
    }
    running.current = false
    setPhase('idle')
  }
  async function enqueue(made: NewAct, options: EnqueueOptions): Promise<boolean> {
    try {
      const { enqueueAct } = await loadEngine()
      await enqueueAct({ ...made, opId }, options)
      return true
    } catch (error) {
      console.error(error)
      const code = codeOf(error)
      if (goesAnew(code)) setIsAnew(true)
      const { failure } = acts[made.kind].words.toast
      const local = localFailures[code] ?? editRefusalWords(code)
      setProblem(local ?? failure.description)
      if (local === null) showToast({ ...failure, tone: 'danger' })
      return false
    }
  }
  return { busy: phase !== 'idle', kept: phase === 'kept', problem, isAnew, act }
}

/** The last press of an act's form. Once the act is durable it says so in the Outbox's words, until the next screen has taken over. */
export function ActButton({
  busy,
  kept,
  disabled,
  size = 'lg',
  children,
}: Pick<ReturnType<typeof useAct>, 'busy' | 'kept'> & { disabled: boolean; size?: ButtonSize; children: ReactNode }) {
  useFillsWhile(disabled)
  return (
    <Button type="submit" size={size} busy={busy} disabled={disabled}>
      {kept ? stateWords({ state: 'queued', ownerId: null }, null) : children}
    </Button>
  )
}

/** Said while this phone has no room for what stands in a form, so that nobody counts on finding it again. */
export function DraftNote({ isSaved }: { isSaved: boolean }) {
  if (isSaved) return null
  return (
    <Alert tone="warning" title="Not kept while you type">
      This device has no room left for what stands here. It stays as long as this page is open; free some space before you leave.
    </Alert>
  )
}

/** Why the act could not be kept, above the button that does it. */
export function NotSaved({ problem }: { problem: string | null }) {
  if (problem === null) return null
  return (
    <Alert tone="danger" title="Not saved">
      {problem}
    </Alert>
  )
}
