import { useState } from 'react'
import { mailTopics, type PushTopic, pushTopics, topicWords } from '../../domain/bounties/push'
import { usePushes } from '../../hooks/use-pushes'
import { ConfirmAddress } from '../../proofs/confirm-address'
import { Address } from '../../ui/address'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/choices'
import { Skeleton } from '../../ui/placeholders'

interface Topics<Topic extends PushTopic> {
  legend: string
  topics: readonly Topic[]
  chosen: readonly Topic[]
  choose: (chosen: Topic[]) => Promise<unknown>
}

/** What somebody is told, one box a topic. What was pressed shows at once; what was saved last stands once all presses are. */
function TopicBoxes<Topic extends PushTopic>({ legend, topics, chosen, choose }: Topics<Topic>) {
  const [pressed, setPressed] = useState<readonly Topic[] | null>(null)
  const now = new Set(pressed ?? chosen)
  const press = (topic: Topic) => {
    const next = topics.filter((each) => (each === topic ? !now.has(each) : now.has(each)))
    setPressed(next)
    void choose(next).then(() => setPressed((latest) => (latest === next ? null : latest)))
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {topics.map((topic) => (
        <Checkbox key={topic} label={topicWords[topic]} checked={now.has(topic)} onChange={() => press(topic)} />
      ))}
    </fieldset>
  )
}

/** What is told with the app closed: on this device or not, by mail or not, and of what. */
export function PushSection() {
  const { ability, pushes, state, again, busy, problem, turnOn, turnOff, choose, chooseMails } = usePushes()
  if (!pushes && state !== 'failed') return <Skeleton className="h-72" />
  if (!pushes)
    return (
      <>
        <p className="text-muted">The server did not say what you are told while the app is closed.</p>
        <Button variant="secondary" className="justify-self-start" onClick={again}>
          Try again
        </Button>
      </>
    )
  const isOn = pushes.isOn && ability === 'ready'
  return (
    <>
      {ability === 'missing' || ability === 'to_install' ? (
        <p className="text-muted">
          {ability === 'missing'
            ? 'This browser can’t tell you anything while the app is closed.'
            : 'To be told on this device while the app is closed, add it to your home screen first: the share button, then Add to Home Screen.'}
        </p>
      ) : (
        <>
          <p className="text-muted">
            {`This device ${isOn ? 'tells' : 'can tell'} you while the app is closed. What it shows names no bounty and no person.`}
          </p>
          {isOn && pushes.isTest && (
            <p>This is a test: the browser reaches no push service, so what would come here stands in the development inbox.</p>
          )}
          <Button
            variant="secondary"
            busy={busy}
            className="justify-self-start"
            onClick={() => void (isOn ? turnOff() : turnOn())}
          >
            {isOn ? 'Stop telling me on this device' : 'Tell me on this device'}
          </Button>
        </>
      )}
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {isOn && (
        <TopicBoxes
          legend="What you are told, on all your devices"
          topics={pushTopics}
          chosen={pushTopics.filter((topic) => !pushes.off.includes(topic))}
          choose={(chosen) => choose(pushTopics.filter((topic) => !chosen.includes(topic)))}
        />
      )}
      <TopicBoxes legend="By email, while no device tells you" topics={mailTopics} chosen={pushes.mailed} choose={chooseMails} />
      {pushes.address === null ? (
        <ConfirmAddress to="get these emails" />
      ) : (
        <p className="text-muted">
          An approval comes at once, the rest together and at most once a day, to <Address>{pushes.address}</Address>
        </p>
      )}
    </>
  )
}
