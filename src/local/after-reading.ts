// @in values
import { promisifyRequest } from 'idb-keyval'

/**
 * Goes on with what was read, within the transaction of the reading, and resolves once that is over. What the browser refuses there undoes
 * all of it and rejects: thrown from an event of the database it would be nobody's, and stand in the console alone.
 */
export function afterReading<T>(reading: IDBRequest<T>, goOn: (found: T) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const { transaction } = reading
    if (transaction === null) throw new Error('Only what a store is asked for has a transaction.')
    reading.addEventListener('success', () => {
      try {
        goOn(reading.result)
      } catch (error) {
        reject(error)
        transaction.abort()
      }
    })
    promisifyRequest(transaction).then(resolve, reject)
  })
}
