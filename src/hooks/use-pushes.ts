// @in pushes @members
import { useState } from 'react'
import { type MailTopic, pushProblem, type PushTopic } from '../domain/bounties/push'
import {
  chooseMails,
  choosePushes,
  devicePushes,
  type DevicePushes,
  pushAbility,
  turnOffPushes,
  turnOnPushes,
} from '../state/pushes'
import { changeAnswer, useAsked } from './use-asked'

/**
 * What this device is told with the app closed, and how to change that. `problem`: why the last change came to nothing. With `unasked` the
 * academy is not asked how it stands.
 */
export function usePushes(unasked = false) {
  const { value: pushes, state, again } = useAsked(unasked ? null : 'pushes')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function change(act: () => ReturnType<typeof devicePushes>): Promise<DevicePushes | null> {
    setBusy(true)
    setProblem(null)
    const answer = await act()
    setBusy(false)
    if (answer.ok) changeAnswer('pushes', [], () => answer.value)
    else setProblem(pushProblem(answer.code ?? ''))
    return answer.ok ? answer.value : null
  }

  return {
    ability: pushAbility(),
    pushes,
    state,
    again,
    busy,
    problem,
    turnOn: () => change(turnOnPushes),
    turnOff: () => change(turnOffPushes),
    choose: (off: readonly PushTopic[]) => change(() => choosePushes(off)),
    chooseMails: (topics: readonly MailTopic[]) => change(() => chooseMails(topics)),
  }
}
