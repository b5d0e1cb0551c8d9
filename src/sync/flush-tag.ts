// @with work
/** The tag of the worker's `sync` event, and the word by which the worker asks a page to send. */
export const FLUSH_TAG = 'flush-outbox'
