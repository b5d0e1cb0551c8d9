-- Every wait has an end: a submission that nobody decides on is told to its creator again and then to the moderators, an application that was
-- never finished is told of once before it is erased, and each job says when it last ran (docs/decisions.md, 105). What waited before this is
-- told of at the first run. The rows that are there were told nothing yet, so none is written.

-- When each of these jobs last ran. One that never did counts from the time at which this table was made.
create table private.job_runs (
  name text primary key,
  ran_at timestamptz not null default now()
);
insert into private.job_runs (name) values
  ('application_mails'), ('expire_due_bounties'), ('forget_what_is_old'), ('message_mails'), ('newsletter_mails'), ('run_waits');
grant select, update (ran_at) on private.job_runs to academy_acts;

-- Writes down that a job runs. Where another run writes the same at this moment it is left to that one: nobody waits for it.
create function private.note_run(p_name text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  update private.job_runs set ran_at = clock_timestamp()
  where name in (select r.name from private.job_runs r where r.name = p_name for no key update skip locked);
end
$$;

-- The jobs that have not run for an hour; the nightly one for a day and an hour.
create function private.late_jobs() returns text[]
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(array_agg(r.name order by r.name), '{}') from private.job_runs r
    where r.ran_at < now() - case r.name when 'forget_what_is_old' then interval '25 hours' else interval '1 hour' end);
end
$$;


alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'goal_reached', 'completion_submitted', 'completion_approved', 'changes_requested', 'completion_rejected', 'bounty_expired', 'acceptance_expired',
  'bounty_hidden', 'bounty_shown', 'bounty_reported', 'report_kept', 'report_hidden',
  'pledge_due', 'pledge_released', 'work_hidden', 'work_shown', 'pledge_hidden', 'pledge_shown',
  'review_waits', 'review_overdue'
));

-- What was told of which submission. The key is what makes it once: of two runs at the same time one alone writes it, and a run that is
-- ended writes neither this nor its notices.
create table private.told_waits (
  completion_id uuid not null references public.completions (id) on delete cascade,
  kind text not null check (kind in ('review_waits', 'review_overdue')),
  primary key (completion_id, kind)
);
grant select, insert on private.told_waits to academy_acts;

-- Tells what is due of the submissions that wait, and answers how many notices it made. Its creator is reminded after 24 hours. After 48
-- hours each moderator hears of it but the submitter, and but a creator who is one; at once where the creator's account is gone. Where no
-- moderator can hear of it, it stays due. Of a hidden bounty nothing can be decided, so nothing is told; the time runs on.
--
-- What somebody decides on or deletes at this moment is left for the next run: no notice is made of what was decided, and nobody waits.
create function private.tell_of_waits() returns integer
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_told integer;
begin
  with due as (
    select c.id, c.bounty_id, who.kind, who.user_id
    from public.completions c
    join public.bounties b on b.id = c.bounty_id
    cross join lateral (
      select 'review_waits' as kind, b.creator_id as user_id where b.creator_id is not null and c.created_at <= v_now - interval '24 hours'
      union all
      select 'review_overdue', m.user_id from private.moderators m
      where (b.creator_id is null or c.created_at <= v_now - interval '48 hours') and m.user_id <> c.user_id and m.user_id is distinct from b.creator_id
    ) who
    where c.status = 'submitted' and b.hidden_at is null
      and not exists (select from private.told_waits t where t.completion_id = c.id and t.kind = who.kind)
    for no key update of c skip locked
  ), told as (
    insert into private.told_waits (completion_id, kind) select distinct d.id, d.kind from due d
    on conflict do nothing returning completion_id, kind
  )
  insert into public.notifications (user_id, kind, bounty_id)
  select d.user_id, d.kind, d.bounty_id from due d join told t on t.completion_id = d.id and t.kind = d.kind;
  get diagnostics v_told = row_count;
  return v_told;
end
$$;

-- With the creator's account the creator is out of the chain: what waits goes to the moderators in the same moment. A trigger, since an
-- account goes under a role of the auth server. By its name it comes after the references, which take the creator off the bounties and,
-- where it was one, off the moderators.
create function private.hand_over_waits() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.tell_of_waits();
  return null;
end
$$;
create trigger academy_hand_over_waits after delete on public.profiles
  for each row execute function private.hand_over_waits();

-- Every five minutes, where the server has pg_cron. The embedded backend does it at each start and every five minutes.
create function private.run_waits() returns integer
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('run_waits');
  return private.tell_of_waits();
end
$$;

-- As before, but the notices of the two new kinds have served with it.
create or replace function private.settle_submission_notices() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.notifications set read_at = clock_timestamp()
  where id in (
    select n.id from public.notifications n
    where n.bounty_id = old.bounty_id and n.kind in ('completion_submitted', 'review_waits', 'review_overdue') and n.read_at is null
      and not exists (select from public.completions c where c.bounty_id = old.bounty_id and c.status = 'submitted')
    for no key update of n skip locked);
  return null;
end
$$;

-- As before, but where the creator's account is gone the moderators hear of it.
create or replace function public.complete_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_photo_path text, p_notes text)
returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_now timestamptz;
  v_acceptance public.bounty_acceptances;
  v_notes text := nullif(btrim(p_notes), '');
  v_photo record;
begin
  if p_bounty_id is null then
    perform private.malformed('bounty is required');
  elsif char_length(p_notes) > 2000 then
    perform private.malformed('notes must have at most 2000 characters');
  elsif p_photo_path is not null and not private.is_photo_path(p_photo_path, v_user) then
    perform private.malformed('photo_path is not one of this person');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'complete-bounty', p_bounty_id,
    jsonb_build_array(p_bounty_id, p_photo_path, p_notes)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;

  select * into v_bounty from public.bounties where id = p_bounty_id for no key update;
  v_now := clock_timestamp();
  if v_bounty.id is null or v_bounty.hidden_at is not null then
    return private.refuse(p_op_id, private.code_of_absent(v_bounty));
  end if;
  perform private.settle_bounty(v_bounty, v_now);
  select * into v_acceptance from public.bounty_acceptances where bounty_id = p_bounty_id and user_id = v_user;
  if v_acceptance.id is null or v_acceptance.status = 'withdrawn' then
    return private.refuse(p_op_id, 'acceptance_required');
  elsif v_acceptance.status = 'rejected' then
    return private.refuse(p_op_id, 'acceptance_rejected');
  elsif v_acceptance.status = 'submitted' then
    return private.refuse(p_op_id, 'already_submitted');
  elsif v_acceptance.status = 'completed' then
    return private.refuse(p_op_id, 'already_completed');
  elsif v_acceptance.status = 'expired' then
    return private.refuse(p_op_id, case when v_bounty.status = 'completed' then 'bounty_closed' else 'deadline_passed' end);
  end if;

  if p_photo_path is null and v_bounty.requires_photo then
    return private.refuse(p_op_id, 'photo_required');
  end if;
  select * into v_photo from private.take_photo(p_photo_path, v_now);
  if v_photo.refusal is not null then
    return private.refuse(p_op_id, v_photo.refusal);
  end if;

  insert into public.completions (id, acceptance_id, bounty_id, user_id, photo_path, photo_version, notes, created_at)
  values (p_op_id, v_acceptance.id, p_bounty_id, v_user, p_photo_path, v_photo.version, v_notes, v_now);
  update public.bounty_acceptances set status = 'submitted', updated_at = v_now where id = v_acceptance.id;
  if v_bounty.creator_id is null then
    perform private.tell_of_waits();
  else
    insert into public.notifications (user_id, kind, bounty_id) values (v_bounty.creator_id, 'completion_submitted', p_bounty_id);
  end if;
  return private.answer(p_op_id, false);
end
$$;

alter table public.applicants add column reminded_at timestamptz;
create index applicants_to_remind on public.applicants (updated_at) where reminded_at is null and application_step < 4;
grant update (reminded_at) on public.applicants to academy_acts;

-- The applications that were begun, changed last 60 days ago and not finished, and are still there: their address is told so once, a month
-- before they are erased. An address that finished another one has no use for it, and of several the oldest is told of: whoever types an
-- address may be a stranger to it. A mail of which nobody said that it went is due again, each time later.
create function private.applications_to_remind() returns setof uuid
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select a.id from public.applicants a
    where a.application_step < 4 and a.reminded_at is null and a.updated_at < now() - interval '60 days'
      and a.updated_at > now() - make_interval(days => private.setting('keep_unfinished_applications_days')::integer)
      and (a.mail_asked_at is null or a.mail_asked_at < now() - interval '15 minutes' * power(2, least(greatest(a.mail_tries, 1), 9) - 1))
      and not exists (
        select from public.applicants o
        where o.email = a.email and o.id <> a.id
          and (o.application_step = 4 or o.reminded_at is not null or (o.updated_at, o.id) < (a.updated_at, a.id)));
end
$$;

-- Hands these out, with the time at which they are erased if nothing is changed. For whoever sends the mails, with the server's secret key.
create function public.application_reminders_due(p_limit integer default 100) returns table (id uuid, email text, erased_at timestamptz)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    update public.applicants a set mail_asked_at = now(), mail_tries = a.mail_tries + 1
    where a.id in (
      select d.id from public.applicants d where d.id in (select private.applications_to_remind())
      order by d.mail_tries, d.updated_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning a.id, a.email, a.updated_at + make_interval(days => private.setting('keep_unfinished_applications_days')::integer);
end
$$;

-- Takes applications off those whose address has to be told; the mail that one is received is none of these tries. For the server alone.
create function public.application_reminders_sent(p_ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update public.applicants set reminded_at = now(), mail_asked_at = null, mail_tries = 0 where id = any (p_ids)
$$;


-- As before, and what is told by a reminder is asked for as well. These, and those below, write down that they ran.
create or replace function private.ask_for_application_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from public.applicants a
    where a.application_step = 4 and a.mail_sent_at is null and a.received_at > now() - interval '2 days'
      and (a.mail_asked_at is null or a.mail_asked_at < now() - interval '15 minutes'))
    and not exists (select from private.applications_to_remind()) then
    perform private.note_run('application_mails');
    return false;
  end if;
  return private.ask_function('application-mails');
end
$$;

create or replace function public.application_mails_due(p_limit integer default 100)
returns table (id uuid, reference text, received_at timestamptz, email text)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('application_mails');
  return query
    update public.applicants a set mail_asked_at = now(), mail_tries = a.mail_tries + 1
    where a.id in (
      select d.id from public.applicants d
      where d.application_step = 4 and d.mail_sent_at is null and d.received_at > now() - interval '2 days'
        and (d.mail_asked_at is null or d.mail_asked_at < now() - interval '15 minutes')
      order by d.mail_tries, d.received_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning a.id, a.reference, a.received_at, a.email;
end
$$;

create or replace function private.ask_for_newsletter_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.newsletter_subscribers s where private.newsletter_mail_is_due(s)) then
    perform private.note_run('newsletter_mails');
    return false;
  end if;
  return private.ask_function('newsletter-mails');
end
$$;

create or replace function public.newsletter_confirmations_due(p_limit integer default 100) returns table (email text, token uuid)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('newsletter_mails');
  return query
    update private.newsletter_subscribers s set asked_at = now(), mail_tries = s.mail_tries + 1
    where s.email in (
      select d.email from private.newsletter_subscribers d where private.newsletter_mail_is_due(d)
      order by d.mail_tries, d.created_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning s.email, s.token;
end
$$;

create or replace function public.expire_due_bounties(p_limit integer default 200) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_bounty public.bounties;
  v_expired integer := 0;
begin
  for v_bounty in
    select * from public.bounties b
    where b.status in ('active', 'funded') and b.deadline <= v_now
      and not exists (
        select from public.bounty_acceptances a
        where a.bounty_id = b.id and (
          a.status = 'submitted' or (a.status = 'changes_requested' and a.changes_requested_at + interval '7 days' > v_now)))
    order by b.deadline
    limit least(greatest(p_limit, 1), 1000)
    for no key update skip locked
  loop
    if private.settle_bounty(v_bounty, v_now) = 'expired' then
      v_expired := v_expired + 1;
    end if;
  end loop;
  perform private.note_run('expire_due_bounties');
  return v_expired;
end
$$;

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
      ('private.desk_log', 'at < now() - $1', 'keep_desk_log_days')
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
alter function private.hand_over_waits owner to academy_acts;
alter function public.application_reminders_due owner to academy_acts;
alter function public.application_reminders_sent owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function
  private.note_run, private.late_jobs, private.tell_of_waits, private.hand_over_waits, private.run_waits, private.applications_to_remind,
  public.application_reminders_due, public.application_reminders_sent
  from public, anon, authenticated, service_role;
grant execute on function
  private.note_run, private.late_jobs, private.tell_of_waits, private.hand_over_waits, private.applications_to_remind
  to academy_acts;
grant execute on function public.application_reminders_due, public.application_reminders_sent to service_role;

do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-run-waits', '*/5 * * * *', 'select private.run_waits()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;

-- The mails of answers are a job too, and jobs that stand still are shown at the desk.
create or replace function public.message_mails_due(p_limit integer default 100)
returns table (id uuid, email text, message text, written_at timestamptz, answer text)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('message_mails');
  return query
    update private.message_answers a set mail_asked_at = now(), mail_tries = a.mail_tries + 1
    from private.contact_messages m
    where m.id = a.message_id and a.id in (
      select d.id from private.message_answers d where d.mail_sent_at is null and private.message_mail_is_due(d)
      order by d.mail_tries, d.created_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning a.id, m.email, m.message, m.created_at, a.text;
end
$$;

create or replace function private.ask_for_message_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.message_answers a where a.mail_sent_at is null and private.message_mail_is_due(a)) then
    perform private.note_run('message_mails');
    return false;
  end if;
  return private.ask_function('message-mails');
end
$$;

create or replace function public.desk_standing() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_is_moderator boolean := private.acts_as_moderator();
  v_is_staff boolean := private.acts_as_staff();
  v_waiting jsonb := '[]';
  v_kind text;
  v_one jsonb;
begin
  foreach v_kind in array private.desk_kinds(v_is_moderator, v_is_staff) loop
    execute format(
      'select jsonb_build_object(''kind'', $2, ''count'', count(*), ''overdue'', count(*) filter (where w.due_at < now()), ''oldest'', min(w.since))
       from (select w.since, w.due_at from (%s) w where w.person is distinct from $1 order by w.since limit 1000) w', private.waiting_rows(v_kind))
    into v_one using v_user, v_kind;
    v_waiting := v_waiting || v_one;
  end loop;
  return jsonb_build_object('moderator', v_is_moderator, 'staff', v_is_staff, 'waiting', v_waiting,
    'late_jobs', case when v_is_moderator or v_is_staff then private.late_jobs() else '{}' end);
end
$$;
