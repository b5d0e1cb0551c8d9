// The edge functions' tests once more, on the runtime of hosted Supabase: `npm run test:deno`.
import { functionsOnDeno } from './functions-on-deno.ts'
import { summarize } from './run-step.ts'

summarize([await functionsOnDeno('all')])
