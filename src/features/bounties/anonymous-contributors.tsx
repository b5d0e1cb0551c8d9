import { useState } from 'react'
import { formatCents } from '../../domain/money'
import type { Contributor } from '../../remote/list-contributors'
import { usePull } from '../../hooks/use-pull'

/** Who is behind the anonymous pledges, to moderators. Never kept on the device. */
export function AnonymousContributors({ bountyId }: { bountyId: string }) {
  const [contributors, setContributors] = useState<readonly Contributor[]>([])
  usePull(async () => {
    const { listContributors } = await import('../../remote/list-contributors')
    const answer = await listContributors(bountyId)
    if (answer.ok) setContributors(answer.value.filter(({ anonymous }) => anonymous))
    return answer
  }, `contributors ${bountyId}`)
  if (contributors.length === 0) return null
  return (
    <section aria-labelledby="anonymous-contributors" className="grid gap-2 border border-line p-4">
      <h3 id="anonymous-contributors" className="text-xl">
        Anonymous pledges, for moderators
      </h3>
      <ul>
        {contributors.map(({ position, name, amountCents }) => (
          <li key={position} className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2">
            <span className="min-w-0 font-semibold">{name} (anonymous)</span>
            <span>{formatCents(amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
