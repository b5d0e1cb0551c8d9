const EVERY_MS = 5_000

/**
 * Says every five seconds which part of a start is still under way, and that it ended where that was said: a terminal that is silent for a
 * minute looks dead. Answers and rejects as `work` does.
 */
export async function tellProgress<T>(part: string, work: Promise<T>, say: (line: string) => void): Promise<T> {
  let passed = 0
  const timer = setInterval(() => {
    passed += EVERY_MS
    say(`  ${part} ... ${passed / 1000} s`)
  }, EVERY_MS)
  try {
    const result = await work
    if (passed > 0) say(`  ${part}: done`)
    return result
  } finally {
    clearInterval(timer)
  }
}
