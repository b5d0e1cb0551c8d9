import { del, promisifyRequest } from 'idb-keyval'
import { hasKeyvalStore, keyvalStore, readKeyval } from './keyval-store'

const ofForms = /^draft:((?:create-bounty|contact-message)$|(?:fund-bounty|complete-bounty|edit):)/

/** The forms that a version before drafts had owners has kept, by the names that they have now. */
export async function oldDrafts(): Promise<{ key: string; value: unknown }[]> {
  const names = await namesOfOldDrafts()
  const values = await Promise.all(names.map((name) => readKeyval<unknown>(name)))
  return values.flatMap((value, index) => {
    const draft = { key: (names[index] ?? '').slice('draft:'.length), value }
    const hasPhoto = typeof value === 'object' && value !== null && 'photo' in value && value.photo !== null
    return hasPhoto ? [draft, { ...draft, key: `${draft.key}:photo` }] : [draft]
  })
}

export async function dropOldDrafts(): Promise<void> {
  const names = await namesOfOldDrafts()
  await Promise.all(names.map((name) => del(name, keyvalStore())))
}

async function namesOfOldDrafts(): Promise<string[]> {
  if (!(await hasKeyvalStore())) return []
  const names = await keyvalStore()('readonly', (store) => promisifyRequest(store.getAllKeys()))
  return names.filter((name) => typeof name === 'string').filter((name) => ofForms.test(name))
}
