import { useEffect, useState } from 'react'
import { factorRefusal, type FactorStanding } from '../../domain/second-factor'
import { beginFactor, listFactors, removeFactor, type NewFactor } from '../../state/second-factor'
import { showToast } from '../../state/toast-store'

type Known = { state: 'loading' } | { state: 'failed'; code: string | null } | ({ state: 'known' } & FactorStanding)

async function lookUp(): Promise<Known> {
  const answer = await listFactors()
  return answer.ok ? { state: 'known', ...answer.value } : { state: 'failed', code: answer.code }
}

/** The second factor of the person who is signed in: what the server says of it, and the steps of setting it up and removing it. */
export function useSecondFactor() {
  const [known, setKnown] = useState<Known>({ state: 'loading' })
  const [begun, setBegun] = useState<NewFactor | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    async function load() {
      const found = await lookUp()
      if (isCurrent) setKnown(found)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [])

  const load = async () => setKnown(await lookUp())

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
    await load()
  }

  function confirmed() {
    const description = begun ? 'Your other sessions have ended.' : 'This session is confirmed.'
    showToast({ title: begun ? 'Second Factor On' : 'Code Accepted', description, tone: 'success' })
    setBegun(null)
    void load()
  }

  return { known, begun, busy, problem, begin, remove, confirmed, cancel: () => setBegun(null), load }
}
