import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '../setup/breadth.ts'
import { type LearningFindings, noFindings, runLearningSchedule } from './learning-schedule.ts'
import { learningServers, type LearningServers } from './learning-servers.ts'

let model: LearningServers
let sql: LearningServers

beforeAll(async () => {
  model = await learningServers('model')
  sql = await learningServers('sql')
})
afterAll(() => sql.close())

async function run(servers: LearningServers, seeds: number, from = 0): Promise<LearningFindings> {
  const sum = { ...noFindings, failures: [] }
  for (let seed = from; seed < from + seeds; seed += 1) await runLearningSchedule(seed, servers, sum)
  return sum
}

test('two devices with wrong clocks come to the same, lose nothing that was written upon, and shut no record', async () => {
  const { failures, forgetful } = await run(model, isWhole ? 1000 : 24)
  expect(failures).toEqual([])
  // The server has forgotten removals on the way.
  expect(forgetful).toBeGreaterThan(2)
})

test('the server in memory and the SQL function tell the devices the same story', async () => {
  for (let seed = 0; seed < (isWhole ? 30 : 1); seed += 1) {
    const byModel = await run(model, 1, seed)
    expect({ seed, ...(await run(sql, 1, seed)) }).toEqual({ seed, ...byModel })
  }
})
