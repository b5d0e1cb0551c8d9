/** The transactions that are under way in this page, whatever their database. */
const underWay = new Set<IDBTransaction>()
let isLeft = false

/**
 * Ends the transaction with the page. A browser may keep a page that is left, for the way back; what is under way in it then stands still
 * with it, and in WebKit blocks the database for every page that follows.
 */
export function endWithPage(transaction: IDBTransaction): void {
  underWay.add(transaction)
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => underWay.delete(transaction))
  if (isLeft) abort(transaction)
}

/** Whether the page lies in the browser's cache by now: what it still begins can't be done. */
export const isPageLeft = () => isLeft

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It's being committed, which needs the page no more.
  }
}

// A worker and a test have no page to leave.
if (typeof document !== 'undefined') {
  addEventListener('pagehide', (event) => {
    // A page that isn't kept ends with all that is its own.
    if (!('persisted' in event && event.persisted)) return
    isLeft = true
    for (const transaction of underWay) abort(transaction)
  })
  addEventListener('pageshow', () => {
    isLeft = false
  })
}
