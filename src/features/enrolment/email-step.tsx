import { useState, type FormEvent } from 'react'
import { firstStepProblems } from '../../domain/application'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { TextField } from '../../ui/text-field'
import type { StepProps } from './application-wizard'
import { NewTabLink } from './new-tab-link'
import { saveEmailStep } from './save-email-step'

const noProblems: ReturnType<typeof firstStepProblems> = { email: null, acceptedTerms: null, acknowledgedEducational: null }

export function EmailStep({ draft, onChange }: StepProps) {
  const [problems, setProblems] = useState(noProblems)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const found = firstStepProblems(draft)
    setProblems(found)
    const first = Object.entries(found).find(([, problem]) => problem !== null)
    if (first) {
      const field = event.currentTarget.elements.namedItem(first[0])
      if (field instanceof HTMLElement) field.focus()
      return
    }
    setBusy(true)
    const applicant = await saveEmailStep(draft)
    setBusy(false)
    if (applicant !== null) onChange({ applicant, step: 2 })
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email Address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="you@example.com"
        required
        value={draft.email}
        error={problems.email ?? undefined}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <Checkbox
        name="acceptedTerms"
        required
        checked={draft.acceptedTerms}
        error={problems.acceptedTerms ?? undefined}
        onChange={(event) => onChange({ acceptedTerms: event.currentTarget.checked })}
        label={
          <>
            I agree to the <NewTabLink href="/terms">Terms of Service</NewTabLink>,{' '}
            <NewTabLink href="/privacy">Privacy Policy</NewTabLink> and <NewTabLink href="/disclaimer">Disclaimer</NewTabLink>.
          </>
        }
      />
      <Checkbox
        name="acknowledgedEducational"
        required
        checked={draft.acknowledgedEducational}
        error={problems.acknowledgedEducational ?? undefined}
        onChange={(event) => onChange({ acknowledgedEducational: event.currentTarget.checked })}
        label="I understand that the academy is educational only and is not affiliated with any government or military body."
      />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Saving...' : 'Continue'}
      </Button>
    </form>
  )
}
