import * as v from 'valibot'
import type { RefusedRecord } from '../../src/domain/course/learning-exchange.ts'
import { type LearningRecord, recordName, stands } from '../../src/domain/course/learning-record.ts'
import { call, person, type Person } from '../../supabase/tests/actors.ts'
import { type Database, engines } from '../../supabase/tests/database.ts'
import type { Exchange } from './learning-device.ts'

/** `now`: the server's time in ms. `limit`: so many records of a person it takes. */
export type LearningWorld = { now: number; readonly limit: number }

/** What a server keeps of one person: `putBack` brings what `backUp` saw, in a new epoch. */
export type LearningServer = { exchange: Exchange; backUp: () => Promise<void>; putBack: () => Promise<void> }
export type LearningServers = { open: (world: LearningWorld) => Promise<LearningServer>; close: () => Promise<void> }

const aheadMs = 60_000
type Row = LearningRecord & { readonly version: number }

/** The rules of `sync_learning` in memory, for one person whose requests are well formed. */
class ModelServer implements LearningServer {
  private rows = new Map<string, Row>()
  private forgotten = 0
  private epoch = 1
  private backup = { rows: this.rows, forgotten: 0 }
  private readonly world: LearningWorld

  constructor(world: LearningWorld) {
    this.world = world
  }

  private get last(): number {
    return Math.max(this.forgotten, ...[...this.rows.values()].map(({ version }) => version))
  }

  private refusal(record: LearningRecord): RefusedRecord | null {
    const { kind, key } = record
    const own = this.rows.get(recordName(record))
    if (record.at <= Math.max(this.world.now + aheadMs, (own?.at ?? -1) + 1)) return null
    return { kind, key, code: 'ahead', at: own?.value === record.value ? own.at : Math.max(this.world.now, (own?.at ?? -1) + 1) }
  }

  /** `sent`: the names of what the request brings, whose removals stay. */
  private makeRoom(more: number, sent: ReadonlySet<string>): void {
    const { limit } = this.world
    if (this.rows.size + more <= limit) return
    const removals = [...this.rows].filter(([name, { value }]) => value.startsWith('["removed"') && !sent.has(name))
    const oldest = removals.toSorted(([a, one], [b, other]) => one.version - other.version || (a < b ? -1 : 1))
    for (const [name, { version }] of oldest.slice(0, this.rows.size + more - Math.trunc((limit * 9) / 10))) {
      this.rows.delete(name)
      this.forgotten = Math.max(this.forgotten, version)
    }
  }

  private take(records: readonly LearningRecord[], version: number): RefusedRecord[] {
    const judged = records.map((record) => ({ record, refused: this.refusal(record), own: this.rows.get(recordName(record)) }))
    const news = judged.filter(({ record, refused, own }) => refused === null && (own === undefined || stands(record, own)))
    const sent = new Set(records.map(recordName))
    if (news.length > 0) this.makeRoom(news.filter(({ own }) => own === undefined).length, sent)
    const full: RefusedRecord[] = []
    for (const { record } of news) {
      const { kind, key } = record
      const name = recordName(record)
      if (this.rows.has(name) || this.rows.size < this.world.limit) this.rows.set(name, { ...record, version })
      else full.push({ kind, key, code: 'full' })
    }
    return [...judged.flatMap(({ refused }) => refused ?? []), ...full]
  }

  exchange: Exchange = async (records, asked) => {
    const before = this.last
    const refused = this.take(records, before + 1)
    const last = this.last
    const since = asked > last ? 0 : asked
    const told = [...this.rows.values()].filter(({ version }) => version > since && version <= before)
    const inOrder = told.toSorted((a, b) => a.version - b.version)
    const page = inOrder[199]?.version ?? last
    const until = page < before ? page : last
    const isOver = (row: Row) => {
      const sent = records.find((record) => recordName(record) === recordName(row))
      return sent !== undefined && (sent.at !== row.at || sent.value !== row.value)
    }
    const rows = [...this.rows.values()].toSorted((a, b) => a.version - b.version)
    const paged = new Set(inOrder.filter(({ version }) => version <= until))
    const shown = rows
      .filter((row) => paged.has(row) || isOver(row))
      .map(({ kind, key, at, value }) => ({ kind, key, at, value }))
    return { epoch: String(this.epoch), version: until, more: until < last, forgotten: this.forgotten, records: shown, refused }
  }

  backUp = async () => void (this.backup = { rows: new Map(this.rows), forgotten: this.forgotten })

  putBack = async () => {
    this.rows = new Map(this.backup.rows)
    this.forgotten = this.backup.forgotten
    this.epoch += 1
  }
}

const text = v.string()
const name = { kind: text, key: text }
const AnswerSchema = v.object({
  epoch: text,
  version: v.number(),
  more: v.boolean(),
  forgotten: v.number(),
  records: v.array(v.object({ ...name, at: v.number(), value: text })),
  refused: v.array(v.object({ ...name, code: text, at: v.optional(v.number()) })),
})

/** The real function on PGlite: the clock and the room of a run are the world's. */
async function sqlServer({ root }: Database, who: Person, world: LearningWorld): Promise<LearningServer> {
  const copies = [
    ['learning_records', 'pg_temp.records'],
    ['forgotten_learning', 'pg_temp.forgotten'],
  ] as const
  return {
    exchange: async (records, since) => {
      await root.exec(`update private.settings set value = ${world.now} where name = 'learning_now'`)
      const parameters = { p_records: JSON.stringify(records), p_since: since, p_expected_user: who.id, p_by_name: true }
      return v.parse(AnswerSchema, await call(who, 'sync_learning', parameters))
    },
    backUp: () =>
      root.exec(
        copies
          .map(([table, copy]) => `drop table if exists ${copy}; create temp table ${copy.slice(8)} as table private.${table};`)
          .join('\n'),
      ),
    putBack: () =>
      root.exec(
        `${copies.map(([table, copy]) => `delete from private.${table}; insert into private.${table} table ${copy};`).join('\n')} select private.begin_new_epoch()`,
      ),
  }
}

/** Fresh servers, one a run: `model` in memory, `sql` the real function. */
export async function learningServers(kind: string): Promise<LearningServers> {
  if (kind === 'model') return { open: async (world) => new ModelServer(world), close: async () => undefined }
  const [engine] = engines
  if (kind !== 'sql' || !engine) throw new Error(`There is no server named ${kind}: choose model or sql.`)
  const db = await engine.open()
  await db.root.exec(`insert into private.settings (name, value) values ('learning_now', 0);
    create or replace function private.learning_now() returns bigint language sql set search_path = pg_catalog as 'select private.setting(''learning_now'')'`)
  return {
    open: async (world) => {
      await db.root.exec(`delete from private.learning_records; delete from private.forgotten_learning;
        update private.settings set value = ${world.limit} where name = 'learning_records'`)
      return sqlServer(db, await person(db, 'cadet'), world)
    },
    close: () => db.close(),
  }
}
