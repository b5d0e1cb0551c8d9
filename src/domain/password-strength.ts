const MIN_LENGTH_AT_UPDATE = 8

/** Shortest password that sign-up takes, in characters. Specification, section 9. */
export const MIN_LENGTH_AT_SIGN_UP = 6

type Rule = { id: string; label: string; message: string; isMet: (password: string) => boolean }

const updateRules: readonly Rule[] = [
  {
    id: 'length',
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters',
    isMet: (password) => password.length >= MIN_LENGTH_AT_UPDATE,
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

const hasSpecialCharacter = (password: string) => /[^\p{L}\p{N}]/u.test(password)

/** Strength from 0 to 5: a point each for length, upper case, lower case, digit and special character. Specification, section 5. */
export function passwordStrength(password: string): number {
  const met = updateRules.filter((rule) => rule.isMet(password)).length
  return met + (hasSpecialCharacter(password) ? 1 : 0)
}

/** The checklist under a new password, in the order of the rules. */
export function passwordChecklist(password: string): { id: string; label: string; isMet: boolean }[] {
  return updateRules.map(({ id, label, isMet }) => ({ id, label, isMet: isMet(password) }))
}

/** Every refusal of a new password, by field; both lists are empty when it may be sent. Specification, section 5. */
export function passwordUpdateProblems(password: string, confirmation: string): { password: string[]; confirmation: string[] } {
  return {
    password: updateRules.filter((rule) => !rule.isMet(password)).map((rule) => rule.message),
    confirmation: password === confirmation ? [] : ['Passwords do not match'],
  }
}

/** The refusal to show at sign-up's password field, or null when it may be sent. Specification, section 5. */
export function signUpPasswordProblem(password: string): string | null {
  return password.length < MIN_LENGTH_AT_SIGN_UP ? `Password must be at least ${MIN_LENGTH_AT_SIGN_UP} characters` : null
}
