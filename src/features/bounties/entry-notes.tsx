import { useNavigate } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { stateWords } from '../../domain/outbox/state-words'
import { refusalReason } from '../../domain/bounty-words'
import { formatCents } from '../../domain/money'
import { saveDraft } from '../../local/drafts'
import { useAuth } from '../../state/auth-store'
import { uploadProgress, watchUpload } from '../../sync/upload-progress'
import { Badge, type BadgeTone } from '../../ui/badge'
import { Button } from '../../ui/button'

const names: Record<Exclude<OutboxEntry['kind'], 'fund-bounty' | 'create-bounty'>, string> = {
  'accept-bounty': 'Your acceptance',
  'complete-bounty': 'Your completion',
  'send-contact-message': 'Your message',
  'subscribe-newsletter': 'Your subscription',
}

function nameOf(entry: OutboxEntry): string {
  if (entry.kind === 'create-bounty') return `Your bounty “${entry.payload.title}”`
  return entry.kind === 'fund-bounty' ? `Your ${formatCents(entry.payload.amountCents)} pledge` : names[entry.kind]
}

function toneOf(entry: OutboxEntry): BadgeTone {
  if (entry.state === 'rejected' || entry.state === 'needs_attention') return 'red'
  return entry.state === 'sending' ? 'blue' : 'gray'
}

const loadActs = () => import('./settle-entry')
const retry = (opId: string) => void loadActs().then((acts) => acts.retry(opId))
const discard = (opId: string) => void loadActs().then((acts) => acts.discard(opId))
const putAway = (opId: string) => void loadActs().then((acts) => acts.putAway(opId))

function Choices({ entry }: { entry: OutboxEntry }) {
  const navigate = useNavigate()
  if (entry.state === 'rejected') {
    const edit = async () => {
      if (entry.kind !== 'create-bounty') return
      const { draftFromRefused } = await import('../../domain/bounty-draft')
      await saveDraft('create-bounty', draftFromRefused(entry, crypto.randomUUID()))
      await navigate({ to: '/bounty/create' })
    }
    return (
      <>
        {entry.kind === 'create-bounty' && (
          <Button variant="secondary" onClick={() => void edit()}>
            Edit
          </Button>
        )}
        <Button variant="ghost" onClick={() => putAway(entry.opId)}>
          Put away
        </Button>
      </>
    )
  }
  if (entry.state !== 'needs_attention' && entry.state !== 'queued' && entry.state !== 'waiting_auth') return null
  return (
    <>
      {entry.state === 'needs_attention' && (
        <Button variant="secondary" onClick={() => retry(entry.opId)}>
          Try again
        </Button>
      )}
      <Button variant="ghost" onClick={() => discard(entry.opId)}>
        Discard
      </Button>
    </>
  )
}

/** How much of the act's photo is on its way, while it is. */
function PhotoUpload({ opId }: { opId: string }) {
  const upload = useSyncExternalStore(watchUpload, uploadProgress, () => null)
  if (upload?.opId !== opId) return null
  return (
    <progress className="w-24" value={upload.sent} max={upload.total} aria-label="Photo on its way">
      {Math.round((100 * upload.sent) / upload.total)} %
    </progress>
  )
}

/** Where each unsent or refused act stands, in words that are the same everywhere. */
export function EntryNotes({ entries, withChoices = false }: { entries: readonly OutboxEntry[]; withChoices?: boolean }) {
  const userId = useAuth((auth) => auth.user?.id ?? null)
  if (entries.length === 0) return null
  return (
    <ul className="grid gap-2" aria-label="Not confirmed yet">
      {entries.map((entry) => {
        const code = entry.result?.code ?? entry.lastError?.code ?? null
        const refused = entry.state === 'rejected' || entry.state === 'needs_attention'
        return (
          <li key={entry.opId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge tone={toneOf(entry)}>{stateWords(entry, userId)}</Badge>
            <span>
              {nameOf(entry)}
              {refused && code !== null && `: ${refusalReason(code)}`}
            </span>
            <PhotoUpload opId={entry.opId} />
            {withChoices && <Choices entry={entry} />}
          </li>
        )
      })}
    </ul>
  )
}
