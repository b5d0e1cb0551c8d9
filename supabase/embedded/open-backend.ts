import type { PgliteConnection } from '@supabase/lite/pglite'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareDataFolder, type DataFolder } from './data-folder.ts'
import { openDatabase } from './database.ts'
import { offerEnvironment } from './environment.ts'
import { layFactorTables } from './factor-tables.ts'
import { functionsHost, importModule, type LoadModule } from './functions-host.ts'
import { settleGrants } from './grants.ts'
import { EVEN_MS } from './guarded-auth.ts'
import { inboxPath } from './inbox-guard.ts'
import { openInbox, type Inbox } from './inbox.ts'
import { makeLite } from './lite.ts'
import { lockDataFolder } from './lock.ts'
import { diskFailure } from './open-failure.ts'
import { beginKeeping, finishKeeping } from './keep-folder.ts'
import { applyMigrations, applySeed, layGround } from './migrations.ts'
import { settleOldHistory } from './old-history.ts'
import { answerRequests } from './answer-requests.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { trainingTexts } from '../training/training-texts.ts'
import { readOrMakeSecrets } from './secrets.ts'

export interface BackendOptions {
  /** Where database, uploads, secrets and inbox are kept. Made when missing. */
  dataFolder: string
  /**
   * Gives the address that people open: links in mails begin with it. Asked for
   * once the folder is locked, so that a second start on the same folder is told of the first, not of its taken port.
   */
  siteUrl: () => Promise<string>
  /** Gives the address at which functions reach the backend, where that is another; asked for after `siteUrl`. */
  ownUrl?: () => string
  /** Holds `migrations`, `seed.sql` and `functions`; the project's own `supabase` folder when left out. */
  projectFolder?: string
  loadModule?: LoadModule
  /** How many rows one answer has at most: 100, as on hosted Supabase, when left out. */
  maxRows?: number
  /** How many new accounts a network may ask for in five minutes: 30, as on hosted Supabase, when left out. */
  signUps?: number
  /** How long the answers take at least that could tell whether an account exists: 400 ms when left out. */
  evenMs?: number
  /** Told in one line what the person who started the backend should know. */
  notice?: (line: string) => void
}

export interface Backend {
  /** Answers a request to one of the backend's paths. `peerAddress` is the socket's own, never a header's. */
  fetch(request: Request, peer: { peerAddress: string | null }): Promise<Response>
  inbox: Inbox
  /** The inbox's address on this machine, with the token that opens it. */
  inboxPath: string
  close(): Promise<void>
}

/** What has come to its age goes, in a project that says what does. */
const FORGET = `do $$ begin
  if to_regprocedure('private.forget_what_is_old()') is not null then perform private.forget_what_is_old(); end if;
end $$`
/** What is due by the clock, as pg_cron does it when hosted. Mails that are due go beside requests: see `functionJobs`. */
const RUN_WHAT_IS_DUE = `do $$ begin
  if to_regprocedure('private.run_waits()') is not null then
    perform public.expire_due_bounties(1000), private.run_waits(), private.ask_for_application_mails(), private.ask_for_newsletter_mails(),
      private.ask_for_message_mails(), private.ask_for_pushes(), private.ask_for_notice_mails();
  end if;
end $$`
/**
 * The words of the packages as they stand in the files, in a project that has a place for them. `loaded`: what this answered at the last start,
 * since they rarely change and take a sixth of a second.
 */
async function loadTraining({ driver }: PgliteConnection, loaded: string): Promise<string> {
  const texts = JSON.stringify(trainingTexts)
  const hash = createHash('sha256').update(texts).digest('hex')
  if (hash === loaded) return hash
  const { rows } = await driver.query<{ is_there: boolean }>(
    "select to_regprocedure('public.load_training(jsonb)') is not null as is_there",
  )
  if (!rows[0]?.is_there) return ''
  await driver.query('select public.load_training($1)', [texts])
  return hash
}

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** Opens Supabase Lite on PGlite in a folder, migrated and seeded. Throws a StartupError that says what to do. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const {
    dataFolder,
    projectFolder = PROJECT_FOLDER,
    loadModule = importModule,
    maxRows = 100,
    signUps = 30,
    evenMs = EVEN_MS,
    notice = () => undefined,
  } = options
  const folder = prepareDataFolder(dataFolder)
  const lock = await lockDataFolder(folder.lock)
  try {
    const siteUrl = await options.siteUrl()
    const connection = await openKnownDatabase(folder, projectFolder, notice)
    const fresh = !existsSync(folder.databaseReady)
    const secrets = readOrMakeSecrets(folder.secrets)
    const inbox = openInbox(folder.inbox)
    const lite = await makeLite(connection, { folder, inbox, secrets, siteUrl, maxRows })
    await layGround(connection.driver)
    await layFactorTables(connection.driver)
    for (const file of await applyMigrations(connection.driver, `${projectFolder}/migrations`)) {
      notice(
        `Migration ${file} was changed after it was applied here, and is not applied again: this database has what it said then. ` +
          'Give the file its old text back, and put the change into a new migration.',
      )
    }
    if (fresh) await applySeed(connection.driver, `${projectFolder}/seed.sql`)
    await settleGrants(connection)
    const loaded = fresh ? '' : readFileSync(folder.databaseReady, 'utf8')
    writeFileSync(folder.databaseReady, await loadTraining(connection, loaded))
    const inTurn = oneAtATime()
    const atOnceAndEvery = async (minutes: number, job: string) => {
      const run = () => inTurn(() => connection.driver.exec(job))
      await run()
      return setInterval(() => void run().catch(console.error), minutes * 60_000).unref()
    }
    const timers = [await atOnceAndEvery(24 * 60, FORGET), await atOnceAndEvery(5, RUN_WHAT_IS_DUE)]
    const ownUrl = options.ownUrl?.() ?? siteUrl
    const withdrawEnvironment = offerEnvironment({
      siteUrl,
      ownUrl,
      secretKey: secrets.secretKey,
      file: `${projectFolder}/functions/.env`,
    })
    return {
      fetch: answerRequests({
        lite,
        database: connection.driver,
        inTurn,
        inbox,
        secrets,
        ownUrl,
        signUps,
        evenMs,
        runFunction: functionsHost(`${projectFolder}/functions`, loadModule),
      }),
      inbox,
      inboxPath: inboxPath(secrets.secretKey),
      async close() {
        timers.forEach(clearInterval)
        withdrawEnvironment()
        await connection.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw diskFailure(folder, error)
  }
}

/** The folder's database, or a fresh one where what stood there is from before 1.0.0 and can't go on: that is kept beside it. */
async function openKnownDatabase(
  folder: DataFolder,
  projectFolder: string,
  notice: (line: string) => void,
): Promise<PgliteConnection> {
  const tellOfKept = async () => {
    const kept = await finishKeeping(folder)
    if (kept !== null) notice(kept)
  }
  await tellOfKept()
  const connection = await openDatabase(folder)
  if (await settleOldHistory(connection.driver, projectFolder)) return connection
  await beginKeeping(folder, connection.driver)
  await connection.close()
  await tellOfKept()
  return openDatabase(folder)
}
