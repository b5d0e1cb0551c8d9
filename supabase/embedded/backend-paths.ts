const PREFIXES = ['/auth/v1/', '/rest/v1/', '/storage/v1/', '/functions/v1/']

/** The development inbox: shown only to the machine that runs the backend. */
export const INBOX_PATH = '/dev/mail'

/** The push service that stands in for those of the browsers. */
export const PUSH_PATH = '/dev/push'

/** Which paths the backend answers. All others belong to the app; Lite's own `/_system` is reached by nobody. */
export function isBackendPath(pathname: string): boolean {
  return (
    pathname === INBOX_PATH ||
    pathname === PUSH_PATH ||
    pathname.startsWith(`${PUSH_PATH}/`) ||
    PREFIXES.some((prefix) => pathname.startsWith(prefix))
  )
}
