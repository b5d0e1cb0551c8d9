-- Answers a submission: 'approve', 'request_changes' or 'reject', the last two with a reason. The bounty's creator or a moderator decides,
-- and never the submitter; a creator needs no second factor for the own bounties. The first approval completes the bounty: the submitter scores,
-- and everybody else's open acceptance ends. Refusals: completion_not_found (also for who may not review it: whether it exists is not that person's
-- business), own_completion, already_reviewed.
--
-- Who approves takes the submitter's turn to score before the bounty, as a pledge takes its turns.
create function public.review_completion(p_op_id uuid, p_expected_user uuid, p_completion_id uuid, p_decision text, p_reason text)
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

-- What the first approval brings about. The caller holds the bounty's lock and the submitter's turn to score. The points are the creator's doing and under the ceiling of
-- that pair, unless a moderator approved, who is nobody's friend.
create function private.close_as_completed(p_bounty public.bounties, p_submitter uuid, p_now timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_by_creator boolean := exists (
    select from public.completions c
    where c.bounty_id = p_bounty.id and c.status = 'approved' and c.reviewer_id = p_bounty.creator_id);
begin
  update public.bounties set status = 'completed' where id = p_bounty.id;
  update public.completions set status = 'expired' where bounty_id = p_bounty.id and status = 'submitted';
  with ended as (
    update public.bounty_acceptances set status = 'expired', updated_at = p_now
    where bounty_id = p_bounty.id and status in ('in_progress', 'submitted', 'changes_requested')
    returning user_id
  )
  insert into public.notifications (user_id, kind, bounty_id)
  select user_id, 'acceptance_expired', p_bounty.id from ended;
  if not private.is_confirmed_by_mail(p_submitter) or (v_by_creator and not private.is_confirmed_by_mail(p_bounty.creator_id)) then
    return;
  end if;
  perform private.add_score(p_submitter, case when v_by_creator then p_bounty.creator_id end, p_now, 50, 0, 0, 0, 1);
  insert into private.category_completions as c (user_id, category, completed) values (p_submitter, p_bounty.category, 1)
  on conflict (user_id, category) do update set completed = c.completed + 1;
end
$$;

grant create on schema public to academy_acts;
alter function public.review_completion(uuid, uuid, uuid, text, text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.review_completion(uuid, uuid, uuid, text, text),
  private.close_as_completed(public.bounties, uuid, timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.close_as_completed(public.bounties, uuid, timestamptz) to academy_acts;
grant execute on function public.review_completion(uuid, uuid, uuid, text, text) to authenticated;
