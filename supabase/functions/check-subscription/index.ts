import * as v from 'valibot'
import { callDatabase, takeAllowance } from '../_shared/call-database.ts'
import { signedInCaller } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'

/** Whether the caller's plan is in force, by the server's clock: `{ active, plan }`. Active means a paid plan. */
export default edgeFunction({
  body: v.object({}),
  async run(_, request) {
    const { id } = await signedInCaller(request)
    await takeAllowance(id, 'check-subscription', 300, 60 * 60)
    return callDatabase(
      'subscription_standing',
      { p_user_id: id },
      v.object({ active: v.boolean(), plan: v.nullable(v.string()) }),
    )
  },
})
