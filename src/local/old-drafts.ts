import { delMany, getMany, keys } from 'idb-keyval'
import { keyvalStore } from './keyval-store'

const ofForms = /^draft:((?:create-bounty|contact-message)$|(?:fund-bounty|complete-bounty|edit):)/

/** The forms that a version before drafts had owners has kept, by the names that they have now. */
export async function oldDrafts(): Promise<{ key: string; value: unknown }[]> {
  const names = await namesOfOldDrafts()
  const values = await getMany<unknown>(names, keyvalStore())
  return values.flatMap((value, index) => {
    const draft = { key: (names[index] ?? '').slice('draft:'.length), value }
    const hasPhoto = typeof value === 'object' && value !== null && 'photo' in value && value.photo !== null
    return hasPhoto ? [draft, { ...draft, key: `${draft.key}:photo` }] : [draft]
  })
}

export async function dropOldDrafts(): Promise<void> {
  await delMany(await namesOfOldDrafts(), keyvalStore())
}

async function namesOfOldDrafts(): Promise<string[]> {
  const names = await keys<IDBValidKey>(keyvalStore())
  return names.filter((name) => typeof name === 'string').filter((name) => ofForms.test(name))
}
