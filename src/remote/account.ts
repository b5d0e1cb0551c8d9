import * as v from 'valibot'
import { type Profile, profileSchema } from '../domain/account/profile'
import { parsedAs } from '../domain/app/parsed-as'
import { dataClient, readRows } from './data-client'
import { type Answer, offline, refusalOf, refusalOfThrown } from './failure'
import { captchaOptions } from './human-proof'
import { invokeFunction, PHOTO_TYPES } from './invoke-function'

const ProfileRowSchema = v.pipe(
  profileSchema,
  v.transform((row): Profile => ({ displayName: row.display_name, hideFromLeaderboard: row.hide_from_leaderboard })),
)

/** The own profile, every column of it. */
export function myProfile(): Promise<Answer<Profile>> {
  return readRows((client) => client.rpc('my_profile').maybeSingle(), parsedAs(ProfileRowSchema))
}

/** Changes the own name and leaderboard choice. Row security refuses by finding no row: that is no success. */
export function updateProfile(userId: string, profile: Profile): Promise<Answer<Profile>> {
  const columns = { display_name: profile.displayName, hide_from_leaderboard: profile.hideFromLeaderboard }
  return readRows(
    (client) => client.from('profiles').update(columns).eq('id', userId).select('id'),
    (data) => (v.is(v.strictTuple([v.object({ id: v.literal(userId) })]), data) ? profile : undefined),
  )
}

const DataSchema = v.pipe(
  v.record(
    v.string(),
    v.pipe(
      v.nullable(v.array(v.record(v.string(), v.unknown()))),
      v.transform((rows) => rows ?? []),
    ),
  ),
  // Every person has one; without it this is no answer of ours.
  v.check((data) => data['profile'] !== undefined),
)
export type OwnData = v.InferOutput<typeof DataSchema>

/** Everything that the server's tables keep about this person, table by table, as one document: a list could be cut short. */
export function ownData(): Promise<Answer<OwnData>> {
  return readRows((client) => client.rpc('my_data'), parsedAs(DataSchema))
}

/** Deletes the own account for good; the typed email has to be the account's. */
export function deleteAccount(email: string) {
  return invokeFunction('delete-account', { email }, v.object({ deleted: v.literal(true) }))
}

/** A photo of one's own as storage keeps it, whatever it holds. */
export async function ownPhoto(path: string): Promise<Answer<Blob>> {
  try {
    const { data, error } = await dataClient().storage.from('completion-photos').download(path)
    if (error) return refusalOf(error)
    return PHOTO_TYPES.has(data.type) ? { ok: true, value: data } : offline
  } catch (error) {
    return refusalOfThrown(error)
  }
}

/** Makes a new free account; its first password comes back once, to sign in with. An existing address is refused (docs/decisions.md, 18). */
export async function registerFreeTier(email: string) {
  return invokeFunction(
    'register-free-tier',
    { email, captcha_token: (await captchaOptions()).captchaToken },
    v.object({ tempPassword: v.string() }),
  )
}
