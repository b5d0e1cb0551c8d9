const NAME = 'wayfinder-outbox'

/**
 * Whether something may stand in a form's draft on this phone: a look beside Dexie, which is far larger than the page that asks. Where there is
 * no outbox yet, none is made.
 */
export function mayHoldDraft(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(NAME)
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', () => resolve(false))
    opening.addEventListener('success', () => {
      const database = opening.result
      const over = (answer: boolean) => {
        database.close()
        resolve(answer)
      }
      if (!database.objectStoreNames.contains('drafts')) return over(true)
      const counting = database.transaction('drafts').objectStore('drafts').count()
      counting.addEventListener('success', () => over(counting.result > 0))
      counting.addEventListener('error', () => over(true))
    })
  })
}
