import { draftsOf } from './drafts'
import { readOwn, typedNames } from './own-values'
import { sharedPhoto } from './shared-photo'

/** How many forms this person has begun and not sent, with a photo that they shared and no form has taken. */
export async function countBegun(ownerId: string): Promise<number> {
  const [drafts, photo, ...typed] = await Promise.all([
    draftsOf(ownerId),
    sharedPhoto(ownerId, Date.now()),
    ...typedNames.map((name) => readOwn(ownerId, name)),
  ])
  const forms = new Set(drafts.map(({ key }) => key.replace(/:photo$/, '')))
  return forms.size + typed.filter((value) => value !== undefined).length + (photo?.ownerId === ownerId ? 1 : 0)
}
