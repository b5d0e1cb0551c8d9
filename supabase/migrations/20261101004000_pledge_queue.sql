-- Pledges to one bounty wait for each other, and what a bounty can take in a second is what one pledge does between getting its turn and
-- its commit. So everything that can be known or written before the turn is done before, the points too; and the turn itself is a lock with
-- a queue of its own: people who queue for the row would all wake at each new version of it, look, and queue again.

-- Adds to a person's all-time row and to the month's, in this order everywhere, so that two acts that score the same people
-- can't wait for each other in a ring. Cents become points by the month's sum: ten pledges of $1.50 earn what one of $15 earns. What the
-- month has so far is read before its row is locked, which is safe for one reason: the caller holds the person's turn to score.
-- A person who is gone scores nothing.
create or replace function private.add_score(
  p_user uuid, p_at timestamptz, p_points integer, p_created integer, p_funded integer, p_funded_cents bigint, p_completed integer
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_month date := date_trunc('month', p_at at time zone 'UTC')::date;
begin
  insert into private.scores as s
    (user_id, month, points, bounties_created, bounties_funded, funded_cents, bounties_completed, hidden)
  select p.id, period.month, p_points + least(100, (so_far.cents + p_funded_cents) / 100) - least(100, so_far.cents / 100),
    p_created, p_funded, p_funded_cents, p_completed, p.hide_from_leaderboard
  from public.profiles p
  cross join (values ('-infinity'::date), (v_month)) period (month)
  cross join (
    select coalesce((select m.funded_cents from private.scores m where m.user_id = p_user and m.month = v_month), 0) as cents
  ) so_far
  where p.id = p_user
  on conflict (user_id, month) do update set
    points = s.points + excluded.points,
    bounties_created = s.bounties_created + excluded.bounties_created,
    bounties_funded = s.bounties_funded + excluded.bounties_funded,
    funded_cents = s.funded_cents + excluded.funded_cents,
    bounties_completed = s.bounties_completed + excluded.bounties_completed;
end
$$;

-- Whoever scores takes the turns to score of all people concerned first, in the order of their ids, and a bounty after that. An approval and a
-- pledge that concern the same person and the same bounty then wait for each other in one order only.
create function private.take_turns_to_score(p_users uuid[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_user uuid;
begin
  foreach v_user in array (select coalesce(array_agg(distinct u order by u), '{}') from unnest(p_users) u where u is not null) loop
    perform pg_advisory_xact_lock(hashtextextended('score of ' || v_user::text, 0));
  end loop;
end
$$;

-- The points of a pledge under a name to somebody else's bounty. The creator's are for the first such pledge; whether this is it can't change once the
-- creator's turn is held, since whoever would be the other first needs it too.
create function private.score_named_pledge(
  p_bounty_id uuid, p_funder uuid, p_creator uuid, p_at timestamptz, p_amount_cents bigint, p_first_of_person boolean, p_had_another boolean
) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if p_had_another then
    perform pg_advisory_xact_lock(hashtextextended('score of ' || p_funder::text, 0));
  else
    perform private.take_turns_to_score(array[p_funder, p_creator]);
    if not private.has_pledge_of_another(p_bounty_id, p_creator) then
      perform private.add_score(p_creator, p_at, 10, 1, 0, 0, 0);
    end if;
  end if;
  perform private.add_score(p_funder, p_at, 0, 0, p_first_of_person::integer, p_amount_cents, 0);
end
$$;

-- Has anybody but its creator pledged to this bounty under a name? Once true it stays true: the ledger forgets nothing.
create function private.has_pledge_of_another(p_bounty_id uuid, p_creator uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from public.contributions c
    where c.bounty_id = p_bounty_id and not c.anonymous and c.contributor_id is distinct from p_creator);
end
$$;

-- Pledges to a bounty: one row in the ledger, and the bounty's totals with it, in one transaction. No card is charged here or ever
-- from a queue. Allowed past the goal, until the deadline; the creator may pledge too, for no points.
-- Refusals: bounty_not_found, bounty_closed, deadline_passed. The amount is cents, $1 to $10,000.
--
-- The contributors of a bounty are the different people who pledged under a name, plus the different people who pledged anonymously. A person
-- who did both counts in both: if an anonymous pledge failed to raise the number, it would be one of those already named.
--
-- What the person did before can't change until the turn: the allowance, taken with the key, is the person's own queue. Points that
-- were counted for a bounty that turns out to be closed are taken back with the block that counted them.
create or replace function public.fund_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_amount_cents bigint, p_anonymous boolean)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_creator uuid;
  v_bounty record;
  v_entity jsonb;
  v_contribution public.contributions;
  v_asked_at timestamptz;
  v_amount numeric(12, 2);
  v_first_of_person boolean;
begin
  if p_bounty_id is null or p_anonymous is null then
    perform private.malformed('bounty and anonymous are required');
  elsif p_amount_cents is null or p_amount_cents not between 100 and 1000000 then
    perform private.malformed('amount must be $1 to $10,000');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'fund-bounty', p_bounty_id,
    jsonb_build_array(p_bounty_id, p_amount_cents, p_anonymous)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  v_amount := p_amount_cents / 100.0;
  v_asked_at := clock_timestamp();
  select b.creator_id, private.entity_of(b), not exists (
    select from public.contributions c
    where c.bounty_id = b.id and c.anonymous = p_anonymous and c.contributor_id = v_user)
  into v_creator, v_entity, v_first_of_person
  from public.bounties b where b.id = p_bounty_id;
  if not found then
    return private.refuse_pledge(p_op_id, p_bounty_id);
  end if;

  begin
    if not p_anonymous and v_user is distinct from v_creator then
      perform private.score_named_pledge(p_bounty_id, v_user, v_creator, v_asked_at, p_amount_cents, v_first_of_person,
        private.has_pledge_of_another(p_bounty_id, v_creator));
    end if;
    perform pg_advisory_xact_lock(hashtextextended('pledge to ' || p_bounty_id::text, 0));

    -- The conditions hold for the row as it is once its lock is held, and so does the time: who waited past the deadline is late.
    update public.bounties set
      current_funding = current_funding + v_amount,
      contributors = contributors + v_first_of_person::integer,
      status = case when current_funding + v_amount >= funding_goal then 'funded' else status end,
      updated_at = clock_timestamp()
    where id = p_bounty_id and hidden_at is null and status in ('active', 'funded') and deadline > clock_timestamp()
    returning creator_id, funding_goal, current_funding, contributors, status, updated_at into v_bounty;
    if not found then
      raise exception using errcode = 'AC001';
    elsif date_trunc('month', v_bounty.updated_at at time zone 'UTC') <> date_trunc('month', v_asked_at at time zone 'UTC') then
      raise exception 'The month ended while the pledge waited.' using errcode = '40001', hint = 'Send it again.';
    end if;

    insert into public.contributions (id, bounty_id, contributor_id, amount, anonymous, position, total_after, created_at)
    values (p_op_id, p_bounty_id, v_user, v_amount, p_anonymous,
      coalesce((select max(position) from public.contributions where bounty_id = p_bounty_id), 0) + 1,
      v_bounty.current_funding, v_bounty.updated_at)
    returning * into v_contribution;
    if v_bounty.current_funding >= v_bounty.funding_goal and v_bounty.current_funding - v_amount < v_bounty.funding_goal then
      insert into public.notifications (user_id, kind, bounty_id)
      select v_bounty.creator_id, 'goal_reached', p_bounty_id where v_bounty.creator_id is not null;
    end if;
  exception when sqlstate 'AC001' then
    return private.refuse_pledge(p_op_id, p_bounty_id);
  end;
  return private.applied(p_op_id, v_entity || jsonb_build_object(
    'current_funding', v_bounty.current_funding, 'contributors', v_bounty.contributors, 'status', v_bounty.status,
    'updated_at', v_bounty.updated_at, 'contribution', to_jsonb(v_contribution)));
end
$$;

-- Answers a submission: 'approve', 'request_changes' or 'reject', the last two with a reason. The bounty's creator or a moderator decides,
-- and never the submitter. The first approval completes the bounty: the submitter scores, and everybody else's open acceptance ends.
-- Refusals: completion_not_found (also for who may not review it: whether it exists is not that person's business), own_completion,
-- already_reviewed.
--
-- Who approves takes the submitter's turn to score before the bounty, as a pledge takes its turns.
create or replace function public.review_completion(p_op_id uuid, p_expected_user uuid, p_completion_id uuid, p_decision text, p_reason text)
returns jsonb
language plpgsql volatile security definer set search_path = ''
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
  if v_completion.id is null
    or not (v_bounty.creator_id is not distinct from v_user or exists (select from private.moderators where user_id = v_user)) then
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

drop function private.score_pledge(uuid, uuid, timestamptz, bigint, boolean, boolean);

revoke execute on function private.take_turns_to_score(uuid[]), private.has_pledge_of_another(uuid, uuid),
  private.score_named_pledge(uuid, uuid, uuid, timestamptz, bigint, boolean, boolean) from public, anon, authenticated, service_role;
grant execute on function private.take_turns_to_score(uuid[]), private.has_pledge_of_another(uuid, uuid),
  private.score_named_pledge(uuid, uuid, uuid, timestamptz, bigint, boolean, boolean) to academy_acts;
