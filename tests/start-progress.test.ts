import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellProgress } from '../supabase/embedded/start-progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part that takes long is told every five seconds, and its end', async () => {
  const lines: string[] = []
  const build = new Promise<string>((resolve) => setTimeout(resolve, 12_000, 'built'))
  const told = tellProgress('Building the app', build, (line) => lines.push(line))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await told).toBe('built')
  expect(lines).toEqual(['  Building the app ... 5 s', '  Building the app ... 10 s', '  Building the app: done'])
})

test('a part that is quick says nothing, and a failed one no more', async () => {
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  expect(await tellProgress('Opening the database', Promise.resolve(1), say)).toBe(1)
  await expect(tellProgress('Opening the database', Promise.reject(new Error('in use')), say)).rejects.toThrow('in use')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lines).toEqual([])
})
