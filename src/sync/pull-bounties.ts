import type { Bounty } from '../domain/bounty'
import { listMark } from '../local/bounties'
import { dropBounty, putAcceptances, putActivePage, putBounties, putPledges } from '../local/keep-bounties'
import { readStoredSession } from '../local/session-storage'
import { isServersAnswer, type Refusal } from '../remote/failure'
import { listActiveBounties, readBounty } from '../remote/bounties'
import { listMyAcceptances, listMyPledges } from '../remote/own-acts'
import { noteAnswer } from './connection'
import { keepSamples } from './keep-samples'
import { askSettled } from './settle-due'

const ACTIVE = 'active'
type Pulled = { ok: true } | Refusal

const rowsOf = ({ rows }: { rows: readonly Bounty[] }) => rows
const oneOrNone = (bounty: Bounty | null) => (bounty === null ? [] : [bounty])

/** Fetches a page of Active Bounties into the cache: the first, or the one after those that are there. `ended`: the server has no further one. */
export async function pullActiveBounties({ more = false }: { more?: boolean } = {}): Promise<
  { ok: true; ended: boolean } | Refusal
> {
  await keepSamples()
  const after = more ? ((await listMark(ACTIVE))?.next ?? null) : null
  if (more && after === null) return { ok: true, ended: true }
  const answer = note(await askSettled(() => listActiveBounties(after), rowsOf))
  if (!answer.ok) return answer
  await putActivePage(ACTIVE, { ...answer.value, after }, Date.now())
  return { ok: true, ended: answer.value.next === null }
}

/** Fetches one bounty, and this person's acceptance and pledges of it. */
export async function pullBounty(id: string): Promise<Pulled> {
  await keepSamples()
  const viewer = await viewerId()
  const [answer, own] = await Promise.all([askSettled(() => readBounty(id), oneOrNone).then(note), pullOwn(id)])
  if (!answer.ok) return answer
  // A hidden bounty is its creator's alone: not for who has signed in or out meanwhile.
  if ((await viewerId()) !== viewer) return { ok: true }
  if (answer.value) await putBounties([answer.value])
  else await dropBounty(id)
  return own
}

/** Fetches what this person has accepted and pledged, of one bounty or of all. Nothing to do for a visitor. */
export async function pullOwn(bountyId?: string): Promise<Pulled> {
  const session = await readStoredSession()
  if (!session) return { ok: true }
  const [acceptances, pledges] = await Promise.all([
    listMyAcceptances(session.user.id, bountyId).then(note),
    listMyPledges(session.user.id, bountyId).then(note),
  ])
  if (!acceptances.ok) return acceptances
  if (!pledges.ok) return pledges
  // The person may have signed out meanwhile: then this is nobody's to keep.
  if ((await readStoredSession())?.user.id !== session.user.id) return { ok: true }
  await putAcceptances(acceptances.value)
  await putPledges(pledges.value)
  return { ok: true }
}

async function viewerId(): Promise<string | undefined> {
  return (await readStoredSession())?.user.id
}

function note<T extends { ok: true } | Refusal>(answer: T): T {
  noteAnswer(isServersAnswer(answer))
  return answer
}
