import { useState } from 'react'
import { usePushes } from '../../hooks/use-pushes'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'

const KEY = 'wayfinder-push-offer'

/** Kept for the device, whoever uses it: nobody is asked twice. Forbidden storage asks again at the next visit. */
function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function noteAsked(): void {
  try {
    localStorage.setItem(KEY, 'asked')
  } catch {
    // The press itself has closed it.
  }
}

/** Offers once, after the first act that somebody decides on, to tell of the decision with the app closed. */
export function PushOffer() {
  const { busy, problem, turnOn } = usePushes(true)
  const [isClosed, close] = useState(wasAsked)
  if (isClosed) return null
  const end = () => {
    noteAsked()
    close(true)
  }
  return (
    <aside aria-labelledby="push-offer" className="grid gap-3 border-l-4 border-signal bg-surface px-4 py-3">
      <h2 id="push-offer" className="text-xl">
        Shall we tell you?
      </h2>
      <p>This device can tell you how your work was reviewed, and what else you choose in your account, with the app closed.</p>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void turnOn().then((done) => done && end())}>
          Tell me on this device
        </Button>
        <Button variant="ghost" onClick={end}>
          No, thanks
        </Button>
      </div>
    </aside>
  )
}
