import * as v from 'valibot'
import { edgeFunction } from '../_shared/edge-function.ts'
import { isDevelopment, required, variable } from '../_shared/environment.ts'

/**
 * What a browser subscribes with, and the path of the push service that stands in where a browser reaches none of its own: `{ key, standIn }`.
 * Anybody may ask. 503 on a server that tells nobody.
 */
export default edgeFunction({
  body: v.object({}),
  run: async () => ({
    key: required('VAPID_PUBLIC_KEY'),
    standIn: isDevelopment() && variable('DEVELOPMENT_PUSH_URL') !== null ? '/dev/push' : null,
  }),
})
