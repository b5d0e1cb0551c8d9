import { isSampleMember } from '../../content/sample-members'
import { useAuth } from '../../state/auth-store'
import { Badge } from '../../ui/marks'

/** A name on the leaderboard, with what sets it apart: made up for the start, or the reader's own. */
export function MemberName({ id, name }: { id: string; name: string }) {
  const userId = useAuth((auth) => auth.user?.id ?? null)
  return (
    <>
      <bdi>{name}</bdi>
      {id === userId && (
        <>
          {' '}
          <Badge tone="blue">You</Badge>
        </>
      )}
      {isSampleMember(id) && (
        <>
          {' '}
          <Badge tone="neutral">Sample</Badge>
        </>
      )}
    </>
  )
}
