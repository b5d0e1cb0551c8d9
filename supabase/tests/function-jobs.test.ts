import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person, refusal } from './actors.ts'
import { engines, type Database } from './database.ts'

// As pg_net and the vault of hosted Supabase look to the job.
const platform = `
  create schema net;
  create table net.asked (url text, headers jsonb, body jsonb);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000) returns bigint language sql
    as $$ insert into net.asked values (url, headers, body); select 1::bigint $$;
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);`

describe.each(engines)('the jobs that ask for functions on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())
  const ask = async () => (await db.root.query('select private.ask_for_photo_sweep() as asked'))[0]?.['asked']

  it('does nothing where there is nobody to ask, and nothing before it knows whom', async () => {
    expect(await ask()).toBe(false)
    await db.root.exec(platform)
    expect(await ask()).toBe(false)
    expect(await db.root.query('select * from net.asked')).toEqual([])
  })

  it('asks the function with the server’s key', async () => {
    await db.root.query(
      "insert into vault.decrypted_secrets values ('project_url', 'https://project.example.test/'), ('service_role_key', 'the-key')",
    )
    expect(await ask()).toBe(true)
    expect(await db.root.query('select * from net.asked')).toEqual([
      {
        url: 'https://project.example.test/functions/v1/sweep-photos',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer the-key' },
        body: {},
      },
    ])
  })

  it('asks for the mails of the newsletter in the same way, while an address has to be asked', async () => {
    const askForMails = async () => (await db.root.query('select private.ask_for_newsletter_mails() as asked'))[0]?.['asked']
    expect(await askForMails()).toBe(false)
    await db.root.query("insert into private.newsletter_subscribers (email) values ('reader@example.test')")
    expect(await askForMails()).toBe(true)
    const [asked] = await db.root.query("select url from net.asked where url not like '%sweep-photos'")
    expect(asked).toEqual({ url: 'https://project.example.test/functions/v1/newsletter-mails' })
    await db.root.query('select public.newsletter_confirmations_due(10)')
    expect(await askForMails()).toBe(false)
  })

  it('asks for the mails of applications, while one has still to go', async () => {
    const askForMails = async () => (await db.root.query('select private.ask_for_application_mails() as asked'))[0]?.['asked']
    const insert = (step: number, age: string) =>
      db.root.query(
        `insert into public.applicants (secret_hash, email, accepted_terms, terms_version, application_step, received_at)
         values ('', 'a@example.test', true, '1', $1, now() - $2::interval)`,
        [step, age],
      )
    await insert(3, '1 minute')
    await insert(4, '3 days')
    expect(await askForMails()).toBe(false)
    await insert(4, '1 minute')
    expect(await askForMails()).toBe(true)
    expect(await db.root.query("select url from net.asked where url like '%application-mails'")).toHaveLength(1)
    await db.root.query('select public.application_mails_due(10)')
    expect(await askForMails()).toBe(false)
  })

  it('asks for the mails of answers to messages, while one has still to go', async () => {
    const askForMails = async () => (await db.root.query('select private.ask_for_message_mails() as asked'))[0]?.['asked']
    const insert = (age: string) =>
      db.root.query(
        `with asked as (
           insert into private.contact_messages (id, name, email, message)
           values (gen_random_uuid(), 'Casey', 'casey@example.test', 'Hello') returning id)
         insert into private.message_answers (id, message_id, text, created_at) select id, id, 'In May.', now() - $1::interval from asked`,
        [age],
      )
    await insert('8 days')
    expect(await askForMails()).toBe(false)
    await insert('1 minute')
    expect(await askForMails()).toBe(true)
    expect(await db.root.query("select url from net.asked where url like '%message-mails'")).toHaveLength(1)
    await db.root.query('select public.message_mails_due(10)')
    expect(await askForMails()).toBe(false)
  })

  it('can be set off by nobody else', async () => {
    const stranger = await person(db, 'stranger')
    for (const job of [
      'ask_for_photo_sweep()',
      'ask_for_newsletter_mails()',
      'ask_for_application_mails()',
      'ask_for_message_mails()',
      "ask_function('sweep-photos')",
    ])
      expect(await refusal(stranger.sql(`select private.${job}`))).toBe('42501')
  })
})
