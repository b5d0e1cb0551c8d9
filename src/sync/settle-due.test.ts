import { beforeEach, expect, test, vi } from 'vitest'
import type { Bounty } from '../domain/bounty'

const expireDueBounties = vi.hoisted(() => vi.fn<() => Promise<{ ok: boolean; value?: number }>>())
vi.mock('../remote/expire-due-bounties', () => ({ expireDueBounties }))

const bounty = (deadline: number, status: Bounty['status'] = 'active'): Bounty => ({
  id: 'b1',
  title: 'Walk it',
  description: 'Both ways.',
  category: 'Flag Etiquette',
  creatorId: 'casey',
  creatorName: 'Casey',
  fundingGoalCents: 10_000,
  currentFundingCents: 0,
  contributors: 0,
  deadline: new Date(deadline).toISOString(),
  createdAt: new Date(0).toISOString(),
  updatedAt: new Date(0).toISOString(),
  status,
  requiresPhoto: true,
  isSample: false,
})
const rows = (all: Bounty[]) => all
const hour = 3_600_000

let askSettled: typeof import('./settle-due').askSettled
beforeEach(async () => {
  vi.resetModules()
  expireDueBounties.mockReset().mockResolvedValue({ ok: true, value: 1 })
  askSettled = (await import('./settle-due')).askSettled
})

test('an open bounty past its deadline is ended by the server and asked for again, once a minute at most', async () => {
  const late = [bounty(Date.now() - hour)]
  const ended = [bounty(Date.now() - hour, 'expired')]
  const ask = vi
    .fn<() => Promise<{ ok: true; value: Bounty[] }>>()
    .mockResolvedValueOnce({ ok: true, value: late })
    .mockResolvedValueOnce({ ok: true, value: ended })
    .mockResolvedValue({ ok: true, value: late })
  expect(await askSettled(ask, rows)).toEqual({ ok: true, value: ended })
  expect(await askSettled(ask, rows)).toEqual({ ok: true, value: late })
  expect(expireDueBounties).toHaveBeenCalledTimes(1)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('where nothing is over, the server is asked once', async () => {
  const ask = vi
    .fn<() => Promise<{ ok: true; value: Bounty[] }>>()
    .mockResolvedValue({ ok: true, value: [bounty(Date.now() + hour), bounty(0, 'completed')] })
  await askSettled(ask, rows)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(expireDueBounties).not.toHaveBeenCalled()
})
