import { useState } from 'react'
import { factorRefusal, type FactorStanding } from '../../domain/second-factor'
import { useAsked } from '../../hooks/use-asked'
import { beginFactor, removeFactor, type NewFactor } from '../../state/second-factor'
import { showToast } from '../../state/toast-store'

type Known = { state: 'loading' } | { state: 'failed'; code: string | null } | ({ state: 'known' } & FactorStanding)

/** The second factor of the person who is signed in: what the server says of it, and the steps of setting it up and removing it. */
export function useSecondFactor() {
  const { value, state, refusal, again: load } = useAsked('factors')
  const [begun, setBegun] = useState<NewFactor | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const unknown: Known = state === 'failed' ? { state, code: refusal?.code ?? null } : { state: 'loading' }
  const known: Known = value === undefined ? unknown : { state: 'known', ...value }

  async function begin() {
    setBusy(true)
    setProblem(null)
    const answer = await beginFactor()
    setBusy(false)
    if (answer.ok) setBegun(answer.value)
    else setProblem(factorRefusal(answer))
  }

  async function remove(id: string) {
    setBusy(true)
    setProblem(null)
    const answer = await removeFactor(id)
    setBusy(false)
    if (!answer.ok) return setProblem(factorRefusal(answer))
    showToast({ title: 'Second Factor Removed', description: 'Your password alone signs you in again.', tone: 'success' })
    load()
  }

  function confirmed() {
    const description = begun ? 'Your other sessions have ended.' : 'This session is confirmed.'
    showToast({ title: begun ? 'Second Factor On' : 'Code Accepted', description, tone: 'success' })
    setBegun(null)
    load()
  }

  return { known, begun, busy, problem, begin, remove, confirmed, cancel: () => setBegun(null), load }
}
