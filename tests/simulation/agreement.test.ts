import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '../setup/breadth.ts'
import { ModelServer } from './model-server.ts'
import { runSchedule } from './run-schedule.ts'
import { schedules } from './any-schedule.ts'
import { openSqlServers } from './sql-server.ts'
import { Storage } from './storage.ts'

const seeds = isWhole ? 60 : 20

const storage = new Storage()
let sql: Awaited<ReturnType<typeof openSqlServers>>

beforeAll(async () => {
  sql = await openSqlServers()
})
afterAll(async () => {
  await sql.close()
})

test('the server in memory and the SQL functions tell the phone the same story', { timeout: 300_000 }, async () => {
  for (let seed = 0; seed < seeds; seed++) {
    const [schedule] = fc.sample(schedules, { seed, numRuns: 1 })
    if (!schedule) throw new Error(`Seed ${seed} makes no schedule.`)
    const byModel = await runSchedule(schedule, new ModelServer(), storage)
    const bySql = await runSchedule(schedule, await sql.open(), storage)
    expect({ seed, history: byModel.history }).toEqual({ seed, history: bySql.history })
  }
})
