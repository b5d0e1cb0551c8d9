import { useState } from 'react'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { finishOnline } from './act-online'
import { useOnlineAct } from './use-online-act'

/** Takes back an acceptance that the server knows. One that is still on this phone is discarded instead. */
export function WithdrawButton({ bountyId, userId }: { bountyId: string; userId: string }) {
  const [open, setOpen] = useState(false)
  const { busy, problem, run } = useOnlineAct()

  const withdraw = () =>
    run(
      bountyId,
      async (opId) => {
        const { withdrawAcceptance } = await import('../../remote/online-acts')
        return finishOnline(bountyId, withdrawAcceptance({ opId, userId, bountyId }))
      },
      () => {
        setOpen(false)
        showToast({
          title: 'Acceptance Withdrawn',
          description: 'You can accept this bounty again while it runs.',
          tone: 'success',
        })
      },
    )

  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Withdraw acceptance
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Withdraw your acceptance?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void withdraw()}>
              Withdraw
            </Button>
          </>
        }
      >
        <p>Nobody is told. You can accept this bounty again while it runs.</p>
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
      </Dialog>
    </>
  )
}
