import { hiddenPartWords } from '../../domain/bounties/bounty-hidden'
import type { BountyPart } from '../../domain/bounties/bounty-part'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { isolated } from '../../domain/text/quoted'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { moderate, useOnlineAct } from './online-act'

/** Why others don't see this bounty, and what becomes of one's part in it; a moderator can show it again. */
export function HiddenNote({ view, part }: { view: BountyView; part: BountyPart }) {
  const { bounty, acceptance, contributedCents } = view
  const { id, title, creatorId, hiddenReason } = bounty
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const { busy, problem, run } = useOnlineAct()
  // Who has no part in a hidden bounty sees it as a moderator alone.
  const hasPart = userId === creatorId || acceptance !== null || contributedCents > 0
  const moderator = hasPart ? null : userId
  const showAgain = (by: string) =>
    void run(
      id,
      (opId) => moderate({ opId, userId: by, bountyId: id, act: 'show' }),
      () =>
        showToast({
          title: 'Bounty Shown',
          description: `“${isolated(title)}” stands on the lists again. Everybody with a part in it has been told.`,
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
      {hiddenPartWords(part, view).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>
        Only its creator, moderators, and people who accepted or funded it can see it. No list of open bounties shows it, and
        nobody can fund, accept or complete it.
      </p>
      {problem !== null && <p className="font-semibold">{problem}</p>}
    </Alert>
  )
}
