import { Alert } from './alert'
import { Button } from './button'

/** What stands in the place of what only this phone's storage could tell, while it can't be opened or doesn't answer. */
export function StorageTrouble({ title }: { title: string }) {
  return (
    <Alert tone="danger" title={title} action={<Button onClick={() => location.reload()}>Reload</Button>}>
      The browser doesn’t let this page use the device’s storage right now. Close the academy’s other tabs, then reload. If that
      doesn’t help, allow this site to keep data in the browser’s settings, or leave the private window. This page changes nothing
      of what is kept.
    </Alert>
  )
}
