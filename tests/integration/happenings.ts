import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { callRpc } from './call-function.ts'
import type { RunningBackend, Session } from './running-backend.ts'

/** Does something as a person, and answers the number under which it was done. */
async function act(running: RunningBackend, who: Session, name: string, args: Record<string, unknown>): Promise<string> {
  const p_op_id = randomUUID()
  const done = await callRpc(running, name, { p_op_id, p_expected_user: who.user.id, ...args }, who)
  expect(done.body).toMatchObject({ outcome: 'applied' })
  return p_op_id
}

/** A bounty of 10 dollars that asks for no photo. */
const newBounty = (running: RunningBackend, creator: Session, title = 'Walk the wall') =>
  act(running, creator, 'create_bounty', {
    p_title: title,
    p_description: 'Walk it.',
    p_category: 'Civic Engagement',
    p_requires_photo: false,
    p_funding_goal_cents: 1000,
    p_deadline: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  })

/** The creator's bounty reaches its goal. */
export async function reachGoal(running: RunningBackend, creator: Session, funder: Session): Promise<string> {
  const p_bounty_id = await newBounty(running, creator)
  await act(running, funder, 'fund_bounty', { p_bounty_id, p_amount_cents: 1000, p_anonymous: false })
  return p_bounty_id
}

/** The creator approves what the cadet has handed in. */
export async function approve(running: RunningBackend, creator: Session, cadet: Session, title?: string): Promise<string> {
  const p_bounty_id = await newBounty(running, creator, title)
  await act(running, cadet, 'accept_bounty', { p_bounty_id })
  const p_completion_id = await act(running, cadet, 'complete_bounty', { p_bounty_id, p_photo_path: null, p_notes: null })
  await act(running, creator, 'review_completion', { p_completion_id, p_decision: 'approve', p_reason: null })
  return p_bounty_id
}
