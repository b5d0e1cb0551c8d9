// @with texts
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { QueryName, QueryShapes } from '../asks/queries'
import type { Asked } from '../asks/query-engine'
import { useAuth } from '../state/auth-store'

const loadAsk = () => import('../asks/ask')
const nothing = { value: undefined, state: 'asking', refusal: null } as const

type ArgsOf<Name extends QueryName> = QueryShapes[Name]['args']
type ValueOf<Name extends QueryName> = QueryShapes[Name]['value']

/**
 * What the academy answers to a question of the table (`asks/queries.ts`) for whoever is signed in: what is known of it at once, and the answer
 * when it comes. `again` asks once more. What asks comes with the first question, and not with the page. Null asks nothing yet.
 */
export function useAsked<Name extends QueryName>(
  name: Name | null,
  ...args: ArgsOf<Name>
): Asked<ValueOf<Name>> & { again: () => void } {
  // Who asks is known first: what a visitor is answered is no member's.
  const owner = useAuth(({ status, user }) => (status === 'loading' ? null : (user?.id ?? 'visitor')))
  const question = name && owner && [owner, name, ...args].join(' ')
  const [known, setKnown] = useState<{ question: string; asked: Asked<ValueOf<Name>> } | null>(null)
  const watch = useEffectEvent(async (tell: (asked: Asked<ValueOf<Name>>) => void) => {
    const { watchQuestion } = await loadAsk()
    return name === null ? () => {} : watchQuestion({ name, args }, tell)
  })

  useEffect(() => {
    if (question === null) return undefined
    let ended = false
    const tell = (asked: Asked<ValueOf<Name>>) => {
      if (!ended) startTransition(() => setKnown({ question, asked }))
    }
    const watching = watch(tell)
    watching.catch(() => tell({ ...nothing, state: 'failed' }))
    return () => {
      ended = true
      void watching.then((stop) => stop()).catch(() => undefined)
    }
  }, [question])

  const again = () => void (name !== null && askNow(name, ...args))
  return { ...(known !== null && known.question === question ? known.asked : nothing), again }
}

/** Asks a question ahead of the screen that shows its answer. */
export function askAhead<Name extends QueryName>(name: Name, ...args: ArgsOf<Name>): void {
  void loadAsk().then(({ engine }) => engine.ahead({ name, args }))
}

/** Asks once more, and answers what is known then; undefined for nothing. Never throws. */
export async function askNow<Name extends QueryName>(name: Name, ...args: ArgsOf<Name>): Promise<ValueOf<Name> | undefined> {
  return loadAsk().then(
    ({ engine }) => engine.again({ name, args }),
    () => undefined,
  )
}

/** Changes an answer by what the academy has just said elsewhere; undefined where there is none yet. */
export function changeAnswer<Name extends QueryName>(
  name: Name,
  args: ArgsOf<Name>,
  become: (value: ValueOf<Name> | undefined) => ValueOf<Name> | undefined,
): void {
  void loadAsk().then(({ engine }) => engine.change({ name, args }, become))
}
