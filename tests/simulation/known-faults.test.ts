import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { OutboxDatabase } from '../../src/local/outbox-database'
import { killedAnywhere, knownFaults } from './known-faults.ts'
import { ModelServer } from './model-server.ts'
import { runSchedule } from './run-schedule.ts'

const database = new OutboxDatabase('simulated')
beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://academy.test' })
})

describe('faults that known systems have shown', () => {
  test.each([...knownFaults, ...killedAnywhere])('$name', async ({ schedule, ends }) => {
    const run = await runSchedule(schedule, new ModelServer(), database)
    expect({ violations: run.violations, ends: run.ends }).toEqual({ violations: [], ends })
  })
})
