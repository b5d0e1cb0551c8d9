-- Decisions on applications at the desk: which change of standing is allowed, each change with its mail, and what staff note for
-- themselves. The standing itself is a column of applications.sql.

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
