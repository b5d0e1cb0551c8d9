-- Nothing of a hidden bounty earns points or comes to a decision, whoever asks: a creator could hand out the points of a bounty that nobody else sees. What was handed in
-- before waits, since a bounty with a submission that waits doesn't expire, and is reviewed once the bounty is shown again.

-- As before, and of a hidden bounty nothing is reviewed: bounty_hidden.
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
  return private.answer(p_op_id, false);
end
$$;

-- As before, without what can't be reviewed now.
create or replace function public.due_reviews(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 100)
returns table (id uuid, title text, due integer, since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- Asked for first: a session that is gone is refused, whatever there is to find.
  v_user uuid := private.require_session();
begin
  return query
  select b.id, b.title, waiting.due, waiting.since
  from public.bounties b
  cross join lateral (
    select count(*)::integer as due, min(c.created_at) as since from public.completions c where c.bounty_id = b.id and c.status = 'submitted'
  ) waiting
  where b.creator_id = v_user and b.status in ('active', 'funded') and b.hidden_at is null and waiting.due > 0
    and (p_after is null or (waiting.since, b.id) > (p_after, coalesce(p_after_id, '00000000-0000-0000-0000-000000000000')))
  order by waiting.since, b.id
  limit least(greatest(p_limit, 1), 500);
end
$$;
