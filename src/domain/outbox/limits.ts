/** Sending is owned for this long and renewed while it goes on; one that stands still or is gone loses its entry when it is over. */
export const LEASE_MS = 30_000
/** What any answer may ask to be left alone, at least and at most. */
export const ASKED_LEAST_MS = 1_000
export const ASKED_MOST_MS = 120_000
/** A stranger that answers for longer than this is worth telling: until then it may be a moment's fault. */
export const STRANGER_PATIENCE_MS = 60_000

/** Full jitter doubles from the base up to a cap that depends on whether somebody watches. */
export const BACKOFF_BASE_MS = 2_000
export const VISIBLE_CAP_MS = 45_000
export const BACKGROUND_CAP_MS = 300_000
/** A quota is told by the hour: asking again every few seconds would only use it up. */
export const QUOTA_BASE_MS = 60_000
export const QUOTA_CAP_MS = 900_000
/** The server fails at an act: asked once more after this pause, for it may be the server's moment, and then the person is told. */
export const MOST_FAILINGS = 2
export const FAILING_PAUSE_MS = 20_000
/** The server lacks a function: this app or the server is older. Asked for a day, then the person is told. */
export const SKEW_BASE_MS = 60_000
export const SKEW_CAP_MS = 3_600_000
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
