export type Countdown = { days: number; hours: number; minutes: number; seconds: number }

/** Whole days, hours, minutes and seconds of a span in milliseconds. A span that is over stays at zero. */
export function countdown(ms: number): Countdown {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
