import { expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { discardBackend, send, startBackend } from './running-backend.ts'

test('the embedded backend does what is due at each start, and every five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const running = await startBackend()
  const started = new Date()
  vi.advanceTimersByTime(5 * 60_000)
  // It comes after the jobs in the queue.
  await send(running, 'GET', '/auth/v1/user')
  const { dataFolder } = running
  await running.stop()
  vi.useRealTimers()

  const connection = await openDatabase(prepareDataFolder(dataFolder))
  const { rows } = await connection.driver.query('select name, ran_at >= $1 as has_run from private.job_runs order by name', [
    started,
  ])
  await connection.driver.exec("update private.job_runs set ran_at = now() - interval '2 days'")
  await connection.close()
  expect(rows).toEqual([
    { name: 'application_mails', has_run: true },
    { name: 'expire_due_bounties', has_run: true },
    { name: 'forget_what_is_old', has_run: false },
    { name: 'message_mails', has_run: true },
    { name: 'newsletter_mails', has_run: true },
    { name: 'notice_mails', has_run: true },
    { name: 'pushes', has_run: true },
    { name: 'run_waits', has_run: true },
  ])

  await (await startBackend({ dataFolder })).stop()
  const again = await openDatabase(prepareDataFolder(dataFolder))
  const late = await again.driver.query('select private.late_jobs() as late')
  await again.close()
  expect(late.rows).toEqual([{ late: [] }])
  await discardBackend({ ...running, stop: async () => undefined })
})
