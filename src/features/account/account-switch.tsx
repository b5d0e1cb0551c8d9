import { useState } from 'react'
import type { MayReplace } from '../../state/auth-actions'
import { Address } from '../../ui/address'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

type Question = { present: string; next: string; answer: (mayReplace: boolean) => void }

function AccountSwitchDialog({ present, next, answer }: Question) {
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title="Sign in as somebody else?"
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(true)}>
            {`Sign in as ${next}`}
          </Button>
          <Button onClick={() => answer(false)}>{`Stay signed in as ${present}`}</Button>
        </>
      }
    >
      <p>
        You are signed in as{' '}
        <strong>
          <Address>{present}</Address>
        </strong>
        . The link that you opened signs you in as{' '}
        <strong>
          <Address>{next}</Address>
        </strong>{' '}
        instead.
      </p>
      <p>What the academy has not got yet of {present} stays on this device for their next sign-in. Nobody else can see it.</p>
      <p>If you did not ask for this link, stay: what you pay, pledge or write after the change belongs to the other account.</p>
    </Dialog>
  )
}

/** The question whether another person's account may take the place of the one that is signed in, and how a flow asks it. */
export function useAccountSwitch(): { mayReplace: MayReplace; question: React.ReactNode } {
  const [asked, setAsked] = useState<Question | null>(null)
  const mayReplace: MayReplace = (present, next) =>
    new Promise((resolve) => {
      const answer = async (isWanted: boolean) => {
        setAsked(null)
        // What isn't sent stays here for them, as the question says; what can be sent soon, is.
        if (isWanted) await import('../../sync/learning-sync').then((sync) => sync.syncBeforeLeaving()).catch(console.error)
        resolve(isWanted)
      }
      setAsked({ present, next, answer: (isWanted) => void answer(isWanted) })
    })
  return { mayReplace, question: asked && <AccountSwitchDialog {...asked} /> }
}
