import { Check, Minus } from 'lucide-react'
import { passwordChecklist, passwordStrength } from '../../domain/password-strength'

const levels = [
  { word: 'Very weak', fill: 'bg-danger' },
  { word: 'Very weak', fill: 'bg-danger' },
  { word: 'Weak', fill: 'bg-[color-mix(in_oklab,var(--danger)_50%,var(--warning))]' },
  { word: 'Fair', fill: 'bg-warning' },
  { word: 'Good', fill: 'bg-[color-mix(in_oklab,var(--success)_65%,var(--warning))]' },
  { word: 'Strong', fill: 'bg-success' },
] as const

/** Strength bar and checklist, from the first typed character on. Each step is a fifth of the bar. Specification, section 5. */
export function PasswordStrength({ password }: { password: string }) {
  if (password === '') return null
  const score = passwordStrength(password)
  const { word, fill } = levels[score] ?? levels[0]
  return (
    <div className="grid gap-2 text-sm">
      <div aria-hidden="true" className="h-3 border border-ink bg-surface">
        <div className={`h-full transition-[width] ${fill}`} style={{ width: `${score * 20}%` }} />
      </div>
      <output className="text-muted">
        Password strength: <strong className="text-ink">{word}</strong>
      </output>
      <ul className="grid gap-1 sm:grid-cols-2">
        {passwordChecklist(password).map(({ id, label, isMet }) => (
          <li key={id} className={isMet ? 'flex items-center gap-2 text-success' : 'flex items-center gap-2 text-muted'}>
            {isMet ? <Check aria-hidden="true" className="size-4" /> : <Minus aria-hidden="true" className="size-4" />}
            <span>
              {label}
              <span className="sr-only">{isMet ? ': met' : ': not met yet'}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
