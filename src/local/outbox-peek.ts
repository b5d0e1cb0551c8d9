const NAME = 'wayfinder-outbox'

/** Whether a form's draft may lie on this phone: a look beside Dexie, which is far larger than the page that asks. It makes no outbox where there is none. */
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
