-- Pledges to a bounty: one row in the ledger, and the bounty's totals with it, in one transaction. No card is charged here or ever
-- from a queue. Allowed past the goal, until the deadline; the creator may pledge too, for no points.
-- Refusals: bounty_not_found, bounty_closed, deadline_passed. The amount is cents, $1 to $10,000.
--
-- The contributors of a bounty are the different people who pledged under a name, plus the different people who pledged anonymously. A person
-- who did both counts in both: if an anonymous pledge failed to raise the number, it would be one of those already named.
--
-- Pledges to one bounty queue for its row, so everything that can be known before is looked up before, and the row is taken by the very
-- update that writes it. What the person did before can't change meanwhile: the allowance, taken with the key, is the person's own queue.
create function public.fund_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_amount_cents bigint, p_anonymous boolean)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_contribution public.contributions;
  v_amount numeric(12, 2);
  v_first_of_person boolean;
  v_first_by_another boolean := false;
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
  v_first_of_person := not exists (
    select from public.contributions
    where bounty_id = p_bounty_id and anonymous = p_anonymous and contributor_id = v_user);

  -- The conditions hold for the row as it is once its lock is held, and so does the time: who waited past the deadline is late.
  update public.bounties set
    current_funding = current_funding + v_amount,
    contributors = contributors + v_first_of_person::integer,
    status = case when current_funding + v_amount >= funding_goal then 'funded' else status end,
    updated_at = clock_timestamp()
  where id = p_bounty_id and hidden_at is null and status in ('active', 'funded') and deadline > clock_timestamp()
  returning * into v_bounty;
  if v_bounty.id is null then
    return private.refuse_pledge(p_op_id, p_bounty_id);
  end if;

  if not p_anonymous and v_first_of_person and v_user is distinct from v_bounty.creator_id then
    v_first_by_another := not exists (
      select from public.contributions
      where bounty_id = p_bounty_id and not anonymous and contributor_id is distinct from v_bounty.creator_id);
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
  if not p_anonymous and v_user is distinct from v_bounty.creator_id then
    perform private.score_pledge(v_user, v_bounty.creator_id, v_bounty.updated_at, p_amount_cents, v_first_of_person, v_first_by_another);
  end if;
  return private.applied(p_op_id, private.entity_of(v_bounty) || jsonb_build_object('contribution', to_jsonb(v_contribution)));
end
$$;

-- Why a pledge found no open bounty, by the rules as they are under the row's lock; what is due to expire does so here.
create function private.refuse_pledge(p_op_id uuid, p_bounty_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_bounty public.bounties;
  v_now timestamptz;
  v_status text;
begin
  select * into v_bounty from public.bounties where id = p_bounty_id for no key update;
  v_now := clock_timestamp();
  if v_bounty.id is null or v_bounty.hidden_at is not null then
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  v_status := private.settle_bounty(v_bounty, v_now);
  return private.refuse(p_op_id, case when v_status <> 'completed' and v_bounty.deadline <= v_now then 'deadline_passed' else 'bounty_closed' end);
end
$$;

-- The points of a pledge under a name to somebody else's bounty, for both people; in the order of their ids, so that two
-- people who pledge to each other at the same moment don't wait for each other for ever.
create function private.score_pledge(
  p_funder uuid, p_creator uuid, p_at timestamptz, p_amount_cents bigint, p_first_of_person boolean, p_first_by_another boolean
) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if p_first_by_another and p_creator < p_funder then
    perform private.add_score(p_creator, p_at, 10, 1, 0, 0, 0);
  end if;
  perform private.add_score(p_funder, p_at, 0, 0, p_first_of_person::integer, p_amount_cents, 0);
  if p_first_by_another and p_creator > p_funder then
    perform private.add_score(p_creator, p_at, 10, 1, 0, 0, 0);
  end if;
end
$$;

grant create on schema public to academy_acts;
alter function public.fund_bounty(uuid, uuid, uuid, bigint, boolean) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.fund_bounty(uuid, uuid, uuid, bigint, boolean), private.refuse_pledge(uuid, uuid),
  private.score_pledge(uuid, uuid, timestamptz, bigint, boolean, boolean) from public, anon, authenticated, service_role;
grant execute on function private.refuse_pledge(uuid, uuid),
  private.score_pledge(uuid, uuid, timestamptz, bigint, boolean, boolean) to academy_acts;
grant execute on function public.fund_bounty(uuid, uuid, uuid, bigint, boolean) to authenticated;
