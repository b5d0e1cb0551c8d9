import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { academyNow } from '../../clock'
import { goesWithAccount, staysWithoutName } from '../../content/account-deletion'
import { packageFacts } from '../../content/facts'
import { packageName } from '../../content/packages'
import type { DelayedPayment } from '../../domain/payments/payment'
import { isPaidAndActive, type Subscription } from '../../domain/payments/subscription'
import { longDay } from '../../domain/time/calendar'
import { askNow, useAsked } from '../../hooks/use-asked'
import { forgetSession } from '../../local/session-storage'
import { type AuthUser, followSession } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/fields'
import { focusFirstProblem, textOf } from './account-fields'
import { AccountSection } from './account-section'
import { exportData } from './export-data'
import { notifyRefusal, offlineAsRefusal, type Refusal } from './refusal'

type Owned = { subscription: Subscription | null; delayed: DelayedPayment | null }

/** What somebody who deletes the account hears of a package that is in force and of a payment on its way; null without them. */
export function packageEnding({ subscription, delayed }: Owned, nowMs: number): string | null {
  const words = [inForce(subscription, nowMs), onItsWay(delayed)].filter((each) => each !== null)
  return words.length > 0 ? words.join(' ') : null
}

function onItsWay(delayed: DelayedPayment | null): string | null {
  if (delayed?.state !== 'on_its_way') return null
  return (
    `Your payment for ${packageName(delayed.plan)} is on its way. If it arrives when your account is gone, it gives you no package, ` +
    `and you have to write to us to have it back.`
  )
}

function inForce(subscription: Subscription | null, nowMs: number): string | null {
  if (subscription === null || !isPaidAndActive(subscription)) return null
  const { plan, currentPeriodEnd } = subscription
  // What this device knows may be old.
  if (currentPeriodEnd !== null && Date.parse(currentPeriodEnd) <= nowMs) return null
  const access = currentPeriodEnd === null ? 'lifetime access' : `access until ${longDay(currentPeriodEnd)}`
  return (
    `Your package ${packageName(plan)} (${access}) ends with your account, and what you paid for it is not paid back by this. ` +
    `If you paid within the last ${packageFacts.guaranteeHours} hours, ask for the full refund first, under Subscription.`
  )
}

async function ask(email: string) {
  const { deleteAccount: deleteOnServer } = await import('../../remote/account')
  return deleteOnServer(email)
}

/** Deletes the account for good, with what of it waits on this device, and ends the session here; answers the refusal, or null. */
async function deleteAccount(userId: string, email: string): Promise<Refusal | null> {
  const result = await offlineAsRefusal(ask(email))
  if (!result.ok) return notifyRefusal(result, 'Error')
  const { forgetPerson } = await import('../../local/forget-person')
  await forgetPerson(userId, 'nothing')
  await forgetSession()
  await followSession()
  showToast({ title: 'Account deleted', description: `It is gone. ${staysWithoutName}` })
  return null
}

type DeleteAccountFormProps = { userId: string; email: string; onDeleted: () => void }

/** 'com' of sam.reed@example.com: short enough for a thumb. */
const lastWordOf = (email: string) => email.toLowerCase().split(/[@.]/).at(-1) ?? ''

/** A word of the address is typed, so that no slip deletes an account; the server compares the whole address with the session's. */
function DeleteAccountForm({ userId, email, onDeleted }: DeleteAccountFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { value: known } = useAsked('subscription')
  // What of a package would end with the account: as this device knows it at once, then as the server does.
  const endingOf = (bought: typeof known) => (bought ? packageEnding(bought, academyNow()) : null)
  const words = endingOf(known)
  const lastWord = lastWordOf(email)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = textOf(event.currentTarget, 'word').trim().toLowerCase()
    const found = [lastWord, email.toLowerCase()].includes(typed) ? null : `Type ${lastWord}, the last word of your address`
    setProblem(found)
    if (focusFirstProblem(event.currentTarget, { word: found })) return
    setBusy(true)
    const ending = endingOf(await askNow('subscription'))
    // What ends with the account is said before it does: who has not read it yet presses again.
    const refusal = ending === null || ending === words ? await deleteAccount(userId, email) : 'unread'
    if (refusal === null) return onDeleted()
    setBusy(false)
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {goesWithAccount} So does what waits on this device. {staysWithoutName} This can’t be undone.
      </p>
      <output className="contents">{words !== null && <Alert tone="warning">{words}</Alert>}</output>
      <TextField
        label={`Type ${lastWord} to go on`}
        hint={`The last word of ${email}.`}
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem ?? undefined}
      />
      <Button type="submit" variant="danger" busy={busy}>
        {busy ? 'Deleting...' : 'Delete my account'}
      </Button>
    </form>
  )
}

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
    <AccountSection id="data" title="Your data">
      <p className="text-muted">Take a copy of everything we keep about you, or delete your account.</p>
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
    </AccountSection>
  )
}
