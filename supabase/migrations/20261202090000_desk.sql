-- What waits for the academy's people stands at one desk: submissions and reports for moderators, messages, applications and refunds that
-- failed for staff, whom the owner names in the SQL editor. Staff answer messages there, which goes out by mail, and what is done at the
-- desk stands in a log. Nobody is of the staff yet. Messages and applications that are there wait, since nobody knows which were answered:
-- the owner may say so by done_at and decided_at.

insert into private.settings (name, value) values ('keep_desk_log_days', 730);

-- Who asked a message while signed in, where in the course, whether a package was in force then, and since when it needs no answer.
alter table private.contact_messages
  add column asker_id uuid references auth.users (id) on delete set null,
  add column place text check (char_length(place) between 1 and 120),
  add column is_owners boolean not null default false,
  add column done_at timestamptz;
grant update (done_at) on private.contact_messages to academy_acts;

-- The foreign key, and which messages wait.
create index contact_messages_of_asker on private.contact_messages (asker_id);
create index contact_messages_waiting on private.contact_messages ((not is_owners), created_at, id) where done_at is null;
create index contact_messages_waiting_by_age on private.contact_messages (created_at) where done_at is null;

drop trigger academy_require_human_text on private.contact_messages;
create trigger academy_require_human_text before insert on private.contact_messages
  for each row execute function private.require_human_text('name', '+message', 'place');

-- Which submissions wait, over all bounties.
create index completions_waiting on public.completions (created_at, id) where status = 'submitted';

-- Since when an application is decided on, and which wait.
alter table public.applicants add column decided_at timestamptz;
create index applicants_waiting on public.applicants (received_at, id) where application_step = 4 and decided_at is null;

-- Which failed refunds are settled: the money has left the academy since.
alter table private.failed_refunds
  add column id uuid not null unique default gen_random_uuid(),
  add column is_settled boolean not null default false;
grant update (is_settled) on private.failed_refunds to academy_acts;
create index failed_refunds_waiting on private.failed_refunds (failed_at, id) where not is_settled;

create function private.mark_settled_refunds(p_payment_id text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  update private.failed_refunds failed set
    is_settled = exists (
      select from private.told_refunds told
      where told.payment_id = p_payment_id and told.refunded_at >= failed.failed_at + interval '1 second'
    ) or exists (
      select from private.disputes d where d.payment_id = p_payment_id and d.withdrawn_at is not null and d.reinstated_at is null
    )
  where failed.payment_id = p_payment_id;
end
$$;

select private.mark_settled_refunds(payment_id) from (select distinct payment_id from private.failed_refunds) known;

-- As before, and marks the failed refunds of the payment that are settled.
create or replace function private.settle_payment(p_payment_id text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := (select user_id from private.purchases where payment_id = p_payment_id);
begin
  perform private.mark_settled_refunds(p_payment_id);
  if v_user is not null then
    perform private.one_settling_at_a_time(p_payment_id, v_user);
    perform private.settle_subscription(v_user);
  end if;
end
$$;

-- Who answers messages, applications and refunds. The owner writes it in the SQL editor: no act and no role of the API can.
create table private.staff (
  user_id uuid primary key references public.profiles (id) on delete cascade
);
grant select on private.staff to academy_acts;

-- Is the asking person of the staff, with this token? As private.acts_as_moderator(), by the same setting.
create function private.acts_as_staff() returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.staff where user_id = private.current_user_id()) then
    return false;
  elsif not private.is_strong_enough_to_moderate() then
    raise exception 'Staff confirm with their second factor first.' using errcode = 'PT403', hint = 'second_factor_needed';
  end if;
  return true;
end
$$;

-- What is not for the person who asks. It is refused, since an empty list would pass for the truth.
create function private.not_at_this_desk() returns void
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin raise exception 'This is not for your account.' using errcode = 'PT403', hint = 'not_at_this_desk'; end $$;

-- Who asks, for what only staff may do.
create function private.require_staff() returns uuid
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
begin
  if not private.acts_as_staff() then
    perform private.not_at_this_desk();
  end if;
  return v_user;
end
$$;

-- Who did what at the desk, and who looked at which message. The subject is a message, a completion or a bounty, which may be gone.
create table private.desk_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  who uuid references auth.users (id) on delete set null,
  act text not null check (act in (
    'read_message', 'answered_message', 'finished_message', 'reopened_message', 'reviewed', 'kept_bounty', 'hid_bounty', 'showed_bounty'
  )),
  subject uuid not null
);
grant select, insert on private.desk_log to academy_acts;

-- The list by age, and what is forgotten; and the foreign key when an account goes.
create index desk_log_by_age on private.desk_log (at, id);
create index desk_log_of_person on private.desk_log (who);

-- Even the owner of the table can't rewrite the log by a slip. Two changes pass: a person who deletes the account takes the name along, and
-- what has come to its age goes.
create function private.keep_desk_log() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and new.who is null and to_jsonb(new) - 'who' = to_jsonb(old) - 'who' then
    return new;
  elsif tg_op = 'DELETE' and old.at < now() - make_interval(days => private.setting('keep_desk_log_days')::integer) then
    return old;
  end if;
  raise exception 'The log of the desk is append-only.' using errcode = '42501';
end
$$;
create trigger academy_keep_desk_log before update or delete on private.desk_log
  for each row execute function private.keep_desk_log();

-- Writes an act to the log. Reviews and the acts of moderators write theirs by it, too.
create function private.log_at_desk(p_who uuid, p_act text, p_subject uuid) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$ begin insert into private.desk_log (who, act, subject) values (p_who, p_act, p_subject); end $$;

-- The log, newest first, for staff and moderators: [{id, at, who, act, subject}]. `who` is the name now; null once the account is gone. The
-- next page begins after the time and the id of the last row.
create function public.desk_log_entries(p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 50) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.require_session();
  if not private.acts_as_staff() and not private.acts_as_moderator() then
    perform private.not_at_this_desk();
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(page) order by page.at desc, page.id desc), '[]')
    from (
      select l.id, l.at, p.display_name as who, l.act, l.subject
      from private.desk_log l
      left join public.profiles p on p.id = l.who
      where p_before is null or (l.at, l.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
      order by l.at desc, l.id desc
      limit least(greatest(p_limit, 1), 200)
    ) page);
end
$$;

-- The time so many working days later. Working days are Monday to Friday, in UTC; what comes at a weekend counts from Monday's beginning.
create function private.working_days_after(p_from timestamptz, p_days integer) returns timestamptz
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  v_from timestamp := p_from at time zone 'UTC';
  v_monday timestamp := date_trunc('week', v_from);
  v_weekday integer := extract(isodow from v_from)::integer - 1;
begin
  if v_weekday > 4 then
    v_monday := v_monday + interval '7 days';
    v_from := v_monday;
    v_weekday := 0;
  end if;
  return (v_from + make_interval(days => (v_weekday + p_days) / 5 * 7 + (v_weekday + p_days) % 5 - v_weekday)) at time zone 'UTC';
end
$$;

-- What waits of one kind, as a part of a question: since when, until when an answer is promised, and two lines that say what it is. Each is
-- asked for oldest first, which a partial index of the table answers. `person` is whom a row is not shown to, since it is their own. What is
-- handed in to a hidden bounty can't be reviewed. A refund's purchase may not be told yet; its buyer's address is known once it is confirmed.
--
-- A text and no view: a view of a table stands in the way of each change of its columns.
create function private.waiting_rows(p_kind text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return case p_kind
    when 'submissions' then
      'select c.id, c.created_at as since, c.created_at + interval ''48 hours'' as due_at, b.title, coalesce(p.display_name, ''Patriot'') as detail,
         c.bounty_id, c.user_id as person
       from public.completions c
       join public.bounties b on b.id = c.bounty_id
       left join public.profiles p on p.id = c.user_id
       where c.status = ''submitted'' and b.hidden_at is null'
    when 'reports' then
      'select r.id, r.created_at as since, r.created_at + interval ''2 days'' as due_at, b.title, r.reason as detail, r.bounty_id, null::uuid as person
       from private.reports r
       join public.bounties b on b.id = r.bounty_id
       where r.resolved_at is null'
    when 'messages' then
      'select m.id, m.created_at as since, private.working_days_after(m.created_at, 2) as due_at, m.name as title, left(m.message, 120) as detail,
         null::uuid as bounty_id, null::uuid as person, m.is_owners
       from private.contact_messages m
       where m.done_at is null'
    when 'applications' then
      'select a.id, a.received_at as since, a.received_at + interval ''6 weeks'' as due_at, a.reference as title, a.email as detail,
         null::uuid as bounty_id, null::uuid as person
       from public.applicants a
       where a.application_step = 4 and a.received_at is not null and a.decided_at is null'
    when 'refunds' then
      'select f.id, f.failed_at as since, f.failed_at + interval ''2 days'' as due_at,
         concat_ws('' '', coalesce(''$'' || to_char(coalesce(f.amount_cents, p.amount_cents) / 100.0, ''FM999999990.00''), ''Refund''),
           initcap(replace(p.plan_type, ''_'', '' ''))) as title,
         coalesce(c.email, f.payment_id) as detail, null::uuid as bounty_id, null::uuid as person
       from private.failed_refunds f
       left join private.purchases p on p.payment_id = f.payment_id
       left join private.confirmed_accounts c on c.user_id = p.user_id
       where not f.is_settled'
  end;
end
$$;

-- The kinds of what waits for moderators, for staff, or for somebody who is both, in the order in which they are shown.
create function private.desk_kinds(p_is_moderator boolean, p_is_staff boolean) returns text[]
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return case when p_is_moderator then array['submissions', 'reports'] else '{}' end
    || case when p_is_staff then array['messages', 'applications', 'refunds'] else '{}' end;
end
$$;

-- What the person who asks may do at the desk, and what waits for them: {moderator, staff, waiting: [{kind, count, overdue, oldest}]}. The
-- oldest thousand of a kind are counted: a count of 1000 means 1000 or more.
create function public.desk_standing() returns jsonb
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
  return jsonb_build_object('moderator', v_is_moderator, 'staff', v_is_staff, 'waiting', v_waiting);
end
$$;

-- The question for a page of one kind. $1 is who asks, $2 the cursor of the row that it begins after, $3 how many rows. Oldest first, so
-- that what is overdue is in front; of messages those of owners of a package come before all others.
create function private.waiting_question(p_kind text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  v_is_ranked boolean := p_kind = 'messages';
begin
  return format(
    'select coalesce(jsonb_agg(jsonb_build_object(
       ''id'', w.id, ''since'', w.since, ''due_at'', w.due_at, ''title'', w.title, ''detail'', w.detail, ''bounty_id'', w.bounty_id,
       ''cursor'', jsonb_build_object(%4$s ''since'', w.since, ''id'', w.id)) order by %2$s w.since, w.id), ''[]'')
     from (
       select * from (%1$s) w
       where w.person is distinct from $1 and ($2 is null or (%2$s w.since, w.id) > (%3$s ($2 ->> ''since'')::timestamptz, ($2 ->> ''id'')::uuid))
       order by %2$s w.since, w.id limit $3
     ) w',
    private.waiting_rows(p_kind),
    case when v_is_ranked then 'not w.is_owners,' end,
    case when v_is_ranked then 'not ($2 ->> ''is_owners'')::boolean,' end,
    case when v_is_ranked then '''is_owners'', w.is_owners,' end);
end
$$;

-- A page of what waits of one kind: [{id, since, due_at, title, detail, bounty_id, cursor}]. The cursor of the last row is the next page's
-- p_after. At most 200 rows.
create function public.desk_waiting(p_kind text, p_after jsonb default null, p_limit integer default 50) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_after jsonb := nullif(p_after, 'null');
  v_page jsonb;
begin
  if p_kind is null or p_kind <> all (private.desk_kinds(true, true)) then
    perform private.malformed('kind');
  elsif not (case when p_kind = any (private.desk_kinds(true, false)) then private.acts_as_moderator() else private.acts_as_staff() end) then
    perform private.not_at_this_desk();
  elsif v_after is not null and (
    v_after ->> 'since' is null or v_after ->> 'id' is null or (p_kind = 'messages' and v_after ->> 'is_owners' is null)) then
    perform private.malformed('cursor');
  end if;
  execute private.waiting_question(p_kind) into v_page using v_user, v_after, least(greatest(p_limit, 1), 200);
  return v_page;
end
$$;

-- What was answered to a message, each answer mailed once. The id is the key of the act.
create table private.message_answers (
  id uuid primary key,
  message_id uuid not null references private.contact_messages (id) on delete cascade,
  staff_id uuid references auth.users (id) on delete set null,
  text text not null check (char_length(text) between 1 and 5000),
  created_at timestamptz not null default now(),
  -- When its mail was handed out to be sent, how often, and when somebody said that it went.
  mail_asked_at timestamptz,
  mail_tries integer not null default 0,
  mail_sent_at timestamptz
);
grant select, insert, update (mail_asked_at, mail_tries, mail_sent_at) on private.message_answers to academy_acts;

-- The answers to a message, and the foreign key; and the other one when an account goes.
create index message_answers_of_message on private.message_answers (message_id, created_at, id);
create index message_answers_of_staff on private.message_answers (staff_id);

-- Which mails have still to go, in their order, as those of applications.
create index message_answers_to_mail on private.message_answers (mail_tries, created_at) where mail_sent_at is null;

create trigger academy_require_human_text before insert on private.message_answers
  for each row execute function private.require_human_text('+text');

-- A message with its answers, oldest first; null for none. `by` is the name now, and null once the account is gone.
create function private.message_at_desk(p_id uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', m.id, 'name', m.name, 'email', m.email, 'message', m.message, 'place', m.place, 'is_owners', m.is_owners,
      'created_at', m.created_at, 'done_at', m.done_at,
      'answers', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', a.id, 'text', a.text, 'created_at', a.created_at, 'by', p.display_name, 'mail_sent_at', a.mail_sent_at) order by a.created_at, a.id), '[]')
        from private.message_answers a
        left join public.profiles p on p.id = a.staff_id
        where a.message_id = m.id))
    from private.contact_messages m where m.id = p_id);
end
$$;

-- The same for an act, whose message may be gone by now.
create function private.require_message_at_desk(p_id uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_message jsonb := private.message_at_desk(p_id);
begin
  if v_message is null then
    raise exception 'There is no such message.' using errcode = 'PT404';
  end if;
  return v_message;
end
$$;

-- Shows a message to staff: {id, name, email, message, place, is_owners, created_at, done_at, answers: [{id, text, created_at, by,
-- mail_sent_at}]}, or null. The look is written to the log.
create function public.desk_message(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_staff();
  v_message jsonb := private.message_at_desk(p_id);
begin
  if v_message is not null then
    perform private.log_at_desk(v_user, 'read_message', p_id);
  end if;
  return v_message;
end
$$;

-- Answers a message by mail, and marks it as done. The same request again answers nothing anew. Answers the message as desk_message does;
-- PT404 where it is gone, also to a repetition: its answers went with it.
create function public.answer_message(p_op_id uuid, p_expected_user uuid, p_message_id uuid, p_text text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_text text := btrim(p_text);
begin
  perform private.require_staff();
  if p_message_id is null or coalesce(char_length(v_text), 0) not between 1 and 5000 then
    perform private.malformed('message and an answer of 1 to 5000 characters are required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'answer-message', null, jsonb_build_array(p_message_id, v_text)::text);
  if v_op.op_id is null then
    update private.contact_messages set done_at = coalesce(done_at, clock_timestamp()) where id = p_message_id;
    if found then
      insert into private.message_answers (id, message_id, staff_id, text) values (p_op_id, p_message_id, v_user, v_text);
      perform private.log_at_desk(v_user, 'answered_message', p_message_id);
    end if;
  end if;
  return private.require_message_at_desk(p_message_id);
end
$$;

-- Marks a message as done without an answer, or opens it again. Answers the message as desk_message does; PT404 where it is gone. Only a
-- change is written to the log.
create function public.finish_message(p_message_id uuid, p_is_done boolean, p_expected_user uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(coalesce(p_expected_user, private.require_session()));
begin
  perform private.require_staff();
  if p_message_id is null or p_is_done is null then
    perform private.malformed('message and whether it is done are required');
  end if;
  update private.contact_messages set done_at = case when p_is_done then clock_timestamp() end
  where id = p_message_id and p_is_done = (done_at is null);
  if found then
    perform private.log_at_desk(v_user, case when p_is_done then 'finished_message' else 'reopened_message' end, p_message_id);
  end if;
  return private.require_message_at_desk(p_message_id);
end
$$;

-- Has the mail of this answer still to be handed out? As those of applications, but for a week: it is what somebody waits for.
create function private.message_mail_is_due(p private.message_answers) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return p.mail_sent_at is null and p.created_at > now() - interval '7 days'
    and (p.mail_asked_at is null or p.mail_asked_at < now() - interval '15 minutes');
end
$$;

-- The answers whose mail has still to go, with the message that each answers: for whoever sends the mails, with the server's secret key.
create function public.message_mails_due(p_limit integer default 100)
returns table (id uuid, email text, message text, written_at timestamptz, answer text)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    update private.message_answers a set mail_asked_at = now(), mail_tries = a.mail_tries + 1
    from private.contact_messages m
    where m.id = a.message_id and a.id in (
      select d.id from private.message_answers d where d.mail_sent_at is null and private.message_mail_is_due(d)
      order by d.mail_tries, d.created_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning a.id, m.email, m.message, m.created_at, a.text;
end
$$;

-- Takes answers off those whose mail has still to go. For the server alone.
create function public.message_mails_sent(p_ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update private.message_answers set mail_sent_at = now() where id = any (p_ids)
$$;

-- Puts back answers whose mail the provider did not take. For the server alone.
create function public.message_mails_failed(p_ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update private.message_answers set mail_asked_at = null where id = any (p_ids)
$$;

-- Asks for these mails, where one has still to go: every minute where the server has pg_cron. The embedded backend asks beside each answer.
create function private.ask_for_message_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.message_answers a where a.mail_sent_at is null and private.message_mail_is_due(a)) then
    return false;
  end if;
  return private.ask_function('message-mails');
end
$$;

do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-message-mails', '* * * * *', 'select private.ask_for_message_mails()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;

-- As before, and what a moderator decides on another's bounty is written to the log.
create or replace function public.review_completion(p_op_id uuid, p_expected_user uuid, p_completion_id uuid, p_decision text, p_reason text)
returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_completion public.completions;
  v_bounty_id uuid;
  v_now timestamptz;
  v_reason text := nullif(btrim(p_reason), '');
begin
  if p_completion_id is null or p_decision is null or p_decision not in ('approve', 'request_changes', 'reject') then
    perform private.malformed('completion and a decision are required');
  elsif char_length(v_reason) > 2000 or (p_decision <> 'approve' and v_reason is null) then
    perform private.malformed('a reason of 1 to 2000 characters is required');
  end if;
  select bounty_id into v_bounty_id from public.completions where id = p_completion_id;
  v_op := private.open_act(p_op_id, v_user, 'review-completion', v_bounty_id,
    jsonb_build_array(p_completion_id, p_decision, p_reason)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;

  if p_decision = 'approve' then
    perform private.take_turns_to_score(array[(select c.user_id from public.completions c where c.id = p_completion_id)]);
  end if;
  select * into v_bounty from public.bounties where id = v_bounty_id for no key update;
  v_now := clock_timestamp();
  select * into v_completion from public.completions where id = p_completion_id;
  if not (v_bounty.creator_id is not distinct from v_user or private.acts_as_moderator()) or v_completion.id is null then
    update private.client_ops set bounty_id = null where op_id = p_op_id;
    return private.refuse(p_op_id, 'completion_not_found');
  elsif v_completion.user_id = v_user then
    return private.refuse(p_op_id, 'own_completion');
  elsif v_completion.status <> 'submitted' then
    return private.refuse(p_op_id, 'already_reviewed');
  elsif v_bounty.hidden_at is not null then
    return private.refuse(p_op_id, 'bounty_hidden');
  end if;

  update public.completions set
    status = case p_decision when 'approve' then 'approved' when 'reject' then 'rejected' else 'changes_requested' end,
    reason = v_reason, reviewed_at = v_now, reviewer_id = v_user
  where id = p_completion_id;
  update public.bounty_acceptances set
    status = case p_decision when 'approve' then 'completed' when 'reject' then 'rejected' else 'changes_requested' end,
    changes_requested_at = case p_decision when 'request_changes' then v_now else changes_requested_at end,
    updated_at = v_now
  where id = v_completion.acceptance_id;
  insert into public.notifications (user_id, kind, bounty_id, reason)
  values (v_completion.user_id,
    case p_decision when 'approve' then 'completion_approved' when 'reject' then 'completion_rejected' else 'changes_requested' end,
    v_bounty_id, v_reason);

  if p_decision = 'approve' then
    perform private.close_as_completed(v_bounty, v_completion.user_id, v_now);
  else
    perform private.settle_bounty(v_bounty, v_now);
  end if;
  if v_bounty.creator_id is distinct from v_user then
    perform private.log_at_desk(v_user, 'reviewed', p_completion_id);
  end if;
  return private.answer(p_op_id, false);
end
$$;

-- As before, and written to the log.
create or replace function public.keep_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
begin
  if p_bounty_id is null then
    perform private.malformed('bounty is required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'keep-bounty', p_bounty_id, jsonb_build_array(p_bounty_id)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  if not private.acts_as_moderator() then
    return private.refuse(p_op_id, 'not_moderator');
  end if;
  perform from public.bounties where id = p_bounty_id for no key update;
  if not found then
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  perform private.settle_reports(p_bounty_id, 'report_kept');
  perform private.log_at_desk(v_user, 'kept_bounty', p_bounty_id);
  return private.answer(p_op_id, false);
end
$$;

create or replace function public.hide_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_hidden boolean, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_reason text := nullif(btrim(p_reason), '');
  v_now timestamptz;
begin
  if p_bounty_id is null or p_hidden is null or char_length(v_reason) > 2000 or (p_hidden and v_reason is null) then
    perform private.malformed('bounty, hidden, and for hiding a reason of 1 to 2000 characters are required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'hide-bounty', p_bounty_id, jsonb_build_array(p_bounty_id, p_hidden, v_reason)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  if not private.acts_as_moderator() then
    return private.refuse(p_op_id, 'not_moderator');
  end if;
  select * into v_bounty from public.bounties where id = p_bounty_id for no key update;
  v_now := clock_timestamp();
  if v_bounty.id is null then
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  update public.bounties set
    hidden_at = case when p_hidden then coalesce(hidden_at, clock_timestamp()) end,
    hidden_reason = case when p_hidden then v_reason end,
    updated_at = clock_timestamp()
  where id = p_bounty_id;
  perform private.settle_reports(p_bounty_id, case when p_hidden then 'report_hidden' else 'report_kept' end);
  perform private.log_at_desk(v_user, case when p_hidden then 'hid_bounty' else 'showed_bounty' end, p_bounty_id);
  if p_hidden <> (v_bounty.hidden_at is not null) then
    v_bounty.status := private.settle_bounty(v_bounty, v_now);
    if not p_hidden then
      update public.bounty_acceptances set changes_requested_at = v_now, updated_at = v_now
      where bounty_id = p_bounty_id and status = 'changes_requested';
    end if;
    perform private.tell_of_hiding(v_bounty, p_hidden, case when p_hidden then v_reason end);
  end if;
  return private.answer(p_op_id, false);
end
$$;

-- As before, with what the person asked while signed in, the answers, and for staff and moderators what they did at the desk.
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

-- As before, and takes along what the person asked while signed in.
create or replace function private.forget_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := (select c.email from private.confirmed_accounts c where c.user_id = old.id);
begin
  delete from private.allowances where subject = old.id::text;
  delete from private.contact_messages where asker_id = old.id;
  if v_email is not null then
    delete from private.allowances a using public.applicants p
    where p.email = v_email and (a.subject in (p.phone_number, p.id::text) or split_part(a.subject, ' ', 2) = p.phone_number);
    delete from private.allowances where subject = v_email or split_part(subject, ' ', 2) = v_email;
    delete from public.applicants where email = v_email;
    delete from private.contact_messages where email = v_email;
    delete from private.newsletter_subscribers where email = v_email;
  end if;
  return old;
end
$$;

-- As before, and the log of the desk.
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
  return v_forgotten;
end
$$;

grant create on schema public, private to academy_acts;
alter function public.desk_log_entries owner to academy_acts;
alter function public.desk_standing owner to academy_acts;
alter function public.desk_waiting owner to academy_acts;
alter function public.desk_message owner to academy_acts;
alter function public.answer_message owner to academy_acts;
alter function public.finish_message owner to academy_acts;
alter function public.message_mails_due owner to academy_acts;
alter function public.message_mails_sent owner to academy_acts;
alter function public.message_mails_failed owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function
  private.acts_as_staff, private.not_at_this_desk, private.require_staff, private.keep_desk_log, private.log_at_desk,
  public.desk_log_entries, private.working_days_after, private.waiting_rows, private.desk_kinds, public.desk_standing,
  private.waiting_question, public.desk_waiting, private.message_at_desk, private.require_message_at_desk, public.desk_message,
  public.answer_message, public.finish_message, private.message_mail_is_due, public.message_mails_due, public.message_mails_sent,
  public.message_mails_failed, private.ask_for_message_mails, private.mark_settled_refunds
  from public, anon, authenticated, service_role;
grant execute on function
  private.acts_as_staff, private.not_at_this_desk, private.require_staff, private.log_at_desk, private.working_days_after,
  private.waiting_rows, private.desk_kinds, private.waiting_question, private.message_at_desk, private.require_message_at_desk,
  private.message_mail_is_due, private.mark_settled_refunds
  to academy_acts;
revoke execute on function private.keep_desk_log, private.ask_for_message_mails from academy_acts;
grant execute on function
  public.desk_log_entries, public.desk_standing, public.desk_waiting, public.desk_message, public.answer_message, public.finish_message
  to authenticated;
grant execute on function public.message_mails_due, public.message_mails_sent, public.message_mails_failed to service_role;
