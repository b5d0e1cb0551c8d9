import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { LocalFailure } from '../local/local-failure'
import { outboxDatabase } from '../local/databases'
import { entryById } from '../local/outbox-reads'
import { enqueueAct } from './act-commands'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

test('a form hears that its act could not be kept, before it says that it is', async () => {
  vi.spyOn(outboxDatabase().drafts, 'bulkDelete').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  const payload = { bountyId: id(3), amountCents: 2500, anonymous: false }
  const pledged = enqueueAct({ opId: id(20), ownerId: id(1), kind: 'fund-bounty', payload }, { draftIds: [id(10)] })
  await expect(pledged).rejects.toEqual(new LocalFailure('storage_full'))
  expect(await entryById(id(20))).toBeUndefined()
})
