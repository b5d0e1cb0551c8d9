/** What this site is called: whoever guesses here begins with it, and no list of breaches has it. */
const siteNames = new Set(['wayfinder', 'wayfindercadet', 'wayfinderacademy', 'wayfindercadetacademy', 'cadetacademy'])

/** Whether a password is one character repeated, blanks alone, or a name of this site with nothing but digits and signs about it. */
export function isGuessable(password: string): boolean {
  if (password === '') return false
  const plain = password.normalize('NFKC').toLowerCase()
  return new Set(plain.trim()).size <= 1 || siteNames.has(plain.replaceAll(/[^\p{L}]/gu, ''))
}

/** Shortest password that sign-up takes, in characters (docs/decisions.md, 24). */
export const MIN_LENGTH_AT_SIGN_UP = 6

type Rule = { id: string; label: string; message: string; isMet: (password: string) => boolean }

const bytesOf = (password: string) => new TextEncoder().encode(password).length

/** bcrypt, which the auth server keeps passwords by, looks at 72 bytes and no further: the rest of a longer one would protect nothing. */
const mostBytes: Rule = {
  id: 'bytes',
  label: 'At most 72 letters, or 18 emoji',
  message: 'Password is too long: at most 72 letters of English or 18 emoji (72 bytes)',
  isMet: (password) => bytesOf(password) <= 72,
}

const notGuessable: Rule = {
  id: 'guessable',
  label: 'Not one character, nor our name',
  message: 'Password must not be one character repeated, nor a name of this site',
  isMet: (password) => !isGuessable(password),
}

/** What a point of strength is given for. */
const strengthRules: readonly Rule[] = [
  {
    id: 'length',
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters',
    isMet: (password) => password.length >= 8,
  },
  {
    id: 'uppercase',
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    id: 'lowercase',
    label: 'One lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    id: 'number',
    label: 'One number',
    message: 'Password must contain at least one number',
    isMet: (password) => /\p{Nd}/u.test(password),
  },
]

const updateRules: readonly Rule[] = [...strengthRules, mostBytes, notGuessable]

const signUpRules: readonly Rule[] = [
  {
    id: 'length',
    label: `At least ${MIN_LENGTH_AT_SIGN_UP} characters`,
    message: `Password must be at least ${MIN_LENGTH_AT_SIGN_UP} characters`,
    isMet: (password) => password.length >= MIN_LENGTH_AT_SIGN_UP,
  },
  mostBytes,
  notGuessable,
]

const rulesOf = { 'sign-up': signUpRules, update: updateRules } as const

/** What a new password is for: each has its rules. */
export type PasswordUse = keyof typeof rulesOf

/** Whether a password is one of the commonest; null where nobody could look it up, and the server will. */
type IsCommon = boolean | null

const notCommon = {
  id: 'common',
  label: 'Not among the 3,000 most common',
  message: 'Password must not be one of the 3,000 most common',
}

const hasSpecialCharacter = (password: string) => /[^\p{L}\p{N}]/u.test(password)

/**
 * Strength from 0 to 5: a point each for length, upper case, lower case, digit and special character. One of the
 * commonest passwords, or one that is guessed at once, is refused whatever its characters, so it never reads better than the weakest.
 */
export function passwordStrength(password: string, isCommon: IsCommon = null): number {
  if (isCommon === true || isGuessable(password)) return 1
  const met = strengthRules.filter((rule) => rule.isMet(password)).length
  return met + (hasSpecialCharacter(password) ? 1 : 0)
}

/** The checklist under a new password: the rules that refuse it there, in their order. `isMet` is null of what is not known. */
export function passwordChecklist(
  use: PasswordUse,
  password: string,
  isCommon: IsCommon,
): { id: string; label: string; isMet: boolean | null }[] {
  const rules = rulesOf[use].map(({ id, label, isMet }) => ({ id, label, isMet: isMet(password) }))
  return [...rules, { id: notCommon.id, label: notCommon.label, isMet: isCommon === null ? null : !isCommon }]
}

/** Every refusal of a new password; empty when it may be sent. */
export function passwordProblems(use: PasswordUse, password: string, isCommon: IsCommon): string[] {
  const problems = rulesOf[use].filter((rule) => !rule.isMet(password)).map((rule) => rule.message)
  return isCommon === true ? [...problems, notCommon.message] : problems
}

/** The refusal of the second typing of a new password, or null. */
export function confirmationProblem(password: string, confirmation: string): string | null {
  return password === confirmation ? null : 'Passwords do not match'
}
