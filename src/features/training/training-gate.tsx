// @in training @members
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTraining } from '../../hooks/use-training'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Announced } from '../../ui/announce'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/placeholders'

type Opened = ReturnType<typeof useTraining>

type TrainingGateProps = {
  header: ReactNode
  /** Shown below what stands in the way, to who has no package. */
  samples?: ReactNode
  children: (training: Opened) => ReactNode
}

/** What a package opens, for whoever has one; else what stands in the way, below `header`. What the device holds is open with no network. */
export function TrainingGate({ header, samples, children }: TrainingGateProps) {
  const status = useAuth((auth) => auth.status)
  const redirect = useLocation({ select: ({ pathname }) => pathname })
  const training = useTraining()
  if (training.isKnown && training.level > 0) return children(training)
  return (
    <>
      {header}
      <div className="wrap section">{closedWords()}</div>
      {(status === 'signed-out' || training.isKnown) && samples}
    </>
  )

  function closedWords() {
    if (status === 'signed-out') {
      return (
        <EmptyState
          title="Sign in to open your package"
          action={
            <Link to="/auth" search={{ redirect }} className={buttonClass()}>
              Sign in
            </Link>
          }
        >
          A package belongs to an account. Once you have opened it here, it is on this device with no network, too.
        </EmptyState>
      )
    }
    if (training.isKnown) {
      return (
        <EmptyState
          title="You have no package here"
          action={
            <Link to="/pricing" className={buttonClass()}>
              See the packages
            </Link>
          }
        >
          Guided modules, decision simulations and the practice log come with one. The course stays free to read, and what you
          logged, noted and answered stays yours.
        </EmptyState>
      )
    }
    if (training.state !== 'failed') return <Announced isShown>Looking for your package</Announced>
    return (
      <Alert
        tone="warning"
        title="Your package is not on this device yet"
        action={
          <Button variant="secondary" onClick={training.again}>
            Try again
          </Button>
        }
      >
        The academy could not be reached. Your package is safe: open this page once with a network, and it stays here.
      </Alert>
    )
  }
}

/** For an address that no text of the package has. */
export function NotInPackage() {
  return (
    <div className="wrap section">
      <EmptyState
        title="This is not in your package"
        action={
          <Link to="/training/$text" params={{ text: 'package' }} className={buttonClass()}>
            Your package
          </Link>
        }
      >
        It may come with a larger one, or its address may be wrong.
      </EmptyState>
    </div>
  )
}
