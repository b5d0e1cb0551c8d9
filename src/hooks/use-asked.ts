import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { QueryName, QueryShapes } from '../asks/queries'
import type { Asked } from '../asks/query-engine'
import { useAuth } from '../state/auth-store'

const loadAsk = () => import('../asks/ask')
const nothing = { value: undefined, state: 'asking', refusal: null } as const

type ArgsOf<Name extends QueryName> = QueryShapes[Name]['args']
type Known<Name extends QueryName> = Asked<QueryShapes[Name]['value']>

/**
 * What the academy answers to a question of the table (`asks/queries.ts`) for whoever is signed in: what is known of it at once, and the answer
 * when it comes. `again` asks once more. What asks comes with the first question, and not with the page.
 */
export function useAsked<Name extends QueryName>(name: Name, ...args: ArgsOf<Name>): Known<Name> & { again: () => void } {
  const ownerId = useAuth((auth) => auth.user?.id ?? null)
  const question = [ownerId, name, ...args].join(' ')
  const [known, setKnown] = useState<{ question: string; asked: Known<Name> } | null>(null)
  const watch = useEffectEvent(async (tell: (asked: Known<Name>) => void) =>
    (await loadAsk()).watchQuestion({ name, args }, tell),
  )

  useEffect(() => {
    let ended = false
    const tell = (asked: Known<Name>) => {
      if (!ended) startTransition(() => setKnown({ question, asked }))
    }
    const watching = watch(tell)
    watching.catch(() => tell({ ...nothing, state: 'failed' }))
    return () => {
      ended = true
      void watching.then((stop) => stop()).catch(() => undefined)
    }
  }, [question])

  const again = () => void loadAsk().then(({ askAgain }) => askAgain({ name, args }))
  return { ...(known?.question === question ? known.asked : nothing), again }
}

/** Asks a question ahead of the screen that shows its answer. */
export function askAhead<Name extends QueryName>(name: Name, ...args: ArgsOf<Name>): void {
  void loadAsk().then((asks) => asks.askAhead({ name, args }))
}
