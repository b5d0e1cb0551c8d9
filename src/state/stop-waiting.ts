// @in touched
/** Ends the requests of this page's forms whenever a person says that they wait no longer (`ui/long-wait.tsx`). What was typed stays in its form. */
export function followStops(): void {
  addEventListener('stop-waiting', () => void import('../remote/timed-fetch').then(({ stopRequests }) => stopRequests()))
}
