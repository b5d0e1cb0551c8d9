-- People are told with the app closed, by Web Push, on the devices where they asked for it (docs/decisions.md, 108). Nobody has such a device
-- yet, so nothing that happened before this is told. Creators hear two days before a bounty ends, also of those that end soon by now.

insert into private.settings (name, value) values ('keep_pushes_days', 7);
insert into private.job_runs (name) values ('pushes');

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'goal_reached', 'completion_submitted', 'completion_approved', 'changes_requested', 'completion_rejected', 'bounty_expired', 'acceptance_expired',
  'bounty_hidden', 'bounty_shown', 'bounty_reported', 'report_kept', 'report_hidden',
  'pledge_due', 'pledge_released', 'work_hidden', 'work_shown', 'pledge_hidden', 'pledge_shown',
  'review_waits', 'review_overdue', 'bounty_ends_soon'
));

-- The bounties whose creator was told that they end in two days. The key is what makes it once.
create table private.told_ends (bounty_id uuid primary key references public.bounties (id) on delete cascade);
grant select, insert on private.told_ends to academy_acts;

-- Tells who has made a bounty that it ends within two days, and answers how many notices it made. Of one that was made for less than that
-- nothing is told: whoever makes it knows. What somebody changes at this moment is left for the next run.
create function private.tell_of_ends() returns integer
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_told integer;
begin
  with due as (
    select b.id, b.creator_id from public.bounties b
    where b.status in ('active', 'funded') and b.hidden_at is null and b.creator_id is not null
      and b.deadline > v_now and b.deadline <= v_now + interval '2 days' and b.created_at < b.deadline - interval '2 days'
      and not exists (select from private.told_ends t where t.bounty_id = b.id)
    for no key update skip locked
  ), told as (
    insert into private.told_ends (bounty_id) select d.id from due d
    on conflict do nothing returning bounty_id
  )
  insert into public.notifications (user_id, kind, bounty_id)
  select d.creator_id, 'bounty_ends_soon', d.id from due d join told t on t.bounty_id = d.id;
  get diagnostics v_told = row_count;
  return v_told;
end
$$;

-- Every five minutes, where the server has pg_cron. The embedded backend does it at each start and every five minutes.
create or replace function private.run_waits() returns integer
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('run_waits');
  return private.tell_of_waits() + private.tell_of_ends();
end
$$;

-- The devices that people are told on, by Web Push. The endpoint and both keys are secrets of the device: who knows them can write to it.
create table private.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default clock_timestamp()
);
-- The devices of who is told something, and their oldest one.
create index push_devices_of_user on private.push_devices (user_id, created_at);
grant select, insert, delete on private.push_devices to academy_acts;

-- The topics that a person has switched off, on all of their devices. No row: none.
create table private.push_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  off text[] not null
);
grant select, insert, update (off) on private.push_choices to academy_acts;

-- What is told on which device. The unique pair is what makes it once: a notice, or an answer to a message, and a device. One that went
-- stays until it is forgotten by its age.
create table private.pushes (
  id uuid primary key default gen_random_uuid(),
  device_id uuid not null references private.push_devices (id) on delete cascade,
  happening_id uuid not null,
  kind text not null,
  bounty_id uuid references public.bounties (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz,
  tries integer not null default 0,
  sent_at timestamptz,
  unique (device_id, happening_id)
);
-- What has still to go; and the foreign key to bounties.
create index pushes_waiting on private.pushes (created_at) where sent_at is null;
create index pushes_of_bounty on private.pushes (bounty_id) where bounty_id is not null;
grant select, insert, delete, update (asked_at, tries, sent_at) on private.pushes to academy_acts;

-- The topic of what happened, which is what somebody switches off; null for what is told in the app alone. The client's table is
-- src/domain/pushes/push-topics.ts, and a test holds both to each other.
create function private.push_topic(p_kind text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return case
    when p_kind in ('completion_approved', 'changes_requested', 'completion_rejected', 'acceptance_expired') then 'reviewed'
    when p_kind in ('completion_submitted', 'review_waits', 'review_overdue') then 'to_review'
    when p_kind in ('goal_reached', 'bounty_ends_soon', 'bounty_expired') then 'own_bounties'
    when p_kind = 'message_answered' then 'answers'
  end;
end
$$;

-- Does this person want to be told of that?
create function private.wants_push(p_user uuid, p_kind text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return private.push_topic(p_kind) is not null and not exists (
    select from private.push_choices c where c.user_id = p_user and private.push_topic(p_kind) = any (c.off));
end
$$;

-- Queues notices for the devices of who gets them, in the transaction of what happened: neither is there without the other.
create function private.push_notices() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.pushes (device_id, happening_id, kind, bounty_id)
  select d.id, n.id, n.kind, n.bounty_id
  from added n join private.push_devices d on d.user_id = n.user_id
  where private.wants_push(n.user_id, n.kind);
  return null;
end
$$;
create trigger academy_push_notices after insert on public.notifications
  referencing new table as added for each statement execute function private.push_notices();

-- Queues an answer for the devices of whoever was signed in when they asked.
create function private.push_answer() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.pushes (device_id, happening_id, kind)
  select d.id, new.id, 'message_answered'
  from private.contact_messages m join private.push_devices d on d.user_id = m.asker_id
  where m.id = new.message_id and private.wants_push(m.asker_id, 'message_answered');
  return null;
end
$$;
create trigger academy_push_answer after insert on private.message_answers
  for each row execute function private.push_answer();

-- How it stands for a person and a device: {is_on: this device is told, off: the topics that are switched off}.
create function private.push_standing_of(p_user uuid, p_endpoint text) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'is_on', exists (select from private.push_devices d where d.user_id = p_user and d.endpoint = p_endpoint),
    'off', coalesce((select to_jsonb(c.off) from private.push_choices c where c.user_id = p_user), '[]'));
end
$$;

-- How it stands for who asks and this device; without an endpoint it is a device that is not told.
create function public.push_standing(p_endpoint text default null) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return private.push_standing_of(private.require_session(), p_endpoint);
end
$$;

-- From now on this device is told what its person wants to hear; the answer is how it stands. One that was another person's is theirs no
-- more, with what still waited for it. Of eleven devices the oldest goes. PT400 for what no browser makes.
create function public.add_push_device(p_expected_user uuid, p_endpoint text, p_p256dh text, p_auth text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
begin
  if coalesce(p_endpoint !~ '^https?://[!-~]+$' or char_length(p_endpoint) > 1000, true) or coalesce(p_p256dh !~ '^[A-Za-z0-9_-]{87}$', true)
    or coalesce(p_auth !~ '^[A-Za-z0-9_-]{22}$', true) then
    perform private.malformed('a subscription is required');
  end if;
  delete from private.push_devices where endpoint = p_endpoint and (user_id <> v_user or p256dh <> p_p256dh or auth <> p_auth);
  insert into private.push_devices (user_id, endpoint, p256dh, auth) values (v_user, p_endpoint, p_p256dh, p_auth)
  on conflict (endpoint) do nothing;
  delete from private.push_devices where id in (
    select d.id from private.push_devices d where d.user_id = v_user order by d.created_at desc, d.id offset 10);
  return private.push_standing_of(v_user, p_endpoint);
end
$$;

-- This device is told nothing more. It needs no session, since one may be over: who knows the endpoint has the device.
create function public.drop_push_device(p_endpoint text) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.push_devices where endpoint = p_endpoint;
end
$$;

-- Switches topics off, and all others on, for all devices of a person; the answer is how it stands for the device. What waits and is not
-- wanted any more never goes. PT400 for a topic that there is not.
create function public.choose_pushes(p_expected_user uuid, p_off text[], p_endpoint text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
begin
  if p_off is null or not coalesce(p_off <@ array['reviewed', 'to_review', 'own_bounties', 'answers'], false) then
    perform private.malformed('known topics are required');
  end if;
  insert into private.push_choices (user_id, off)
  values (v_user, coalesce((select array_agg(distinct o order by o) from unnest(p_off) o), '{}'))
  on conflict (user_id) do update set off = excluded.off;
  return private.push_standing_of(v_user, p_endpoint);
end
$$;

-- Has this still to be handed out? What was handed out and not reported back comes again after a while that doubles: whoever had it is gone,
-- or the push service took none. After a day it is no news.
create function private.push_is_due(p private.pushes) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return p.sent_at is null and p.created_at > now() - interval '1 day'
    and (p.asked_at is null or p.asked_at < now() - least(interval '1 minute' * 2 ^ least(p.tries, 6), interval '1 hour'));
end
$$;

-- What is to be told now, with the device, its person, and how much of theirs is unread: for whoever sends pushes, with the server's secret
-- key. What was read in the app meanwhile, or switched off, is taken away first.
create function public.pushes_due(p_limit integer default 100)
returns table (
  id uuid, device_id uuid, user_id uuid, endpoint text, p256dh text, auth text, happening_id uuid, kind text, bounty_id uuid, unread integer
)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('pushes');
  delete from private.pushes gone where gone.id in (
    select p.id from private.pushes p join private.push_devices d on d.id = p.device_id
    where p.sent_at is null
      and (not private.wants_push(d.user_id, p.kind)
        or exists (select from public.notifications n where n.id = p.happening_id and n.read_at is not null))
    for update of p skip locked);
  return query
    with claimed as (
      update private.pushes p set asked_at = now(), tries = p.tries + 1
      where p.id in (
        select w.id from private.pushes w where w.sent_at is null and private.push_is_due(w)
        order by w.tries, w.created_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
      returning p.*
    )
    select c.id, d.id, d.user_id, d.endpoint, d.p256dh, d.auth, c.happening_id, c.kind, c.bounty_id,
      (select count(*)::integer from public.notifications n where n.user_id = d.user_id and n.read_at is null)
    from claimed c join private.push_devices d on d.id = c.device_id;
end
$$;

-- Takes pushes off those that have still to go. For the server alone.
create function public.pushes_sent(p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update private.pushes set sent_at = now() where id = any (p_ids);
end
$$;

-- Forgets devices that their push service no longer knows. For the server alone.
create function public.push_devices_gone(p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.push_devices where id = any (p_ids);
end
$$;

-- Asks for pushes, where one has still to go: every minute where the server has pg_cron. The embedded backend asks beside what somebody
-- does. The job has run once nothing is left to go, or once somebody came for it.
create function private.ask_for_pushes() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.pushes p where p.sent_at is null and private.push_is_due(p)) then
    perform private.note_run('pushes');
    return false;
  end if;
  return private.ask_function('pushes');
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
      ('private.pushes', 'created_at < now() - $1', 'keep_pushes_days')
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
alter function private.push_notices owner to academy_acts;
alter function private.push_answer owner to academy_acts;
alter function public.push_standing owner to academy_acts;
alter function public.add_push_device owner to academy_acts;
alter function public.drop_push_device owner to academy_acts;
alter function public.choose_pushes owner to academy_acts;
alter function public.pushes_due owner to academy_acts;
alter function public.pushes_sent owner to academy_acts;
alter function public.push_devices_gone owner to academy_acts;
revoke create on schema public, private from academy_acts;

revoke execute on function
  private.tell_of_ends, private.push_topic, private.wants_push, private.push_notices, private.push_answer, private.push_standing_of,
  private.push_is_due, private.ask_for_pushes, public.push_standing, public.add_push_device, public.drop_push_device, public.choose_pushes,
  public.pushes_due, public.pushes_sent, public.push_devices_gone
  from public, anon, authenticated, service_role;
grant execute on function
  private.tell_of_ends, private.push_topic, private.wants_push, private.push_notices, private.push_answer, private.push_standing_of,
  private.push_is_due
  to academy_acts;
grant execute on function public.push_standing, public.add_push_device, public.choose_pushes to authenticated;
grant execute on function public.drop_push_device to anon, authenticated;
grant execute on function public.pushes_due, public.pushes_sent, public.push_devices_gone to service_role;

do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-pushes', '* * * * *', 'select private.ask_for_pushes()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
