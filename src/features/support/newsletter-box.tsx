import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import { emailProblem } from '../../domain/account/email'
import { Alert } from '../../ui/alert'
import { Said } from '../../ui/announce'
import { Button } from '../../ui/button'
import { useOnDevice } from '../../ui/prerendered'
import { TextField } from '../../ui/fields'
import { deliver, DeliveryNote, useDelivery } from './delivery'
import { TrapField } from './form-guard'
import { wordsOf } from './words-of'

const NewsletterLink = lazy(async () => ({ default: (await import('./newsletter-link')).NewsletterLink }))

/** The form; or, for who comes by the link of our mail, what its owner may do with an address that was given. */
export function NewsletterBox() {
  const token = useOnDevice(() => new URLSearchParams(location.search).get('newsletter'))
  if (token === null) return <NewsletterForm />
  return (
    <Suspense>
      <NewsletterLink told={token} />
    </Suspense>
  )
}

function NewsletterForm() {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { state, send } = useDelivery(form)
  const isSending = state === 'sending'

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const email = wordsOf(event.currentTarget)('email')
    const found = emailProblem(email)
    setProblem(found)
    if (found !== null) return event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus()
    await send((opId, hear) => deliver({ opId, kind: 'subscribe-newsletter', payload: { email: email.trim() } }, hear))
  }

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-labelledby="newsletter-title"
      onSubmit={(event) => void onSubmit(event)}
      className="relative grid content-start gap-4 border-t-4 border-signal pt-5"
    >
      <h2 id="newsletter-title" className="text-2xl">
        Newsletter
      </h2>
      <p className="text-muted">
        In preparation: a drill, a question from the inbox, what changed in the course, and when a package opens. Who is on the
        list gets the first issue.
      </p>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField label="Email Address" name="email" type="email" autoComplete="email" required error={problem ?? undefined} />
        <Button type="submit" variant="secondary" busy={isSending} disabled={isSending} className="min-h-12">
          Subscribe
        </Button>
      </div>
      <TrapField />
      <Said>
        {state === 'sent' && (
          <Alert tone="success" title="Check your email">
            One press there puts you on the list. Until then we send you nothing else.
          </Alert>
        )}
      </Said>
      <DeliveryNote state={state} />
    </form>
  )
}
