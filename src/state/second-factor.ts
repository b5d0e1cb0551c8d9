import type { FactorStanding } from '../domain/account/second-factor'
import { refusalOfThrown, type Answer } from '../remote/failure'
import type { NewFactor } from '../remote/second-factor'
import { startAuth } from './auth-store'
import { askAnew } from './refresh'

type Remote = typeof import('../remote/second-factor')

export type { NewFactor }

/** Asks the server through code that is loaded on demand: where that can't be had, nothing answered. A fault of ours is no bad connection. */
async function ask<T>(question: (remote: Remote) => Promise<Answer<T>>): Promise<Answer<T>> {
  await startAuth()
  try {
    return await question(await import('../remote/second-factor'))
  } catch (error) {
    return refusalOfThrown(error)
  }
}

export const listFactors = (): Promise<Answer<FactorStanding>> => ask((remote) => remote.listFactors())
export const beginFactor = (): Promise<Answer<NewFactor>> => ask((remote) => remote.beginFactor())
export const removeFactor = (id: string): Promise<Answer<null>> => ask((remote) => remote.removeFactor(id))

/** Confirms this session by a code: of that factor, or of the one that the account has. What was refused without it is asked for again. */
export async function confirmFactor(id: string | null, code: string): Promise<Answer<null>> {
  const answer = await confirm(id, code)
  if (answer.ok) askAnew()
  return answer
}

function confirm(id: string | null, code: string): Promise<Answer<null>> {
  return ask(async (remote) => {
    if (id !== null) return remote.confirmFactor(id, code)
    const listed = await remote.listFactors()
    if (!listed.ok) return listed
    const own = listed.value.factors.find(({ isConfirmed }) => isConfirmed)
    return own ? remote.confirmFactor(own.id, code) : { ok: false, code: 'no_factor', message: null, status: 0 }
  })
}
