import { setTimeout } from 'node:timers/promises'

export const seconds = (count: number) => setTimeout(count * 1000)

/** Asks until the answer is true. Answers after how many ms it was, or null when it never was. */
export async function until(ask: () => Promise<boolean>, limitSeconds: number): Promise<number | null> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < limitSeconds * 1000) {
    if (await ask().catch(() => false)) return performance.now() - startedAt
    await seconds(0.1)
  }
  return null
}
