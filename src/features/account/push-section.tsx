import { useState } from 'react'
import { type PushTopic, pushTopics, topicWords } from '../../domain/bounties/push'
import { usePushes } from '../../hooks/use-pushes'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/choices'
import { Skeleton } from '../../ui/placeholders'

/** What is told with the app closed: on this device or not, and of what. */
export function PushSection() {
  const { ability, pushes, state, again, busy, problem, turnOn, turnOff, choose } = usePushes()
  // What was pressed shows at once, and is taken back where it could not be saved.
  const [chosen, setChosen] = useState<readonly PushTopic[] | null>(null)
  if (ability === 'missing')
    return <p className="text-muted">This browser can’t tell you anything while the app is closed. Look in here now and then.</p>
  if (ability === 'to_install')
    return (
      <p className="text-muted">
        To be told while the app is closed, add it to your home screen first: the share button, then Add to Home Screen.
      </p>
    )
  if (!pushes && state !== 'failed') return <Skeleton className="h-24" />
  if (!pushes)
    return (
      <>
        <p className="text-muted">The server did not say whether this device is told.</p>
        <Button variant="secondary" className="justify-self-start" onClick={again}>
          Try again
        </Button>
      </>
    )
  const off = new Set(chosen ?? pushes.off)
  const press = async (pressed: PushTopic) => {
    const next = pushTopics.filter((topic) => (topic === pressed ? !off.has(topic) : off.has(topic)))
    setChosen(next)
    if ((await choose(next)) === null) setChosen((now) => (now === next ? null : now))
  }
  const isOn = pushes.isOn && ability === 'ready'
  return (
    <>
      <p className="text-muted">
        {isOn
          ? 'This device tells you while the app is closed. What it shows names no bounty and no person.'
          : 'This device can tell you while the app is closed. What it shows names no bounty and no person.'}
      </p>
      {isOn && pushes.isTest && (
        <p>This is a test: the browser reaches no push service, so what would come here stands in the development inbox.</p>
      )}
      <Button variant="secondary" busy={busy} className="justify-self-start" onClick={() => void (isOn ? turnOff() : turnOn())}>
        {isOn ? 'Stop telling me on this device' : 'Tell me on this device'}
      </Button>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {isOn && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">What you are told, on all your devices</legend>
          {pushTopics.map((topic) => (
            <Checkbox key={topic} label={topicWords[topic]} checked={!off.has(topic)} onChange={() => void press(topic)} />
          ))}
        </fieldset>
      )}
    </>
  )
}
