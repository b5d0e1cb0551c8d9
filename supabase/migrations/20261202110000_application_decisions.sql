-- Applications are decided at the desk. One that was received is invited to the second part, accepted or declined, each by a mail, and staff
-- note on it what they need. decided_at came with the desk, and says nothing of how it was decided: what has one waits again.

alter table public.applicants
  add column standing text not null default 'received' check (standing in ('received', 'invited', 'accepted', 'declined')),
  add column standing_at timestamptz;
grant select (standing, standing_at) on public.applicants to service_role;
grant update (standing, standing_at) on public.applicants to academy_acts;

drop index public.applicants_waiting;
alter table public.applicants drop column decided_at;
create index applicants_waiting on public.applicants (received_at, id) where application_step = 4 and standing in ('received', 'invited');

alter table private.desk_log drop constraint desk_log_act_check;
alter table private.desk_log add constraint desk_log_act_check check (act in (
  'read_message', 'answered_message', 'finished_message', 'reopened_message', 'reviewed', 'kept_bounty', 'hid_bounty', 'showed_bounty',
  'read_application', 'invited_applicant', 'accepted_applicant', 'declined_applicant'
));

-- Which standings may follow one. src/domain/desk has the same table, for its buttons.
create function private.standings_after(p_standing text) returns text[]
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return case p_standing
    when 'received' then array['invited', 'accepted', 'declined']
    when 'invited' then array['accepted', 'declined']
    else '{}'::text[]
  end;
end
$$;

-- Each change of standing, mailed once. None comes twice, so that a standing is told once for good.
create table private.application_decisions (
  id uuid primary key default gen_random_uuid(),
  applicant_id uuid not null references public.applicants (id) on delete cascade,
  standing text not null check (standing in ('invited', 'accepted', 'declined')),
  decided_at timestamptz not null default now(),
  -- When its mail was handed out to be sent, how often, and when somebody said that it went.
  mail_asked_at timestamptz,
  mail_tries integer not null default 0,
  mail_sent_at timestamptz,
  unique (applicant_id, standing)
);
grant select, insert, update (mail_asked_at, mail_tries, mail_sent_at) on private.application_decisions to academy_acts;

-- Which mails have still to go, in their order, as those of applications.
create index application_decisions_to_mail on private.application_decisions (mail_tries, decided_at) where mail_sent_at is null;

-- What staff note on an application, for staff and for the applicant's copy of their own data. The id is the key of the act.
create table private.application_notes (
  id uuid primary key,
  applicant_id uuid not null references public.applicants (id) on delete cascade,
  staff_id uuid references auth.users (id) on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
grant select, insert on private.application_notes to academy_acts;

-- The notes on an application, and the foreign key; and the other one when an account goes.
create index application_notes_of_applicant on private.application_notes (applicant_id, created_at, id);
create index application_notes_of_staff on private.application_notes (staff_id);

create trigger academy_require_human_text before insert on private.application_notes
  for each row execute function private.require_human_text('+text');

-- A received application with its notes, oldest first; null for none. `by` is the name now, and null once the account is gone.
create function private.application_at_desk(p_id uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', a.id, 'reference', a.reference, 'received_at', a.received_at, 'email', a.email, 'phone_number', a.phone_number,
      'full_name', a.full_name, 'standing', a.standing, 'standing_at', a.standing_at,
      'notes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', n.id, 'text', n.text, 'at', n.created_at, 'by', p.display_name) order by n.created_at, n.id), '[]')
        from private.application_notes n
        left join public.profiles p on p.id = n.staff_id
        where n.applicant_id = a.id))
    from public.applicants a where a.id = p_id and a.application_step = 4 and a.received_at is not null);
end
$$;

-- The same for an act, whose application may be gone by now: taken back, or past its age.
create function private.require_application_at_desk(p_id uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_application jsonb := private.application_at_desk(p_id);
begin
  if v_application is null then
    raise exception 'There is no such application.' using errcode = 'PT404';
  end if;
  return v_application;
end
$$;

-- Shows a received application to staff: {id, reference, received_at, email, phone_number, full_name, standing, standing_at, notes: [{id,
-- text, at, by}]}, or null. The look is written to the log.
create function public.desk_application(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_staff();
  v_application jsonb := private.application_at_desk(p_id);
begin
  if v_application is not null then
    perform private.log_at_desk(v_user, 'read_application', p_id);
  end if;
  return v_application;
end
$$;

-- Gives a received application another standing, which is mailed to its applicant. p_from is the standing that the person saw: where it is
-- another by now, and the change would still be allowed, it is refused with PT409 and the hint `stale`; a change that is not allowed, with
-- `already_decided`. Asking for the standing that it has changes nothing. Answers the application as desk_application does; PT404 where it
-- is gone.
create function public.decide_application(p_expected_user uuid, p_id uuid, p_standing text, p_from text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_known text[] := array['received', 'invited', 'accepted', 'declined'];
  v_standing text;
begin
  perform private.require_staff();
  if p_id is null or p_standing is null or p_standing <> all (v_known) or p_from is null or p_from <> all (v_known) then
    perform private.malformed('application and two standings are required');
  end if;
  select a.standing into v_standing from public.applicants a
  where a.id = p_id and a.application_step = 4 and a.received_at is not null for no key update;
  if v_standing is distinct from p_standing and v_standing is not null then
    if p_standing <> all (private.standings_after(v_standing)) then
      raise exception 'It is decided already.' using errcode = 'PT409', hint = 'already_decided';
    elsif p_from <> v_standing then
      raise exception 'It stands otherwise by now.' using errcode = 'PT409', hint = 'stale';
    end if;
    update public.applicants set standing = p_standing, standing_at = clock_timestamp(), updated_at = now() where id = p_id;
    insert into private.application_decisions (applicant_id, standing) values (p_id, p_standing);
    perform private.log_at_desk(v_user, case p_standing when 'invited' then 'invited_applicant' when 'accepted' then 'accepted_applicant'
      else 'declined_applicant' end, p_id);
  end if;
  return private.require_application_at_desk(p_id);
end
$$;

-- Notes something on an application, once a key. Answers it as desk_application does; PT404 where it is gone, also to a repetition: its
-- notes went with it.
create function public.note_application(p_op_id uuid, p_expected_user uuid, p_id uuid, p_text text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_text text := btrim(p_text);
begin
  perform private.require_staff();
  if p_id is null or coalesce(char_length(v_text), 0) not between 1 and 2000 then
    perform private.malformed('application and a note of 1 to 2000 characters are required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'note-application', null, jsonb_build_array(p_id, v_text)::text);
  if v_op.op_id is null then
    perform from public.applicants where id = p_id and application_step = 4 and received_at is not null for key share;
    if found then
      insert into private.application_notes (id, applicant_id, staff_id, text) values (p_op_id, p_id, v_user, v_text);
    end if;
  end if;
  return private.require_application_at_desk(p_id);
end
$$;

-- Has the mail of this decision still to be handed out? As those of answers to messages, but only while the application stands so: one that
-- is decided on anew is told of the new decision alone.
create function private.decision_mail_is_due(p private.application_decisions) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return p.mail_sent_at is null and p.decided_at > now() - interval '7 days'
    and (p.mail_asked_at is null or p.mail_asked_at < now() - interval '15 minutes')
    and exists (select from public.applicants a where a.id = p.applicant_id and a.standing = p.standing);
end
$$;

-- The decisions whose mail has still to go: for whoever sends the mails, with the server's secret key.
create function public.application_decisions_due(p_limit integer default 100)
returns table (id uuid, reference text, email text, standing text)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    update private.application_decisions c set mail_asked_at = now(), mail_tries = c.mail_tries + 1
    from public.applicants a
    where a.id = c.applicant_id and c.id in (
      select d.id from private.application_decisions d where d.mail_sent_at is null and private.decision_mail_is_due(d)
      order by d.mail_tries, d.decided_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning c.id, a.reference, a.email, c.standing;
end
$$;

-- Takes decisions off those whose mail has still to go. For the server alone.
create function public.application_decisions_sent(p_ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update private.application_decisions set mail_sent_at = now() where id = any (p_ids)
$$;

-- Puts back decisions whose mail the provider did not take. For the server alone.
create function public.application_decisions_failed(p_ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update private.application_decisions set mail_asked_at = null where id = any (p_ids)
$$;

-- As before, with the applications that are received or invited.
create or replace function private.waiting_rows(p_kind text) returns text
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

-- As before, and how the application stands.
create or replace function public.my_application(p_reference text default null, p_secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := private.confirmed_email();
  v_hash bytea := sha256(convert_to(coalesce(p_secret, ''), 'UTF8'));
begin
  perform private.require_allowance(private.asking_applicant(), 'application_reads', 10 * private.setting('applications_per_hour'), interval '1 hour');
  return (
    select jsonb_build_object('reference', a.reference, 'received_at', a.received_at, 'email', a.email,
      'standing', a.standing, 'standing_at', a.standing_at)
    from public.applicants a
    where a.application_step = 4 and a.received_at is not null
      and (a.email = v_email or (a.reference = p_reference and a.secret_hash = v_hash))
    order by coalesce(a.reference = p_reference and a.secret_hash = v_hash, false) desc, a.received_at desc, a.id desc limit 1);
end
$$;

-- As before, but for those that are decided on, of which another mail tells.
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
      where d.application_step = 4 and d.mail_sent_at is null and d.standing = 'received' and d.received_at > now() - interval '2 days'
        and (d.mail_asked_at is null or d.mail_asked_at < now() - interval '15 minutes')
      order by d.mail_tries, d.received_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning a.id, a.reference, a.received_at, a.email;
end
$$;

-- As before, and for the mails of decisions.
create or replace function private.ask_for_application_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from public.applicants a
    where a.application_step = 4 and a.mail_sent_at is null and a.standing = 'received' and a.received_at > now() - interval '2 days'
      and (a.mail_asked_at is null or a.mail_asked_at < now() - interval '15 minutes'))
    and not exists (select from private.application_decisions d where d.mail_sent_at is null and private.decision_mail_is_due(d))
    and not exists (select from private.applications_to_remind()) then
    perform private.note_run('application_mails');
    return false;
  end if;
  return private.ask_function('application-mails');
end
$$;

-- As before, and how each stands.
create or replace function public.desk_applications(p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 100) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id desc), '[]')
  from (
    select a.id, a.reference, a.received_at, a.email, a.phone_number, a.full_name, a.application_step,
      a.is_verified, a.terms_version, a.accepted_terms_at, a.created_at, a.updated_at, a.standing, a.standing_at
    from public.applicants a
    where p_before is null or (a.created_at, a.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
    order by a.created_at desc, a.id desc
    limit least(greatest(p_limit, 1), 500)
  ) page
$$;

-- As before, with the decisions on an application and what staff noted on it.
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

grant create on schema public, private to academy_acts;
alter function public.desk_application owner to academy_acts;
alter function public.decide_application owner to academy_acts;
alter function public.note_application owner to academy_acts;
alter function public.application_decisions_due owner to academy_acts;
alter function public.application_decisions_sent owner to academy_acts;
alter function public.application_decisions_failed owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function
  private.standings_after, private.application_at_desk, private.require_application_at_desk, private.decision_mail_is_due,
  public.desk_application, public.decide_application, public.note_application,
  public.application_decisions_due, public.application_decisions_sent, public.application_decisions_failed
  from public, anon, authenticated, service_role;
grant execute on function
  private.standings_after, private.application_at_desk, private.require_application_at_desk, private.decision_mail_is_due
  to academy_acts;
grant execute on function public.desk_application, public.decide_application, public.note_application to authenticated;
grant execute on function
  public.application_decisions_due, public.application_decisions_sent, public.application_decisions_failed
  to service_role;
