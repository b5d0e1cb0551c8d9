import { emailProblem } from '../../domain/email'
import { humanTextProblem } from '../../domain/human-text'

export type ContactMessage = { name: string; email: string; message: string }
export type ContactProblems = Partial<Record<keyof ContactMessage, string>>

/** What keeps a message from being sent, by field. All three are required. */
export function contactProblems({ name, email, message }: ContactMessage): ContactProblems {
  const invalidEmail = emailProblem(email)
  const noName = name.trim() === '' ? 'Please enter your name' : humanTextProblem(name.trim(), false)
  const noMessage = message.trim() === '' ? 'Please enter a message' : humanTextProblem(message.trim(), true)
  return {
    ...(noName !== null && { name: noName }),
    ...(invalidEmail !== null && { email: invalidEmail }),
    ...(noMessage !== null && { message: noMessage }),
  }
}
