import type { PgliteConnection } from '@supabase/lite/pglite'

/** What hosted Supabase grants on the schemas that it owns. Row security on storage decides what each role may do there; `public` is the migrations' alone. */
const GRANTS = `
grant usage on schema public, storage, auth, extensions to anon, authenticated, service_role;
grant all on all tables in schema storage to service_role;
grant all on storage.objects, storage.buckets to anon, authenticated;
`

/**
 * Makes the grants ourselves and tells Lite that they are made. Left to itself, the first request of a process grants
 * everything on every schema with row security to all roles, for good, which undoes the revokes of the migrations.
 */
export async function settleGrants(connection: PgliteConnection): Promise<void> {
  await connection.driver.exec(GRANTS)
  if (!Reflect.has(connection, 'rlsState'))
    throw new Error('This version of @supabase/lite keeps its grants elsewhere: tables would be open.')
  Reflect.set(connection, 'rlsState', 'active')
}
