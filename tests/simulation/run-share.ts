import 'fake-indexeddb/auto'
import { OutboxDatabase } from '../../src/local/outbox-database'
import { checkKnownFaults, checkSchedules, type Report } from './check-schedules.ts'
import { serverNamed } from './servers.ts'

const [from = '0', count = '0', name = 'model', until = ''] = process.argv.slice(2)
const TELL_EVERY = 500

Object.assign(globalThis, { location: { origin: 'https://academy.test' } })
const tell = (message: { done: boolean; report: Report }) => process.send?.(message)
const servers = await serverNamed(name)
const database = new OutboxDatabase('simulated')
const known = Number(from) === 0 ? await checkKnownFaults(servers.open, database) : []
const isToFirst = until === 'first'
const report = await checkSchedules(
  { from: Number(from), count: isToFirst && known.length > 0 ? 0 : Number(count), isToFirst },
  servers.open,
  database,
  (current) => current.schedules % TELL_EVERY === 0 && tell({ done: false, report: current }),
)
report.failures.unshift(...known)
tell({ done: true, report })
await servers.close()
process.disconnect?.()
