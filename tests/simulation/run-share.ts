import 'fake-indexeddb/auto'
import { checkKnownFaults, checkSchedules, type Report, type Share } from './check-schedules.ts'
import { serverNamed } from './servers.ts'
import { Storage } from './storage.ts'

const share: Share = JSON.parse(process.argv[2] ?? '')

const tell = (message: { done: boolean; report: Report }) => process.send?.(message)
const servers = await serverNamed(share.server)
const storage = new Storage()
const known = await checkKnownFaults(share.known, servers.open, storage)
const report = await checkSchedules(share, servers.open, storage, (current) => tell({ done: false, report: current }))
report.failures.unshift(...known)
tell({ done: true, report })
await servers.close()
process.disconnect?.()
