import * as v from 'valibot'
import { ownPath } from './redirect-path'
import { planSchema } from '../payments/subscription'

const optional = <TSchema extends v.GenericSchema>(schema: TSchema) => v.fallback(v.optional(schema), undefined)

const ownPathSchema = v.pipe(
  v.unknown(),
  v.transform(ownPath),
  v.transform((path) => path ?? undefined),
)

/** The search of /auth. Whatever is not understood is dropped, so that no address can break the page. */
export const authSearchSchema = v.object({
  plan: optional(planSchema),
  mode: optional(v.picklist(['sign-in', 'sign-up'])),
  redirect: v.optional(ownPathSchema),
})
export type AuthSearch = v.InferOutput<typeof authSearchSchema>
