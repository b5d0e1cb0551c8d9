import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { accept, act, bountyTerms, complete, fund, person, photoOf, review, visitor, type Actor, type Person } from './actors.ts'
import { buy } from './purchases.ts'
import type { Connection, Database, Row } from './database.ts'

/** People who each hold something that the others must not see, and the rows that they hold. */
export type World = {
  db: Database
  actors: Actor[]
  bounty: string
  hidden: string
  photo: string
  looseFile: string
  pledge: string
  /** The number of the funder's, who has Elite Corps. */
  certificate: string
  /** The address of an account that is gone. */
  left: string
}

async function apply(sent: Promise<{ outcome: string; code: string | null; op_id: string }>): Promise<string> {
  const { outcome, code, op_id } = await sent
  if (outcome !== 'applied') throw new Error(`refused: ${code}`)
  return op_id
}

async function startApplication(who: Actor): Promise<void> {
  const [row] = await who.sql("select public.start_application($1, '2025-05-01') as made", [`${randomUUID()}@example.test`])
  const { id, secret } = v.parse(v.object({ id: v.string(), secret: v.string() }), row?.['made'])
  await who.sql("select public.save_application($1, $2, null, '+15551234567', 3)", [id, secret])
}

/** A visitor writes, and is answered. */
async function answerMessage(who: Actor, staff: Actor): Promise<void> {
  const id = randomUUID()
  await who.sql("select public.send_contact_message($1, 'Casey', 'casey@example.test', 'When does the course begin?')", [id])
  await staff.sql("select public.answer_message($1, $2, $3, 'In May.')", [randomUUID(), staff.id, id])
}

/** Somebody applies, and deletes the account that has the same address, which it answers. */
async function leave(db: Database): Promise<string> {
  const leaver = await person(db, 'leaver')
  const [account] = await db.root.query('select email from auth.users where id = $1', [leaver.id])
  await visitor(db).sql("select public.start_application($1, '2025-05-01')", [account?.['email']])
  await db.root.query('delete from auth.users where id = $1', [leaver.id])
  return String(account?.['email'])
}

/** A text of each level. */
const loadTraining = (connection: Connection) =>
  connection.query('select public.load_training($1)', [
    JSON.stringify(
      [1, 2, 3, 4, 5].map((level) => ({ id: `text-${level}`, kind: 'module', level, text: { words: 'Stand by the door.' } })),
    ),
  ])

/** Somebody's device says that a section was read. */
async function learn(who: Actor): Promise<void> {
  const records = [{ kind: 'read', key: 'see-it-early', at: 1, value: 'read' }]
  await who.sql('select public.sync_learning($1)', [JSON.stringify(records)])
}

/** Somebody has a device told, but of no answers. */
const listen = (who: Person) =>
  who.sql("select public.add_push_device($1, 'https://push.example.test/1', $2, $3), public.choose_pushes($1, '{answers}')", [
    who.id,
    'p'.repeat(87),
    'a'.repeat(22),
  ])

/** Somebody wants mails, and has no device. */
const wantMails = (who: Person) => who.sql("select public.choose_mails($1, '{own_bounties,to_review}')", [who.id])

/** A certificate of completion, as its number. */
async function certify(connection: Connection, { id }: { id: string }): Promise<string> {
  const [row] = await connection.query(
    'insert into private.certificates (number, user_id) values (private.new_certificate_number(), $1) returning number',
    [id],
  )
  return String(row?.['number'])
}

/** Fills a database with at least one row of every table that a person has to do with. */
export async function makeWorld(db: Database): Promise<World> {
  const stranger = await person(db, 'stranger')
  const funder = await person(db, 'funder')
  const creator = await person(db, 'creator')
  const acceptor = await person(db, 'acceptor')
  const moderator = await person(db, 'moderator', { moderator: true })
  const staff = await person(db, 'staff', { staff: true })

  await listen(acceptor)
  await wantMails(creator)
  const [bounty, second, hidden] = [
    await apply(act(creator, 'create_bounty', bountyTerms({ p_funding_goal_cents: 500 }))),
    await apply(act(creator, 'create_bounty', bountyTerms())),
    await apply(act(creator, 'create_bounty', bountyTerms())),
  ]
  await apply(fund(funder, bounty, 700))
  const pledge = await apply(fund(funder, bounty, 300, { p_anonymous: true }))
  await apply(fund(acceptor, hidden, 300))
  await apply(accept(acceptor, bounty))
  await apply(accept(acceptor, second))
  const photo = await photoOf(db, acceptor)
  const completion = await apply(complete(acceptor, bounty, { p_photo_path: photo }))
  await apply(review(creator, completion, 'request_changes', 'Show the whole landmark.'))
  await apply(act(stranger, 'report_bounty', { p_bounty_id: second, p_reason: 'It names a neighbour.' }))
  await apply(act(moderator, 'hide_bounty', { p_bounty_id: hidden, p_hidden: true, p_reason: 'It names a neighbour.' }))
  await moderator.sql('select public.expire_due_bounties()')
  await acceptor.sql('select public.mark_notifications_read()')
  await db.root.query('select public.notice_mails_due()')
  await startApplication(visitor(db))
  await answerMessage(visitor(db), staff)
  const left = await leave(db)
  await learn(funder)
  await buy(db.root, stranger, randomUUID())
  await buy(db.root, funder, randomUUID(), 'elite_corps')
  const certificate = await certify(db.root, funder)
  await loadTraining(db.root)
  const looseFile = await photoOf(db, funder)
  await db.root.query(
    "insert into storage.buckets (id, name, public) values ('elsewhere', 'elsewhere', false) on conflict do nothing",
  )
  await db.root.query("insert into storage.objects (bucket_id, name) values ('elsewhere', $1)", [
    `${stranger.id}/${randomUUID()}.jpg`,
  ])
  return {
    db,
    actors: [visitor(db), stranger, funder, creator, acceptor, moderator, staff],
    bounty,
    hidden,
    photo,
    looseFile,
    pledge,
    certificate,
    left,
  }
}

/** What of this life did not come about, though no act was refused: row security hides a row from an update without a word. */
export async function unfinished({ db, bounty, hidden, left, actors }: World): Promise<string[]> {
  const idOf = (name: string) => actors.find((who) => who.name === name)?.id
  const acceptor = idOf('acceptor')
  const checks = {
    'totals of the bounty': `exists (select from public.bounties where id = '${bounty}' and status = 'funded' and current_funding = 10 and contributors = 2)`,
    'hidden bounty': `exists (select from public.bounties where id = '${hidden}' and hidden_at is not null)`,
    'review of the completion': `exists (select from public.completions where bounty_id = '${bounty}' and status = 'changes_requested')`,
    'review of the acceptance': `exists (select from public.bounty_acceptances where bounty_id = '${bounty}' and status = 'changes_requested')`,
    'notices read': `exists (select from public.notifications where user_id = '${acceptor}' and read_at is not null)`,
    'goal reached': `exists (select from public.notifications where bounty_id = '${bounty}' and kind = 'goal_reached')`,
    push: `exists (select from private.pushes p join private.push_devices d on d.id = p.device_id where d.user_id = '${acceptor}' and p.kind = 'changes_requested')`,
    mail: `exists (select from private.notice_mails m join private.mailed_notices n on n.mail_id = m.id where m.user_id = '${idOf('creator')}')`,
    purchase: `exists (select from public.subscriptions where user_id = '${actors[1]?.id}' and plan_type = 'cadet_basic')`,
    application: "exists (select from public.applicants where phone_number = '+15551234567' and application_step = 3)",
    training: 'exists (select from public.training_texts where level = 5)',
    learning: `exists (select from private.learning_records where user_id = '${idOf('funder')}')`,
    'application of who left': `not exists (select from public.applicants where email = '${left}')`,
    subscriptions:
      'not exists (select from public.profiles p where not exists (select from public.subscriptions s where s.user_id = p.id))',
  }
  const missing: string[] = []
  for (const [name, check] of Object.entries(checks)) {
    const [row] = await db.root.query(`select ${check} as holds`)
    if (row?.['holds'] !== true) missing.push(name)
  }
  const [other] = await asActs(db, "select count(*) from storage.objects where bucket_id <> 'completion-photos'")
  if (other?.['count'] !== 0) missing.push('the acts see no other bucket')
  return missing
}

/** Asks with the rights that the acts have, and no more. */
async function asActs(db: Database, text: string): Promise<Row[]> {
  await db.root.query('begin')
  await db.root.query('set local role academy_acts')
  const rows = await db.root.query(text)
  await db.root.query('rollback')
  return rows
}
