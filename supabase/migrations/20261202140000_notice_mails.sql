-- Who is told on no device is told by mail, where they want it: an approval at once, all else together and at most once a day (docs/decisions.md, 109).
-- Nobody has asked for it yet, so nothing that happened before this is told.

insert into private.settings (name, value) values ('keep_notice_mails_days', 7);
insert into private.job_runs (name) values ('notice_mails');

-- The topics that a person wants to be told of by mail. No row: none. The token is what a mail carries to stop them.
create table private.mail_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  topics text[] not null,
  token uuid not null unique default gen_random_uuid()
);
grant select, insert, update (topics) on private.mail_choices to academy_acts;

-- The mails. What one says is settled when it is made, so that one that is sent again is the same mail under the same key.
create table private.notice_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  is_digest boolean not null,
  made_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz,
  tries integer not null default 0,
  sent_at timestamptz
);
-- The last digest of a person; what has still to go.
create index notice_mails_of_user on private.notice_mails (user_id, made_at);
create index notice_mails_waiting on private.notice_mails (made_at) where sent_at is null;
grant select, insert, delete, update (asked_at, tries, sent_at) on private.notice_mails to academy_acts;

-- What is told by mail, and in which one; null: in none yet. The key is what makes it once.
create table private.mailed_notices (
  notice_id uuid primary key references public.notifications (id) on delete cascade,
  mail_id uuid references private.notice_mails (id) on delete cascade
);
-- What a mail says, and what is in none yet.
create index mailed_notices_of_mail on private.mailed_notices (mail_id);
grant select, insert, delete, update (mail_id) on private.mailed_notices to academy_acts;

-- Does this person want to be told of that by mail?
create function private.wants_mail(p_user uuid, p_kind text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from private.mail_choices c where c.user_id = p_user and private.push_topic(p_kind) = any (c.topics));
end
$$;

-- Queues notices for the mails of who is told on no device, in the transaction of what happened: neither is there without the other.
create function private.mail_notices() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.mailed_notices (notice_id)
  select n.id from added n
  where private.wants_mail(n.user_id, n.kind) and not exists (select from private.push_devices d where d.user_id = n.user_id);
  return null;
end
$$;
create trigger academy_mail_notices after insert on public.notifications
  referencing new table as added for each statement execute function private.mail_notices();

-- Chooses the topics that a person is told of by mail, and no others; the answer is how it stands for the device. PT400 for a topic that there
-- is not; an answer of the academy is a mail of its own and no topic here.
create function public.choose_mails(p_expected_user uuid, p_topics text[], p_endpoint text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
begin
  if p_topics is null or not coalesce(p_topics <@ array['reviewed', 'to_review', 'own_bounties'], false) then
    perform private.malformed('known topics are required');
  end if;
  insert into private.mail_choices (user_id, topics)
  values (v_user, coalesce((select array_agg(distinct t order by t) from unnest(p_topics) t), '{}'))
  on conflict (user_id) do update set topics = excluded.topics;
  return private.push_standing_of(v_user, p_endpoint);
end
$$;

-- Stops topics by the token of a mail, for a mail program that asks by one click. The same answer for a token that nobody has. For the server
-- alone, which counts who asks.
create function public.stop_mails(p_token uuid, p_topics text[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update private.mail_choices c
  set topics = coalesce((select array_agg(t order by t) from unnest(c.topics) t where t <> all (p_topics)), '{}')
  where c.token = p_token;
end
$$;

-- The notices that a mail is to be made of now, and which. An approval goes at once; all else together, at most once a day. A mail goes only to
-- an address that a mail has shown to be that person's.
create function private.notices_to_mail() returns table (notice_id uuid, user_id uuid, is_digest boolean)
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select w.notice_id, n.user_id, n.kind <> 'completion_approved'
    from private.mailed_notices w join public.notifications n on n.id = w.notice_id
    where w.mail_id is null and private.is_confirmed_by_mail(n.user_id)
      and (n.kind = 'completion_approved' or not exists (
        select from private.notice_mails m
        where m.user_id = n.user_id and m.is_digest and m.made_at > clock_timestamp() - interval '1 day'));
end
$$;

-- Has this still to be handed out? What was handed out and not reported back comes again after a while that doubles, and not after a day:
-- whoever sends mails knows one that comes again by its key for no longer.
create function private.notice_mail_is_due(p private.notice_mails) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return p.sent_at is null and p.made_at > clock_timestamp() - interval '23 hours'
    and (p.asked_at is null or p.asked_at < clock_timestamp() - least(interval '5 minutes' * 2 ^ least(p.tries, 6), interval '4 hours'));
end
$$;

-- The mails that are to go now, each with what it tells: [{kind, bounty_id, title: null of a hidden bounty, at}]. For whoever sends them, with
-- the server's secret key. What was read in the app meanwhile, or stopped, is taken away first: with it goes a mail that may have gone already.
create function public.notice_mails_due(p_limit integer default 50)
returns table (id uuid, email text, token uuid, topics text[], notices jsonb)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('notice_mails');
  -- One at a time: of two that make mails, each would make a digest for the same day.
  lock table private.notice_mails in share row exclusive mode;
  delete from private.mailed_notices w using public.notifications n
  where n.id = w.notice_id and w.mail_id is null
    and (n.read_at is not null or n.created_at < clock_timestamp() - interval '3 days' or not private.wants_mail(n.user_id, n.kind));
  delete from private.notice_mails m
  where m.sent_at is null and private.notice_mail_is_due(m) and exists (
    select from private.mailed_notices w join public.notifications n on n.id = w.notice_id
    where w.mail_id = m.id
    having bool_and(n.read_at is not null) or bool_or(not private.wants_mail(n.user_id, n.kind)));
  with ripe as (
    select * from private.notices_to_mail()
  ), made as (
    insert into private.notice_mails as m (user_id, is_digest) select distinct r.user_id, r.is_digest from ripe r
    returning m.id, m.user_id, m.is_digest
  )
  update private.mailed_notices w set mail_id = made.id
  from ripe join made on made.user_id = ripe.user_id and made.is_digest = ripe.is_digest
  where w.notice_id = ripe.notice_id;
  return query
    with claimed as (
      update private.notice_mails m set asked_at = clock_timestamp(), tries = m.tries + 1
      where m.id in (
        select d.id from private.notice_mails d where d.sent_at is null and private.notice_mail_is_due(d)
        order by d.tries, d.made_at limit least(greatest(p_limit, 1), 1000))
      returning m.id, m.user_id
    )
    select c.id, a.email, o.token, told.topics, told.notices
    from claimed c
    join private.confirmed_accounts a on a.user_id = c.user_id
    join private.mail_choices o on o.user_id = c.user_id
    cross join lateral (
      select array_agg(distinct private.push_topic(n.kind)) as topics,
        jsonb_agg(jsonb_build_object(
          'kind', n.kind, 'bounty_id', n.bounty_id, 'title', case when b.hidden_at is null then b.title end, 'at', n.created_at)
          order by n.created_at, n.id) as notices
      from private.mailed_notices w
      join public.notifications n on n.id = w.notice_id
      join public.bounties b on b.id = n.bounty_id
      where w.mail_id = c.id
    ) told;
end
$$;

-- Takes mails off those that have still to go. For the server alone.
create function public.notice_mails_sent(p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update private.notice_mails set sent_at = clock_timestamp() where id = any (p_ids);
end
$$;

-- Asks for these mails, where one has to go: every minute where the server has pg_cron. The embedded backend asks beside what somebody does.
create function private.ask_for_notice_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.notices_to_mail())
    and not exists (select from private.notice_mails m where m.sent_at is null and private.notice_mail_is_due(m)) then
    perform private.note_run('notice_mails');
    return false;
  end if;
  return private.ask_function('notice-mails');
end
$$;

do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-notice-mails', '* * * * *', 'select private.ask_for_notice_mails()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;

alter table private.pushes add column is_alone boolean not null default false;

-- Queues notices for the devices of who gets them, in the transaction of what happened: neither is there without the other.
create or replace function private.push_notices() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.pushes (device_id, happening_id, kind, bounty_id, is_alone)
  select d.id, n.id, n.kind, n.bounty_id, count(*) over (partition by n.id) = 1
  from added n join private.push_devices d on d.user_id = n.user_id
  where private.wants_push(n.user_id, n.kind);
  return null;
end
$$;

-- How it stands for a person and a device: {is_on: this device is told, off: the topics that are switched off, mailed: the topics that mails
-- tell, address: where these go, null where no mail has shown that it is that person's}.
create or replace function private.push_standing_of(p_user uuid, p_endpoint text) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'is_on', exists (select from private.push_devices d where d.user_id = p_user and d.endpoint = p_endpoint),
    'off', coalesce((select to_jsonb(c.off) from private.push_choices c where c.user_id = p_user), '[]'),
    'mailed', coalesce((select to_jsonb(c.topics) from private.mail_choices c where c.user_id = p_user), '[]'),
    'address', (select a.email from private.confirmed_accounts a where a.user_id = p_user));
end
$$;

-- Forgets the devices of these pushes, which their push service no longer knows. What nobody can have been told goes by mail where that is
-- wanted: it was for this device alone, and was never handed out before. For the server alone.
create or replace function public.push_devices_gone(p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.mailed_notices (notice_id)
  select n.id from private.pushes p
  join private.push_devices d on d.id = p.device_id
  join public.notifications n on n.id = p.happening_id
  where d.id in (select g.device_id from private.pushes g where g.id = any (p_ids))
    and p.sent_at is null and (p.tries = 0 or p.tries = 1 and p.id = any (p_ids)) and p.is_alone and private.wants_mail(d.user_id, n.kind)
  on conflict do nothing;
  delete from private.push_devices where id in (select g.device_id from private.pushes g where g.id = any (p_ids));
end
$$;

-- Everything that this database holds about the person who asks, table by table, as one document: a list could be cut, and half a copy
-- passes for a whole one. What a confirmed address wrote without an account belongs to it: the address of the mark, and not of the token.
-- Left out is what tells nothing about the person, or about others: hashes and secrets, the sums that only repeat rows (scores are given),
-- who reviewed.
create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_email text := private.confirmed_email();
begin
  return jsonb_build_object(
    'profile', (select jsonb_agg(to_jsonb(t)) from public.profiles t where t.id = v_user),
    'subscriptions', (select jsonb_agg(to_jsonb(t)) from public.subscriptions t where t.user_id = v_user),
    'bounties', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.bounties t where t.creator_id = v_user),
    'contributions', (select jsonb_agg(to_jsonb(t) - 'total_after' order by t.created_at) from public.contributions t where t.contributor_id = v_user),
    'bounty_acceptances', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.bounty_acceptances t where t.user_id = v_user),
    'completions', (select jsonb_agg(to_jsonb(t) - 'reviewer_id' order by t.created_at) from public.completions t where t.user_id = v_user),
    'reviews', (
      select jsonb_agg(jsonb_build_object('completion_id', t.id, 'status', t.status, 'reason', t.reason, 'reviewed_at', t.reviewed_at) order by t.reviewed_at)
      from public.completions t where t.reviewer_id = v_user),
    'notifications', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.notifications t where t.user_id = v_user),
    'reports', (select jsonb_agg(to_jsonb(t) order by t.created_at) from private.reports t where t.reporter_id = v_user),
    'purchases', (
      select jsonb_agg(
        to_jsonb(t) || jsonb_build_object('refunded_at', r.refunded_at, 'returned_cents', private.returned_cents(t.payment_id)) order by t.paid_at)
      from private.purchases t left join private.refunds r on r.payment_id = t.payment_id where t.user_id = v_user),
    'quotes', (select jsonb_agg(to_jsonb(t) order by t.quoted_at) from private.quotes t where t.user_id = v_user),
    'scores', (select jsonb_agg(to_jsonb(t) order by t.month) from private.scores t where t.user_id = v_user),
    'category_completions', (select jsonb_agg(to_jsonb(t)) from private.category_completions t where t.user_id = v_user),
    'given_achievements', (select jsonb_agg(to_jsonb(t) order by t.place) from private.given_achievements t where t.user_id = v_user),
    'client_ops', (
      select jsonb_agg(to_jsonb(t) - 'request_hash' order by t.created_at) from private.client_ops t where t.user_id = v_user),
    'allowances', (select jsonb_agg(to_jsonb(t)) from private.allowances t where t.subject in (v_user::text, v_email)),
    'moderators', (select jsonb_agg(to_jsonb(t)) from private.moderators t where t.user_id = v_user),
    'applicants', (select jsonb_agg(to_jsonb(t) - 'secret_hash' order by t.created_at) from public.applicants t where t.email = v_email),
    'application_decisions', (
      select jsonb_agg(to_jsonb(t) order by t.decided_at)
      from private.application_decisions t where t.applicant_id in (select a.id from public.applicants a where a.email = v_email)),
    'application_notes', (
      select jsonb_agg(to_jsonb(t) - 'staff_id' order by t.created_at)
      from private.application_notes t
      where t.staff_id = v_user or t.applicant_id in (select a.id from public.applicants a where a.email = v_email)),
    'push_devices', (
      select jsonb_agg(jsonb_build_object('service', split_part(t.endpoint, '/', 3), 'created_at', t.created_at) order by t.created_at)
      from private.push_devices t where t.user_id = v_user),
    'push_choices', (select jsonb_agg(to_jsonb(t)) from private.push_choices t where t.user_id = v_user),
    'pushes', (
      select jsonb_agg(to_jsonb(t) - 'device_id' order by t.created_at)
      from private.pushes t join private.push_devices d on d.id = t.device_id where d.user_id = v_user),
    'mail_choices', (select jsonb_agg(to_jsonb(t) - 'token') from private.mail_choices t where t.user_id = v_user),
    'notice_mails', (select jsonb_agg(to_jsonb(t) order by t.made_at) from private.notice_mails t where t.user_id = v_user),
    'mailed_notices', (
      select jsonb_agg(to_jsonb(t)) from private.mailed_notices t join public.notifications n on n.id = t.notice_id where n.user_id = v_user),
    'staff', (select jsonb_agg(to_jsonb(t)) from private.staff t where t.user_id = v_user),
    'desk_log', (select jsonb_agg(to_jsonb(t) order by t.at) from private.desk_log t where t.who = v_user),
    'contact_messages', (
      select jsonb_agg(to_jsonb(t) - 'asker_id' order by t.created_at)
      from private.contact_messages t where t.email = v_email or t.asker_id = v_user),
    'message_answers', (
      select jsonb_agg(to_jsonb(t) - 'staff_id' order by t.created_at)
      from private.message_answers t
      where t.staff_id = v_user
        or t.message_id in (select m.id from private.contact_messages m where m.email = v_email or m.asker_id = v_user)),
    'newsletter_subscribers', (select jsonb_agg(to_jsonb(t)) from private.newsletter_subscribers t where t.email = v_email),
    'learning_records', (
      select jsonb_agg(to_jsonb(t) - 'version' order by t.kind, t.key) from private.learning_records t where t.user_id = v_user),
    'certificates', (select jsonb_agg(to_jsonb(t)) from private.certificates t where t.user_id = v_user),
    'photos', (
      select jsonb_agg(jsonb_build_object('name', o.name, 'created_at', o.created_at, 'metadata', o.metadata) order by o.created_at)
      from storage.objects o
      where o.bucket_id = 'completion-photos' and o.name >= v_user::text || '/' and o.name < v_user::text || '0')
  );
end
$$;

-- Forgets what has come to its age, and answers how many rows of each table: what is kept of people who have no account here, or of acts
-- long past, the log of the desk, and the marks, of points once their month can't count any more, of reports after a year. The ages stand in private.settings.
-- For the database's own clock: it runs as the owner of the tables, and nobody else may call it.
create or replace function private.forget_what_is_old() returns jsonb
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_forgotten jsonb := '{}';
  v_rule record;
  v_count bigint;
begin
  for v_rule in
    select * from (values
      ('private.allowances', 'window_started_at < now() - $1', 'keep_allowances_days'),
      ('private.verification_codes', 'expires_at < now() - $1', 'keep_codes_days'),
      ('public.applicants', 'application_step < 4 and updated_at < now() - $1', 'keep_unfinished_applications_days'),
      ('public.applicants', 'updated_at < now() - $1', 'keep_applications_days'),
      ('private.contact_messages', 'created_at < now() - $1', 'keep_contact_messages_days'),
      ('private.newsletter_subscribers', 'confirmed_at is null and created_at < now() - $1', 'keep_unconfirmed_subscribers_days'),
      ('public.notifications', 'read_at < now() - $1', 'keep_read_notifications_days'),
      ('private.mailbox_points', 'month < now() - $1', 'keep_mailbox_points_days'),
      ('private.mailbox_reports', 'reported_at < now() - $1', 'keep_mailbox_reports_days'),
      ('private.desk_log', 'at < now() - $1', 'keep_desk_log_days'),
      ('private.pushes', 'created_at < now() - $1', 'keep_pushes_days'),
      ('private.notice_mails', 'made_at < now() - $1', 'keep_notice_mails_days')
    ) rule (table_name, condition, setting)
  loop
    execute format('delete from %s where %s', v_rule.table_name, v_rule.condition)
    using make_interval(days => private.setting(v_rule.setting)::integer);
    get diagnostics v_count = row_count;
    v_forgotten := v_forgotten || jsonb_build_object(v_rule.setting, v_count);
  end loop;
  perform private.note_run('forget_what_is_old');
  return v_forgotten;
end
$$;

grant create on schema public, private to academy_acts;
alter function private.mail_notices owner to academy_acts;
alter function public.choose_mails owner to academy_acts;
alter function public.stop_mails owner to academy_acts;
alter function public.notice_mails_due owner to academy_acts;
alter function public.notice_mails_sent owner to academy_acts;
revoke create on schema public, private from academy_acts;

revoke execute on function
  private.wants_mail, private.mail_notices, private.notices_to_mail, private.notice_mail_is_due, private.ask_for_notice_mails,
  public.choose_mails, public.stop_mails, public.notice_mails_due, public.notice_mails_sent
  from public, anon, authenticated, service_role;
grant execute on function private.wants_mail, private.mail_notices, private.notices_to_mail, private.notice_mail_is_due to academy_acts;
grant execute on function public.choose_mails to authenticated;
grant execute on function public.stop_mails, public.notice_mails_due, public.notice_mails_sent to service_role;
