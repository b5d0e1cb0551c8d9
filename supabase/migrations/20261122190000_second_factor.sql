-- Where a project sets moderators_need_second_factor to 1, every power of a moderator holds only for a token whose session has passed a second factor:
-- its aal claim, which the auth server signs, is aal2. A stolen password then gives what any member has.
insert into private.settings (name, value) values ('moderators_need_second_factor', 0);

-- Is the asking token as strong as this project wants its moderators' to be? Strong it must be where the setting is missing.
create function private.is_strong_enough_to_moderate() returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(private.setting('moderators_need_second_factor'), 1) <> 1
    or coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', '') = 'aal2';
end
$$;

-- May the asking person moderate, with this token? Policies ask it: without the factor a moderator reads what any member does.
create or replace function private.is_moderator() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from private.moderators where user_id = private.current_user_id()) and private.is_strong_enough_to_moderate()
$$;

-- The same for what only moderators ask for: who lacks nothing but the factor is told so, since an empty list would pass for the truth.
create function private.acts_as_moderator() returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.moderators where user_id = private.current_user_id()) then
    return false;
  elsif not private.is_strong_enough_to_moderate() then
    raise exception 'Moderators confirm with their second factor first.' using errcode = 'PT403', hint = 'second_factor_needed';
  end if;
  return true;
end
$$;
revoke execute on function private.is_strong_enough_to_moderate(), private.acts_as_moderator() from public, anon, authenticated, service_role;
grant execute on function private.is_strong_enough_to_moderate(), private.acts_as_moderator() to academy_acts;

-- Hides a bounty or shows it again, as before; only who counts as a moderator has changed.
create or replace function public.hide_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_hidden boolean, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_reason text := nullif(btrim(p_reason), '');
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
  if v_bounty.id is null then
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  update public.bounties set
    hidden_at = case when p_hidden then coalesce(hidden_at, clock_timestamp()) end, updated_at = clock_timestamp()
  where id = p_bounty_id;
  update private.reports set resolved_at = clock_timestamp() where bounty_id = p_bounty_id and resolved_at is null;
  if p_hidden and v_bounty.hidden_at is null and v_bounty.creator_id is not null then
    insert into public.notifications (user_id, kind, bounty_id, reason) values (v_bounty.creator_id, 'bounty_hidden', p_bounty_id, v_reason);
  end if;
  return private.answer(p_op_id, false);
end
$$;

-- Answers a submission, as before; only who counts as a moderator has changed. A creator reviews the own bounties without the factor.
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
  return private.answer(p_op_id, false);
end
$$;

-- The moderators' list of open reports, oldest first. Anybody else gets no row.
create or replace function public.open_reports(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 50)
returns table (id uuid, bounty_id uuid, title text, hidden_at timestamptz, reason text, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select r.id, r.bounty_id, b.title, b.hidden_at, r.reason, r.created_at
  from private.reports r
  join public.bounties b on b.id = r.bounty_id
  where r.resolved_at is null and private.acts_as_moderator()
    and (p_after is null or (r.created_at, r.id) > (p_after, coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')))
  order by r.created_at, r.id
  limit least(greatest(p_limit, 1), 200)
$$;

-- Who is behind the pledges to a bounty, for moderators. Anybody else gets no row.
create or replace function public.bounty_contributors(p_bounty_id uuid, p_before integer default null, p_limit integer default 24)
returns table ("position" integer, contributor_id uuid, contributor_name text, anonymous boolean, amount numeric, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.position, c.contributor_id, p.display_name, c.anonymous, c.amount, c.created_at
  from public.contributions c
  left join public.profiles p on p.id = c.contributor_id
  where c.bounty_id = p_bounty_id and c.position < coalesce(p_before, 2147483647) and private.acts_as_moderator()
  order by c.position desc
  limit least(greatest(p_limit, 1), 500)
$$;

-- A bounty as the answer to an act carries it; a hidden one only to its creator, and to a moderator who may moderate now.
create or replace function private.bounty_entity(p_bounty_id uuid, p_viewer uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_bounty public.bounties;
begin
  select * into v_bounty from public.bounties b
  where b.id = p_bounty_id
    and (b.hidden_at is null or b.creator_id = p_viewer or (p_viewer = private.current_user_id() and private.is_moderator()));
  return case when v_bounty.id is null then null else private.entity_of(v_bounty) end;
end
$$;

-- Nobody but a moderator who may moderate now takes a name that passes for the academy's. Who asks without a token is the project's owner.
create or replace function private.require_own_name() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if private.passes_for_academy(new.display_name)
    and not (
      exists (select from private.moderators m where m.user_id = new.id)
      and (private.current_user_id() is null or private.is_moderator())) then
    raise exception 'This name is reserved. Please choose another.' using errcode = 'PT400', hint = 'reserved_name';
  end if;
  return new;
end
$$;
