import type { ReactNode } from 'react'
import { stateWords } from '../../domain/outbox/state-words'
import { Button, type ButtonSize } from '../../ui/button'
import { useFillsWhile } from '../../ui/settle-fills'

type ActButtonProps = { busy: boolean; kept: boolean; disabled: boolean; size?: ButtonSize; children: ReactNode }

/** The last press of an act's form. Once the act is durable it says so in the Outbox's words, until the next screen has taken over. */
export function ActButton({ busy, kept, disabled, size = 'lg', children }: ActButtonProps) {
  useFillsWhile(disabled)
  return (
    <Button type="submit" size={size} busy={busy} disabled={disabled}>
      {kept ? stateWords({ state: 'queued', ownerId: null }, null) : children}
    </Button>
  )
}
