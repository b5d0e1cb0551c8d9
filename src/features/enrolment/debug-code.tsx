import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'

/** Only a development server without a text-message provider sends its code along. */
export function DebugCode({ code, onUse }: { code: string; onUse: (code: string) => void }) {
  return (
    <Alert
      tone="info"
      title="Development server"
      action={
        <Button variant="secondary" onClick={() => onUse(code)}>
          Use Secure Code
        </Button>
      }
    >
      No text message was sent. Your code is <strong className="font-mono">{code}</strong>.
    </Alert>
  )
}
