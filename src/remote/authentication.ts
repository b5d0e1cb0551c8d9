import type { User } from '@supabase/supabase-js'
import { authClient } from './auth-client'
import { type Answer, refusalOf } from './failure'
import { captchaOptions } from './human-proof'

/**
 * Makes an account; `displayName` is empty where none was chosen. `signedIn` is false where the server wants the address confirmed first.
 * The profile and the subscription row are the server's.
 */
export async function signUp(email: string, password: string, displayName: string): Promise<Answer<{ signedIn: boolean }>> {
  const named = displayName === '' ? {} : { data: { display_name: displayName } }
  const { data, error } = await authClient().signUp({ email, password, options: { ...(await captchaOptions()), ...named } })
  return error ? refusalOf(error) : { ok: true, value: { signedIn: data.session !== null } }
}

/** Asks for the mail that confirms the address of an account that is signed in already. */
export async function requestConfirmation(email: string): Promise<Answer<null>> {
  const { error } = await authClient().signInWithOtp({ email, options: { shouldCreateUser: false, ...(await captchaOptions()) } })
  return error ? refusalOf(error) : { ok: true, value: null }
}

/** Signs in with a password, and tells whether it is one that the server chose. */
export async function signIn(email: string, password: string): Promise<Answer<{ mustChoosePassword: boolean }>> {
  const { data, error } = await authClient().signInWithPassword({ email, password, options: await captchaOptions() })
  return error ? refusalOf(error) : { ok: true, value: { mustChoosePassword: hasTemporaryPassword(data.user) } }
}

/** Asks for the mail with the link to `redirectTo`. An unknown address is answered the same. */
export async function requestPasswordReset(email: string, redirectTo: string): Promise<Answer<null>> {
  const { error } = await authClient().resetPasswordForEmail(email, { redirectTo, ...(await captchaOptions()) })
  return error ? refusalOf(error) : { ok: true, value: null }
}

/** Sets a new password and ends every session of the account, this one too. */
export async function updatePassword(password: string, currentPassword: string | null): Promise<Answer<null>> {
  const { error } = await authClient().updateUser({
    password,
    ...(currentPassword !== null && { current_password: currentPassword }),
  })
  if (error) return refusalOf(error)
  const ended = await authClient().signOut({ scope: 'global' })
  // The password is set; a failure to end the sessions must not read as a failure to set it.
  if (ended.error) console.warn('The other sessions could not be ended.')
  return { ok: true, value: null }
}

/** Whether the password of an account is still the one that the server chose: the server alone sets and takes off this mark. */
export function hasTemporaryPassword(user: User): boolean {
  return user.app_metadata['password_is_temporary'] === true
}
