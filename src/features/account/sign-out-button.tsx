import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { deleteUnsent, sendUnsent } from './settle-unsent'
import { signOut } from './sign-out'
import { UnsentDialog } from './unsent-dialog'

/** Signs out and goes home; with unsent work it asks first what shall become of it. */
export function SignOutButton({ userId, unsentCount }: { userId: string; unsentCount: number }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  async function leave() {
    setIsAsking(false)
    setBusy(true)
    const isOut = await signOut()
    setBusy(false)
    if (isOut) await navigate({ to: '/' })
  }

  async function deleteAndLeave() {
    await deleteUnsent(userId)
    await leave()
  }

  function sendNow() {
    setIsAsking(false)
    void sendUnsent(userId)
  }

  return (
    <>
      <Button
        variant="danger"
        className="justify-self-start"
        busy={busy}
        onClick={() => (unsentCount > 0 ? setIsAsking(true) : void leave())}
      >
        Sign Out
      </Button>
      <UnsentDialog
        open={isAsking}
        count={unsentCount}
        onClose={() => setIsAsking(false)}
        onSend={sendNow}
        onKeep={() => void leave()}
        onDelete={() => void deleteAndLeave()}
      />
    </>
  )
}
