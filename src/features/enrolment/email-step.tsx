import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { ApplicationDraft } from '../../domain/enrolment/application'
import type { FirstStep } from './application-draft'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/choices'
import { ProblemSummary, TextField } from '../../ui/fields'

function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

const boxes = ['acceptedTerms', 'acknowledgedEducational'] as const
const fieldOf = (form: HTMLFormElement, name: keyof FirstStep) => form.querySelector<HTMLInputElement>(`[name=${name}]`)

function valuesOf(form: HTMLFormElement): FirstStep {
  const isTicked = (name: (typeof boxes)[number]) => fieldOf(form, name)?.checked ?? false
  const [acceptedTerms, acknowledgedEducational] = [isTicked('acceptedTerms'), isTicked('acknowledgedEducational')]
  return { email: fieldOf(form, 'email')?.value ?? '', acceptedTerms, acknowledgedEducational }
}

/** What somebody did in the form before its code came; an empty field or an open box says nothing. */
function doneEarly({ email, acceptedTerms, acknowledgedEducational }: FirstStep): Partial<FirstStep> {
  return {
    ...(email && { email }),
    ...(acceptedTerms && { acceptedTerms }),
    ...(acknowledgedEducational && { acknowledgedEducational }),
  }
}

type EmailStepProps = { draft: ApplicationDraft; isRestored: boolean; onChange: (part: Partial<ApplicationDraft>) => void }

const noProblems: Record<keyof FirstStep, string | null> = { email: null, acceptedTerms: null, acknowledgedEducational: null }

/** The fields are the browser's: what is typed before the page's code has come, or before the draft was read, stays. */
export function EmailStep({ draft, isRestored, onChange }: EmailStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(noProblems)
  const [busy, setBusy] = useState(false)
  const adopt = useEffectEvent((values: FirstStep) => onChange(doneEarly(values)))

  useEffect(() => {
    if (form.current) adopt(valuesOf(form.current))
  }, [])

  useEffect(() => {
    if (!isRestored || !form.current) return
    const email = fieldOf(form.current, 'email')
    if (email && email.value === '') email.value = draft.email
    for (const name of boxes) {
      const box = fieldOf(form.current, name)
      if (box && draft[name]) box.checked = true
    }
  }, [isRestored, draft])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const values = valuesOf(event.currentTarget)
    const target = event.currentTarget
    setBusy(true)
    try {
      await save(values, target)
    } finally {
      setBusy(false)
    }
  }

  async function save(values: FirstStep, target: HTMLFormElement) {
    const { firstStepProblems } = await import('./application-draft')
    const found = firstStepProblems(values)
    setProblems(found)
    const first = (['email', ...boxes] as const).find((name) => found[name] !== null)
    if (first) return fieldOf(target, first)?.focus()
    const { saveEmailStep } = await import('./send-application')
    const applicant = await saveEmailStep(values.email, draft.applicant)
    if (applicant !== null) onChange({ ...values, applicant, step: 2 })
  }

  return (
    <form
      ref={form}
      className="grid gap-5"
      method="dialog"
      noValidate
      onInput={(event) => onChange(valuesOf(event.currentTarget))}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemSummary
        problems={[
          { name: 'email', label: 'Email Address', problem: problems.email },
          { name: 'acceptedTerms', label: 'Agreement', problem: problems.acceptedTerms },
          { name: 'acknowledgedEducational', label: 'Educational only', problem: problems.acknowledgedEducational },
        ]}
      />
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
        error={problems.email ?? undefined}
      />
      <Checkbox
        name="acceptedTerms"
        required
        error={problems.acceptedTerms ?? undefined}
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
        error={problems.acknowledgedEducational ?? undefined}
        label="I understand that the academy is educational only and is not affiliated with any government or military body."
      />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Saving...' : 'Continue'}
      </Button>
    </form>
  )
}
