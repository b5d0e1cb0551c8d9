// @in training @members
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { certificateNumber, shownNumber } from '../../domain/course/certificate'
import { useAsked } from '../../hooks/use-asked'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields'
import { Sheet, Unanswered } from './certificate-screen'

const compare = 'Compare it with the certificate, sign by sign.'
const twelve = `A number has twelve letters and digits. ${compare}`

/** Tells anybody whether a number is a certificate's. `given`: what stands in the address. */
export function CertificateCheckScreen({ given }: { given: string }) {
  const number = certificateNumber(given)
  const asked = useAsked(number === null ? null : 'checked-certificate', number ?? '')
  const [isWrong, setWrong] = useState(false)
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('number')
    const meant = typeof typed === 'string' ? certificateNumber(typed) : null
    setWrong(meant === null)
    if (meant !== null) void navigate({ to: '/training/$text', params: { text: `certificate-${shownNumber(meant)}` } })
  }

  return (
    <div className="wrap section grid gap-8 max-lg:pt-6 print:p-0">
      {number === null ? (
        <Alert tone="warning" title="This is no certificate’s number">
          {twelve}
        </Alert>
      ) : (
        <Unanswered {...asked} what={`The certificate ${shownNumber(number)}`} />
      )}
      {number !== null && asked.state === 'done' && !asked.value && (
        <Alert tone="warning" isAnswer title={`No certificate has the number ${shownNumber(number)}`}>
          The academy has issued none with it, or the package behind it has ended. {compare}
        </Alert>
      )}
      {number !== null && asked.value && (
        <>
          <Alert tone="success" className="no-print" title="This certificate is real">
            The academy issued it, and it stands today.
          </Alert>
          <Sheet number={number} nameless="Its holder" {...asked.value} />
        </>
      )}
      <form className="no-print grid max-w-prose gap-4" method="dialog" noValidate onSubmit={submit}>
        <TextField
          label="Check another number"
          name="number"
          autoComplete="off"
          spellCheck={false}
          error={isWrong ? twelve : undefined}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          Check
        </Button>
      </form>
    </div>
  )
}
