import { useRef, useState } from 'react'
import { showToast } from '../../state/toast-store'

type Words = { title: string; description: string }

const storageFull = 'This phone has no room left for it. Free some space, then try again. Your form stays as it is.'
const localFailures: Record<string, string> = {
  storage_full: storageFull,
  photos_full: 'Too many photos wait on this phone. Let some be sent first. Your form stays as it is.',
  outbox_full: 'Too many things wait on this phone. Let some be sent first. Your form stays as it is.',
  storage_lost: 'This page lost touch with the phone’s storage. Reload it; your form is kept.',
  already_sending: 'It is on its way right now. Wait a moment, then look whether it was accepted.',
  malformed: 'Something in this form can’t be sent. Check it and try again.',
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Runs one act at a time. A failed write on this phone says so in the specified words and leaves the form as it was. */
export function useAct(failure: Words) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const act = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      console.error(error)
      setProblem(localFailures[codeOf(error)] ?? failure.description)
      showToast({ ...failure, tone: 'danger' })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, problem, act }
}
