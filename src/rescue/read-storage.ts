/** Opens a database of the app as it is. One that isn't there is not made: an empty one in its place would keep the app from making it. */
function open(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => {
      if (opening.error?.name === 'AbortError') resolve(null)
      else reject(opening.error ?? new Error('The storage can’t be opened.'))
    })
  })
}

async function ask<T>(name: string, store: string, question: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  const database = await open(name)
  if (!database) return undefined
  try {
    if (!database.objectStoreNames.contains(store)) return undefined
    const request = question(database.transaction(store).objectStore(store))
    return await new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('The storage can’t be read.')))
    })
  } finally {
    database.close()
  }
}

/** All that a store of a database holds; nothing where there is none. */
export async function readAll<T>(database: string, store: string): Promise<T[]> {
  return (await ask<T[]>(database, store, (from) => from.getAll())) ?? []
}

/** One value of a store; undefined where there is none. */
export async function readOne<T>(database: string, store: string, key: string): Promise<T | undefined> {
  return ask<T>(database, store, (from) => from.get(key))
}
