import { Check, Minus } from 'lucide-react'
import { useEffect, useState } from 'react'
import listAddress from '../../domain/account/common-passwords.txt?url'
import { passwordChecklist, passwordStrength, type PasswordUse } from '../../domain/account/password-strength'

/** By which the list is known from a portal's page. */
const COMMONEST = '123456'

let list: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const answer = await fetch(listAddress)
  if (!answer.ok) throw new Error('The list of common passwords could not be read.')
  const words = new Set((await answer.text()).trimEnd().split('\n'))
  if (!words.has(COMMONEST)) throw new Error('Something else answered for the list of common passwords.')
  return words
}

/**
 * Tells whether a password is one of the commonest. The list is fetched at the first typed character, and is no part of what is kept for
 * offline use: an account is made with a network, and where the list didn't come, null leaves the word to the server.
 */
export function useCommonPasswords(typed: string): (password: string) => boolean | null {
  const [words, setWords] = useState<ReadonlySet<string> | null>(null)
  const isWanted = typed !== ''
  useEffect(() => {
    if (!isWanted) return
    list ??= load()
    list.then(setWords).catch(() => (list = undefined))
  }, [isWanted])
  return (password) => words?.has(password.toLowerCase()) ?? null
}

const words = ['Very weak', 'Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const

type Props = { use: PasswordUse; password: string; isCommon: boolean | null }

const classes = (isMet: boolean | null) =>
  `flex items-center gap-2 ${isMet ? 'text-success' : 'text-muted'}${isMet === null ? ' invisible' : ''}`

/**
 * Strength bar and checklist, from the first typed character on. Each step is a fifth of the bar. What nobody could look up yet has its line
 * from the start: coming later it would push the button away from under a finger.
 */
export function PasswordStrength({ use, password, isCommon }: Props) {
  const score = passwordStrength(password, isCommon)
  const isTyped = password !== ''
  return (
    <div className={isTyped ? 'grid gap-2 text-sm' : 'absolute'}>
      {isTyped && (
        <div aria-hidden="true" className="strength-bar h-3 border border-ink bg-surface">
          <div
            className="h-full transition-[width]"
            style={{ width: `${score * 20}%`, background: `var(--strength-${Math.max(1, score)})` }}
          />
        </div>
      )}
      {/* It stands before its first words, so that a screen reader says them. */}
      <output className="text-muted">
        {isTyped && (
          <>
            Password strength: <strong className="text-ink">{words[score]}</strong>
          </>
        )}
      </output>
      {isTyped && (
        <ul className="grid gap-1 sm:grid-cols-2">
          {passwordChecklist(use, password, isCommon).map(({ id, label, isMet }) => (
            <li key={id} className={classes(isMet)}>
              {isMet ? <Check aria-hidden="true" className="size-4" /> : <Minus aria-hidden="true" className="size-4" />}
              <span>
                {label}
                <span className="sr-only">{isMet ? ': met' : ': not met yet'}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
