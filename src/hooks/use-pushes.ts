// @in pushes @members
import { useRef, useState } from 'react'
import { type MailTopic, pushProblem, type PushTopic } from '../domain/bounties/push'
import * as device from '../state/pushes'
import { changeAnswer, useAsked } from './use-asked'

type Act = () => ReturnType<typeof device.devicePushes>

/**
 * What this device is told with the app closed, and how to change that. `problem`: why the last change came to nothing. With `unasked` the
 * academy is not asked how it stands.
 */
export function usePushes(unasked = false) {
  const { value: pushes, state, again } = useAsked(unasked ? null : 'pushes')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function change(act: Act): Promise<device.DevicePushes | null> {
    setBusy(true)
    setProblem(null)
    const answer = await act()
    setBusy(false)
    if (answer.ok) changeAnswer('pushes', [], () => answer.value)
    else setProblem(pushProblem(answer.code ?? ''))
    return answer.ok ? answer.value : null
  }

  // One choice after the other: of two at once the older could stay.
  const last = useRef<ReturnType<typeof change>>(Promise.resolve(null))
  function choose(act: Act) {
    const before = last.current
    last.current = (async () => {
      await before
      return change(act)
    })()
    return last.current
  }

  return {
    ability: device.pushAbility(),
    pushes,
    state,
    again,
    busy,
    problem,
    turnOn: () => change(device.turnOnPushes),
    turnOff: () => change(device.turnOffPushes),
    choose: (off: readonly PushTopic[]) => choose(() => device.choosePushes(off)),
    chooseMails: (topics: readonly MailTopic[]) => choose(() => device.chooseMails(topics)),
  }
}
