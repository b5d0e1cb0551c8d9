import { emailProblem } from '../../domain/account/email'
import { humanTextProblem } from '../../domain/text/human-text'
import { longest, tooLongProblem } from '../../domain/text/text-length'

export type ContactMessage = { name: string; email: string; message: string }
export type ContactProblems = Partial<Record<keyof ContactMessage, string>>

/** What keeps a message from being sent, by field. All three are required. */
export function contactProblems({ name, email, message }: ContactMessage): ContactProblems {
  const invalidEmail = emailProblem(email)
  const noName = name.trim() === '' ? 'Please enter your name' : textProblem(name, false, longest.name)
  const noMessage = message.trim() === '' ? 'Please enter a message' : textProblem(message, true, longest.message)
  return {
    ...(noName !== null && { name: noName }),
    ...(invalidEmail !== null && { email: invalidEmail }),
    ...(noMessage !== null && { message: noMessage }),
  }
}

const textProblem = (text: string, hasLines: boolean, most: number) =>
  tooLongProblem(text, most) ?? humanTextProblem(text.trim(), hasLines)
