-- Hiding a bounty concerns everybody who has a part in it, not its creator alone: who accepted or pledged hears of it with the reason, reads the bounty all the same, and is
-- refused by a code that says so.

-- Whether this person has ever accepted the bounty or pledged to it.
create function private.has_part(p_bounty_id uuid, p_user uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from public.bounty_acceptances a where a.user_id = p_user and a.bounty_id = p_bounty_id)
    or exists (select from public.contributions c where c.contributor_id = p_user and c.bounty_id = p_bounty_id);
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

-- As before, and also to who has a part in it.
create or replace function private.bounty_entity(p_bounty_id uuid, p_viewer uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_bounty public.bounties;
begin
  select * into v_bounty from public.bounties b
  where b.id = p_bounty_id
    and (b.hidden_at is null or b.creator_id = p_viewer or private.has_part(b.id, p_viewer)
      or (p_viewer = private.current_user_id() and private.is_moderator()));
  return case when v_bounty.id is null then null else private.entity_of(v_bounty) end;
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

-- As before, but who may see a hidden bounty is refused by 'bounty_hidden'. So are the two below.
create or replace function private.refuse_pledge(p_op_id uuid, p_bounty_id uuid) returns jsonb
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_bounty public.bounties;
  v_now timestamptz;
  v_status text;
begin
  select * into v_bounty from public.bounties where id = p_bounty_id for no key update;
  v_now := clock_timestamp();
  if v_bounty.id is null or v_bounty.hidden_at is not null then
    return private.refuse(p_op_id, private.code_of_absent(v_bounty));
  end if;
  v_status := private.settle_bounty(v_bounty, v_now);
  return private.refuse(p_op_id, case when v_status <> 'completed' and v_bounty.deadline <= v_now then 'deadline_passed' else 'bounty_closed' end);
end
$$;

create or replace function public.accept_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_now timestamptz;
  v_status text;
  v_held text;
begin
  if p_bounty_id is null then
    perform private.malformed('bounty is required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'accept-bounty', p_bounty_id, p_bounty_id::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;

  select * into v_bounty from public.bounties where id = p_bounty_id for no key update;
  v_now := clock_timestamp();
  if v_bounty.id is null or v_bounty.hidden_at is not null then
    return private.refuse(p_op_id, private.code_of_absent(v_bounty));
  elsif v_bounty.creator_id = v_user then
    return private.refuse(p_op_id, 'own_bounty');
  end if;
  select status into v_held from public.bounty_acceptances where bounty_id = p_bounty_id and user_id = v_user;
  if v_held in ('in_progress', 'submitted', 'changes_requested', 'completed') then
    return private.refuse(p_op_id, 'already_accepted');
  elsif v_held = 'rejected' then
    return private.refuse(p_op_id, 'acceptance_rejected');
  end if;
  v_status := private.settle_bounty(v_bounty, v_now);
  if v_bounty.deadline <= v_now and v_status <> 'completed' then
    return private.refuse(p_op_id, 'deadline_passed');
  elsif v_status not in ('active', 'funded') then
    return private.refuse(p_op_id, 'bounty_closed');
  end if;

  insert into public.bounty_acceptances (id, bounty_id, user_id, created_at, updated_at)
  values (p_op_id, p_bounty_id, v_user, v_now, v_now)
  on conflict (user_id, bounty_id) do update set status = 'in_progress', updated_at = v_now;
  return private.answer(p_op_id, false);
end
$$;

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
  elsif p_photo_path is not null and not exists (
    select from storage.objects o
    where o.bucket_id = 'completion-photos' and o.name = p_photo_path
      and coalesce((o.metadata ->> 'size')::bigint, 0) between 1 and 5242880
      and o.metadata ->> 'mimetype' in ('image/jpeg', 'image/png', 'image/webp')
  ) then
    return private.refuse(p_op_id, 'photo_missing');
  end if;

  insert into public.completions (id, acceptance_id, bounty_id, user_id, photo_path, notes, created_at)
  values (p_op_id, v_acceptance.id, p_bounty_id, v_user, p_photo_path, v_notes, v_now);
  update public.bounty_acceptances set status = 'submitted', updated_at = v_now where id = v_acceptance.id;
  insert into public.notifications (user_id, kind, bounty_id)
  select v_bounty.creator_id, 'completion_submitted', p_bounty_id where v_bounty.creator_id is not null;
  return private.answer(p_op_id, false);
end
$$;

-- What a hiding, or its end, is to each person: to the creator, to whose work is not decided on, and to who pledged while the bounty is open.
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

-- As before, and all of them are told. The time for changes that were asked for runs on while a bounty is hidden; whose has not run out has seven days anew once it is shown.
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

grant create on schema public to academy_acts;
alter function public.my_hidden_bounties(uuid[]) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.my_hidden_bounties(uuid[]), private.has_part(uuid, uuid), private.code_of_absent(public.bounties),
  private.tell_of_hiding(public.bounties, boolean, text) from public, anon, authenticated, service_role;
grant execute on function private.has_part(uuid, uuid), private.code_of_absent(public.bounties),
  private.tell_of_hiding(public.bounties, boolean, text) to academy_acts;
grant execute on function public.my_hidden_bounties(uuid[]) to authenticated;
