/** Sending is owned for this long and renewed while it goes on; one that stands still or is gone loses its entry when it is over. */
export const LEASE_MS = 30_000
/** A stranger that answers for longer than this is worth telling: until then it may be a moment's fault. */
export const STRANGER_PATIENCE_MS = 60_000

/** So often the server may fail at an act, then the person is told. */
export const MOST_FAILINGS = 2
/** The server lacks a function: it is asked for a day, then the person is told. */
export const SKEW_PATIENCE_MS = 86_400_000

/** By so much less than the server's time a clock doesn't drift by itself: somebody has set it back. */
export const CLOCK_SET_BACK_MS = 86_400_000

/** Nothing is deleted by age: an entry this old asks for attention instead. */
export const TOO_OLD_MS = 30 * 86_400_000
/** How long settled entries stay for the "Sent" list. */
export const SETTLED_RETENTION_MS = 7 * 86_400_000

/** A person's share of the phone. */
export const MAX_ENTRIES = 50
export const MAX_PHOTOS = 10
export const MAX_PHOTO_BYTES = 20_000_000
export const MAX_PAYLOAD_BYTES = 16_384
