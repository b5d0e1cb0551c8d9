-- Moderation as whole acts: a bounty is reported, and kept or hidden; whoever reported it hears what became of it, and whom a hiding
-- concerns hears why. Who moderates stands in people.sql.

-- A report is one person's word to the moderators that a bounty should not stand. One a person and bounty; the creator never learns who
-- reported. The id is the key of the act.
create table private.reports (
  id uuid primary key,
  bounty_id uuid not null references public.bounties (id),
  reporter_id uuid references auth.users (id) on delete set null,
  reason text not null check (char_length(reason) between 1 and 1000),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  unique (bounty_id, reporter_id)
);
grant select, insert, update (resolved_at) on private.reports to academy_acts;

-- What moderators have still to look at, oldest first; and the foreign key when an account goes.
create index reports_open on private.reports (created_at, id) where resolved_at is null;
create index reports_of_reporter on private.reports (reporter_id);

-- Which bounties a mailbox's person has reported, under whichever account.
create table private.mailbox_reports (
  bounty_id uuid not null references public.bounties (id),
  mailbox bytea not null,
  reported_at timestamptz not null default now(),
  primary key (bounty_id, mailbox)
);
grant select, insert on private.mailbox_reports to academy_acts;

create trigger academy_require_human_text before insert on private.reports
  for each row execute function private.require_human_text('+reason');

-- The mark that the reports of whoever asks are kept by. An address that no mail has confirmed may be anybody's: it has a mark of its own,
-- so that its report stands in the way of nobody whose address it is.
create function private.own_report_mark() returns bytea
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_confirmed text := private.confirmed_email();
begin
  return private.mark_of_mailbox(coalesce(
    v_confirmed, 'unconfirmed ' || (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')));
end
$$;

-- Reports a bounty, once a person, and once a mailbox.
-- Refusals: bounty_not_found, already_reported.
create function public.report_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_reason text := btrim(p_reason);
  v_mailbox bytea;
begin
  if p_bounty_id is null or coalesce(char_length(v_reason), 0) not between 1 and 1000 then
    perform private.malformed('bounty and a reason of 1 to 1000 characters are required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'report-bounty', p_bounty_id, jsonb_build_array(p_bounty_id, v_reason)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  if not exists (select from public.bounties where id = p_bounty_id and hidden_at is null) then
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  v_mailbox := private.own_report_mark();
  if v_mailbox is not null then
    insert into private.mailbox_reports (bounty_id, mailbox) values (p_bounty_id, v_mailbox) on conflict (bounty_id, mailbox) do nothing;
    if not found then
      return private.refuse(p_op_id, 'already_reported');
    end if;
  end if;
  insert into private.reports (id, bounty_id, reporter_id, reason) values (p_op_id, p_bounty_id, v_user, v_reason)
  on conflict (bounty_id, reporter_id) do nothing;
  if not found then
    return private.refuse(p_op_id, 'already_reported');
  end if;
  return private.answer(p_op_id, false);
end
$$;

-- A report is told to every moderator; which one answers is theirs to say. The notice names nobody, and holds none of the report's words:
-- these are shown to who has confirmed the session. A mailbox rings ten times a day, and all whose address is not confirmed ring ten times
-- together. The other reports stand in the moderators' list without a notice.
create function private.tell_of_report() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_mailbox bytea := private.mark_of_mailbox((select c.email from private.confirmed_accounts c where c.user_id = new.reporter_id));
begin
  if private.take_allowance(
    coalesce('mailbox ' || encode(v_mailbox, 'hex'), 'unconfirmed'), 'report-bells', private.setting('report_bells_per_day'), interval '1 day') is null then
    insert into public.notifications (user_id, kind, bounty_id) select m.user_id, 'bounty_reported', new.bounty_id from private.moderators m;
  end if;
  return null;
end
$$;
create trigger academy_tell_of_report after insert on private.reports for each row execute function private.tell_of_report();

-- The moderators' list of open reports, oldest first. Anybody else gets no row; a weak session is refused. The next page starts after the
-- time and the id of the last row.
create function public.open_reports(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 50)
returns table (id uuid, bounty_id uuid, title text, hidden_at timestamptz, reason text, created_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  if private.acts_as_moderator() then
    return query
      select r.id, r.bounty_id, b.title, b.hidden_at, r.reason, r.created_at
      from private.reports r
      join public.bounties b on b.id = r.bounty_id
      where r.resolved_at is null
        and (p_after is null or (r.created_at, r.id) > (p_after, coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')))
      order by r.created_at, r.id
      limit least(greatest(p_limit, 1), 200);
  end if;
end
$$;

-- Settles the open reports on a bounty: whoever reported it is told the outcome, and the moderators' notices have served.
create function private.settle_reports(p_bounty_id uuid, p_outcome text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  with settled as (
    update private.reports set resolved_at = clock_timestamp() where bounty_id = p_bounty_id and resolved_at is null returning reporter_id
  )
  insert into public.notifications (user_id, kind, bounty_id)
  select s.reporter_id, p_outcome, p_bounty_id from settled s where s.reporter_id is not null;
  -- One that somebody marks at this moment is not waited for.
  update public.notifications set read_at = clock_timestamp()
  where id in (
    select n.id from public.notifications n where n.bounty_id = p_bounty_id and n.kind = 'bounty_reported' and n.read_at is null
    for no key update skip locked);
end
$$;

-- Lets a reported bounty stand, and thanks who reported it.
-- Refusals: not_moderator, bounty_not_found.
create function public.keep_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid) returns jsonb
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

-- Hides a bounty from everybody but its creator and moderators, or shows it again, and settles the reports on it. The reason stands with
-- the bounty while it is hidden, and all whom it concerns are told, when it is shown again too. Pledges and acceptances stand as they are.
-- The time for changes that were asked for runs on while a bounty is hidden; whose has not run out has seven days anew once it is shown.
-- Refusals: not_moderator, bounty_not_found.
create function public.hide_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_hidden boolean, p_reason text) returns jsonb
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

-- What a hiding, or its end, is to each person: to the creator, to whose work is not decided on, and to who pledged while the bounty is
-- open.
create function private.tell_of_hiding(p_bounty public.bounties, p_hidden boolean, p_reason text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_what text := case when p_hidden then '_hidden' else '_shown' end;
begin
  insert into public.notifications (user_id, kind, bounty_id, reason)
  select p_bounty.creator_id, 'bounty' || v_what, p_bounty.id, p_reason where p_bounty.creator_id is not null
  union all
  select a.user_id, 'work' || v_what, p_bounty.id, p_reason from public.bounty_acceptances a
  where a.bounty_id = p_bounty.id and a.status in ('in_progress', 'submitted', 'changes_requested');
  if p_bounty.status in ('active', 'funded') then
    perform private.tell_contributors(p_bounty, 'pledge' || v_what, p_reason);
  end if;
end
$$;

-- Hiding a bounty concerns everybody who has a part in it, not its creator alone: who accepted or pledged hears of it with the reason,
-- reads the bounty all the same, and is refused by a code that says so.
--
-- Whether this person has ever accepted the bounty or pledged to it.
create function private.has_part(p_bounty_id uuid, p_user uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from public.bounty_acceptances a where a.user_id = p_user and a.bounty_id = p_bounty_id)
    or exists (select from public.contributions c where c.contributor_id = p_user and c.bounty_id = p_bounty_id);
end
$$;

-- Why an act finds no bounty: to who may see it, that it is hidden; to others it is an unknown one.
create function private.code_of_absent(p_bounty public.bounties) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return case when private.bounty_entity(p_bounty.id, private.current_user_id()) is null then 'bounty_not_found' else 'bounty_hidden' end;
end
$$;

-- Those of these bounties that are hidden and in which the person has a part. A function, and not a policy: it needs two tables more.
create function public.my_hidden_bounties(p_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
begin
  if p_ids is null or cardinality(p_ids) > 100 then
    perform private.malformed('at most 100 ids at a time');
  end if;
  return (
    select coalesce(jsonb_agg(private.entity_of(b) order by b.id), '[]')
    from public.bounties b where b.id = any (p_ids) and b.hidden_at is not null and private.has_part(b.id, v_user)
  );
end
$$;
