import { beforeEach, expect, test, vi } from 'vitest'
import type { Bounty } from '../domain/bounties/bounty'
import { bounty as anyBounty } from '../domain/bounties/bounty-fixture'

const expireDueBounties = vi.hoisted(() => vi.fn<() => Promise<{ ok: boolean; value?: number }>>())
vi.mock('../remote/bounties', () => ({ expireDueBounties }))

const bounty = (deadline: number, status: Bounty['status'] = 'active') =>
  anyBounty('b1', { deadline: new Date(deadline).toISOString(), status })
const rows = (all: Bounty[]) => all
const hour = 3_600_000

let askAndExpire: typeof import('./expire-due').askAndExpire
beforeEach(async () => {
  vi.resetModules()
  expireDueBounties.mockReset().mockResolvedValue({ ok: true, value: 1 })
  askAndExpire = (await import('./expire-due')).askAndExpire
})

test('an open bounty past its deadline is ended by the server and asked for again, once a minute at most', async () => {
  const late = [bounty(Date.now() - hour)]
  const ended = [bounty(Date.now() - hour, 'expired')]
  const ask = vi
    .fn<() => Promise<{ ok: true; value: Bounty[] }>>()
    .mockResolvedValueOnce({ ok: true, value: late })
    .mockResolvedValueOnce({ ok: true, value: ended })
    .mockResolvedValue({ ok: true, value: late })
  expect(await askAndExpire(ask, rows)).toEqual({ ok: true, value: ended })
  expect(await askAndExpire(ask, rows)).toEqual({ ok: true, value: late })
  expect(expireDueBounties).toHaveBeenCalledTimes(1)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('where nothing is over, the server is asked once', async () => {
  const ask = vi
    .fn<() => Promise<{ ok: true; value: Bounty[] }>>()
    .mockResolvedValue({ ok: true, value: [bounty(Date.now() + hour), bounty(0, 'completed')] })
  await askAndExpire(ask, rows)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(expireDueBounties).not.toHaveBeenCalled()
})
