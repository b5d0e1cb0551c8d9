import { Alert } from '../ui/alert'

/** Says that the proof of being human can't be asked for here. */
export function CheckTrouble() {
  return <Alert tone="warning">The check could not be loaded. Look whether something blocks it, then load the page again.</Alert>
}
