import { latinDigits } from '../text/numbers'

/** Digits in a texted or mailed code. */
export const CODE_LENGTH = 6

/** What a code field keeps of what was typed or pasted: the first six digits, of any script. */
export function cleanCode(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, CODE_LENGTH)
}

/** The refusal to show at a code field, or null when the code may be sent. */
export function codeProblem(code: string): string | null {
  return /^\d{6}$/.test(code) ? null : 'Please enter the 6-digit verification code'
}
