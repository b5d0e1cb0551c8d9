import { Alert } from './alert'
import { Button, buttonClass } from './button'

/** What stands in the place of what only this phone's storage could tell, while it can't be opened or doesn't answer. It knows nothing of what is kept. */
export function StorageTrouble({ title }: { title: string }) {
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {/* A plain link: the page behind it works without the app. */}
          <a href="/rescue" className={buttonClass()}>
            Save unsent work
          </a>
          <Button variant="secondary" onClick={() => location.reload()}>
            Reload
          </Button>
        </div>
      }
    >
      The browser doesn’t let this page use the device’s storage right now. If work of yours waits here, save it to a file first.
      Close the academy’s other tabs, then reload. If that doesn’t help, allow this site to keep data in the browser’s settings,
      or leave the private window.
    </Alert>
  )
}
