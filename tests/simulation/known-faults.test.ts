import { describe, expect, test } from 'vitest'
import { killedAnywhere, knownFaults } from './known-faults.ts'
import { ModelServer } from './model-server.ts'
import { runSchedule } from './run-schedule.ts'
import { Storage } from './storage.ts'

const storage = new Storage()

describe('faults that known systems have shown', () => {
  test.each([...knownFaults, ...killedAnywhere])('$name', async ({ schedule, ends }) => {
    const run = await runSchedule(schedule, new ModelServer(), storage)
    expect({ violations: run.violations, ends: run.ends }).toEqual({ violations: [], ends })
  })
})
