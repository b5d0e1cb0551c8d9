// @members
import type { ComponentType } from 'react'
import { parse } from 'valibot'
import { entrySearchSchema } from '../domain/app/entry-search'
import { PageHead } from '../shell/page-head'

type ActPageProps = {
  act: 'accept' | 'complete' | 'fund'
  description: string
  bountyId: string
  search: unknown
  Screen: ComponentType<{ bountyId: string; entry?: string | undefined }>
}

const titles = { accept: 'Accept bounty', complete: 'Complete bounty', fund: 'Fund bounty' }

/** The page of an act on a bounty. `search` may name the refused entry that it is to replace. */
export function ActPage({ act, description, bountyId, search, Screen }: ActPageProps) {
  const { entry } = parse(entrySearchSchema, search)
  return (
    <>
      <PageHead
        path={`/bounty/${bountyId}/${act}`}
        title={titles[act]}
        description={description}
        keywords={`bounty, ${act}`}
        image="bounty"
        noindex
      />
      <Screen key={`${bountyId} ${entry}`} bountyId={bountyId} entry={entry} />
    </>
  )
}
