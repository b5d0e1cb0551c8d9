import type { User } from '@supabase/supabase-js'

/** Whether the password of an account is still the one that the server chose: the server alone sets and takes off this mark. */
export function hasTemporaryPassword(user: User): boolean {
  return user.app_metadata['password_is_temporary'] === true
}
