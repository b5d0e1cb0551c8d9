import type { Bounty } from '../../domain/bounty'
import { isolated } from '../../domain/isolated'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { moderate } from './act-online'
import { useOnlineAct } from './use-online-act'

/** Why nobody else sees this bounty, for its creator and for moderators, who can show it again. */
export function HiddenNote({ bounty: { id, title, creatorId, hiddenReason } }: { bounty: Bounty }) {
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const { busy, problem, run } = useOnlineAct()
  // Others than its creator see a hidden bounty as moderators alone.
  const moderator = userId === creatorId ? null : userId
  const showAgain = (by: string) =>
    void run(
      id,
      (opId) => moderate({ opId, userId: by, bountyId: id, act: 'show' }),
      () =>
        showToast({
          title: 'Bounty Shown',
          description: `“${isolated(title)}” stands on the lists again. Its creator has been told.`,
          tone: 'success',
        }),
    )
  return (
    <Alert
      tone="warning"
      title="Hidden by a moderator"
      className="max-w-prose"
      action={
        moderator !== null && (
          <Button variant="secondary" busy={busy} onClick={() => showAgain(moderator)}>
            Show again
          </Button>
        )
      }
    >
      {hiddenReason !== undefined && (
        <p className="whitespace-pre-line">
          “<bdi>{hiddenReason}</bdi>”
        </p>
      )}
      <p>Its creator and moderators alone can see it. No list shows it, and nobody can fund, accept or complete it.</p>
      {problem !== null && <p className="font-semibold">{problem}</p>}
    </Alert>
  )
}
