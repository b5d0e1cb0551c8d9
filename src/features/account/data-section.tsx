import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AuthUser } from '../../state/auth-store'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog'
import { DeleteAccountForm } from './delete-account-form'
import { exportData } from './export-data'

export function DataSection({ user }: { user: AuthUser }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  async function save() {
    setBusy(true)
    await exportData(user)
    setBusy(false)
  }

  return (
    <Card as="section" aria-labelledby="data-title">
      <div className="grid gap-4">
        <h2 id="data-title" className="text-2xl">
          Your data
        </h2>
        <p className="text-muted">Take a copy of everything we keep about you, or delete your account with all of it.</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={busy} onClick={() => void save()}>
            Export my data
          </Button>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Delete account
          </Button>
        </div>
        <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Delete your account?">
          <DeleteAccountForm userId={user.id} email={user.email} onDeleted={() => void navigate({ to: '/' })} />
        </Dialog>
      </div>
    </Card>
  )
}
