/** Where a new password is chosen. */
export const RECOVERY_PATH = '/auth/update-password'

/** What says that a password is to be recovered. A mail's source writes `&` as `&amp;`. */
const indication = /[?#&;]type=recovery(?![a-z])/

/** Whether this address says so, in its query or its hash. */
export const saysRecovery = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean => indication.test(search + hash)

/**
 * The address that an address which says so leads to, and its own where it leads nowhere. A session in the hash may be anybody's: only what it says goes along,
 * while a token in the query is asked about there.
 */
export function recoveryAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  if (indication.test(hash)) return `${RECOVERY_PATH}?type=recovery`
  return (indication.test(search) ? RECOVERY_PATH : pathname) + search
}
