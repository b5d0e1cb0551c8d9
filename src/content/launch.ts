/** The launch offer's two cosmetic counters. Apart from the other facts: they are the ones whose script comes at once. */
export const launch = {
  countdownDays: 7,
  spots: { start: 27, floor: 15, dropChance: 0.3, minSeconds: 25, maxSeconds: 60 },
} as const
