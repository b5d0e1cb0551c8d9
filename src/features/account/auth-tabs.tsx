import { useState } from 'react'
import type { AuthSearch } from '../../domain/auth-search'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Card } from '../../ui/card'
import { Tabs } from '../../ui/tabs'
import type { AuthFormProps } from './auth-form-props'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

/** A server that confirms addresses first opens no session at sign-up: the person stays here, on the sign-in tab. */
export function AuthTabs({ mode = 'sign-in', ...form }: AuthFormProps & Pick<AuthSearch, 'mode'>) {
  const [tab, setTab] = useState<string>(mode)
  const [awaitsConfirmation, setAwaitsConfirmation] = useState(false)

  function afterSignUp() {
    if (useAuth.getState().status === 'signed-in') return form.onDone()
    setAwaitsConfirmation(true)
    setTab('sign-in')
    form.onBusy(false)
  }

  return (
    <Card as="section">
      {awaitsConfirmation && (
        <Alert tone="success" title="Check your email" className="mb-5">
          Open the link that we sent you, then sign in here.
        </Alert>
      )}
      <Tabs
        label="Sign in or sign up"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'sign-in', label: 'Sign In', panel: <SignInForm {...form} /> },
          { id: 'sign-up', label: 'Sign Up', panel: <SignUpForm {...form} onDone={afterSignUp} /> },
        ]}
      />
    </Card>
  )
}
