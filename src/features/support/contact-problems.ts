import { emailProblem } from '../../domain/email'

export type ContactMessage = { name: string; email: string; message: string }
export type ContactProblems = Partial<Record<keyof ContactMessage, string>>

/** What keeps a message from being sent, by field. All three are required (Specification, section 5). */
export function contactProblems({ name, email, message }: ContactMessage): ContactProblems {
  const invalidEmail = emailProblem(email)
  return {
    ...(name.trim() === '' && { name: 'Please enter your name' }),
    ...(invalidEmail !== null && { email: invalidEmail }),
    ...(message.trim() === '' && { message: 'Please enter a message' }),
  }
}
