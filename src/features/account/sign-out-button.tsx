import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { signOut } from '../../state/auth-actions'
import { showToast } from '../../state/toast-store'
import { Button } from '../../ui/button'

export function SignOutButton() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    const result = await signOut()
    setBusy(false)
    if (!result.ok) {
      showToast({ title: 'Error', description: 'There was a problem signing you out.', tone: 'danger' })
      return
    }
    showToast({ title: 'Signed out', description: 'You have been signed out successfully.' })
    await navigate({ to: '/' })
  }

  return (
    <Button variant="danger" className="justify-self-start" busy={busy} onClick={() => void leave()}>
      Sign Out
    </Button>
  )
}
