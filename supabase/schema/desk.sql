-- The desk: what waits for the academy's people, the answers to messages and the mails of them, and the log of what was done there. Who
-- moderates stands in people.sql.

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

-- Who did what at the desk, and who looked at which message or application. The subject is one of these, a completion or a bounty, which
-- may be gone.
create table private.desk_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  who uuid references auth.users (id) on delete set null,
  act text not null check (act in (
    'read_message', 'answered_message', 'finished_message', 'reopened_message', 'reviewed', 'kept_bounty', 'hid_bounty', 'showed_bounty',
    'read_application', 'invited_applicant', 'accepted_applicant', 'declined_applicant'
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
      'select a.id, a.received_at as since, a.received_at + interval ''6 weeks'' as due_at, a.reference as title,
         concat_ws('', '', a.email, case a.standing when ''invited'' then a.standing end) as detail, null::uuid as bounty_id, null::uuid as person
       from public.applicants a
       where a.application_step = 4 and a.received_at is not null and a.standing in (''received'', ''invited'')'
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

-- What the person who asks may do at the desk, what waits for them, and which jobs stand still: {moderator, staff, waiting: [{kind, count,
-- overdue, oldest}], late_jobs}. The oldest thousand of a kind are counted: a count of 1000 means 1000 or more.
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
  return jsonb_build_object('moderator', v_is_moderator, 'staff', v_is_staff, 'waiting', v_waiting,
    'late_jobs', case when v_is_moderator or v_is_staff then private.late_jobs() else '{}' end);
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

-- Asks for these mails, where one has still to go: every minute where the server has pg_cron. The embedded backend asks beside each
-- answer. The job has run once nothing is left to go, or once somebody came for it.
create function private.ask_for_message_mails() returns boolean
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

do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-message-mails', '* * * * *', 'select private.ask_for_message_mails()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
