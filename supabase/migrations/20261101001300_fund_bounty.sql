-- The bounties whose creator has had the points for a first pledge of somebody else: once a bounty, and not before somebody confirmed has pledged.
create table private.credited_bounties (
  bounty_id uuid primary key references public.bounties (id) on delete cascade
);
grant select, insert on private.credited_bounties to academy_acts;

create function private.is_credited(p_bounty_id uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return exists (select from private.credited_bounties where bounty_id = p_bounty_id); end $$;

-- The points of a pledge under a name to somebody else's bounty, where both are confirmed. The creator's are for the first such pledge; whether this is it can't
-- change once the creator's turn is held, since whoever would be the other first needs it too.
create function private.score_named_pledge(
  p_bounty_id uuid, p_funder uuid, p_creator uuid, p_at timestamptz, p_amount_cents bigint, p_first_of_person boolean
) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not private.is_confirmed_by_mail(p_funder) or not private.is_confirmed_by_mail(p_creator) then
    return;
  end if;
  if private.is_credited(p_bounty_id) then
    perform pg_advisory_xact_lock(hashtextextended('score of ' || p_funder::text, 0));
  else
    perform private.take_turns_to_score(array[p_funder, p_creator]);
    insert into private.credited_bounties (bounty_id) values (p_bounty_id) on conflict (bounty_id) do nothing;
    if found then
      perform private.add_score(p_creator, p_funder, p_at, 10, 1, 0, 0, 0);
    end if;
  end if;
  perform private.add_score(p_funder, p_creator, p_at, 0, 0, p_first_of_person::integer, p_amount_cents, 0);
end
$$;

-- Pledges to a bounty: one row in the ledger, and the bounty's totals with it, in one transaction. No card is charged here or ever
-- from a queue. Allowed past the goal, until the deadline; the creator may pledge too, for no points.
-- Refusals: bounty_not_found, bounty_closed, deadline_passed. The amount is cents, $1 to $10,000.
--
-- The contributors of a bounty are the different people who pledged under a name, and one more for each anonymous pledge: a number that stood
-- still would tell that two are one person.
--
-- Pledges to one bounty wait for each other, and what a bounty can take in a second is what one pledge does between getting its turn and
-- its commit. So everything that can be known or written before the turn is done before, the points too; and the turn itself is a lock with
-- a queue of its own: people who queue for the row would all wake at each new version of it, look, and queue again.
--
-- What the person did before can't change until the turn: the allowance, taken with the key, is the person's own queue. Points that
-- were counted for a bounty that turns out to be closed are taken back with the block that counted them.
create function public.fund_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_amount_cents bigint, p_anonymous boolean)
returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
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
  v_another_contributor boolean;
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
  select b.creator_id, private.entity_of(b), p_anonymous or not exists (
    select from public.contributions c
    where c.bounty_id = b.id and not c.anonymous and c.contributor_id = v_user)
  into v_creator, v_entity, v_another_contributor
  from public.bounties b where b.id = p_bounty_id;
  if not found then
    return private.refuse_pledge(p_op_id, p_bounty_id);
  end if;

  begin
    if not p_anonymous and v_user is distinct from v_creator then
      perform private.score_named_pledge(p_bounty_id, v_user, v_creator, v_asked_at, p_amount_cents, v_another_contributor);
    end if;
    perform pg_advisory_xact_lock(hashtextextended('pledge to ' || p_bounty_id::text, 0));

    -- The conditions hold for the row as it is once its lock is held, and so does the time: who waited past the deadline is late.
    update public.bounties set
      current_funding = current_funding + v_amount,
      contributors = contributors + v_another_contributor::integer,
      status = case when current_funding + v_amount >= funding_goal then 'funded' else status end
    where id = p_bounty_id and hidden_at is null and status in ('active', 'funded') and deadline > clock_timestamp()
    returning creator_id, funding_goal, current_funding, contributors, status, updated_at, clock_timestamp() as stood_at into v_bounty;
    if not found then
      raise exception using errcode = 'AC001';
    elsif date_trunc('month', v_bounty.stood_at at time zone 'UTC') <> date_trunc('month', v_asked_at at time zone 'UTC') then
      raise exception 'The month ended while the pledge waited.' using errcode = '40001', hint = 'Send it again.';
    end if;

    insert into public.contributions (id, bounty_id, contributor_id, amount, anonymous, position, total_after, created_at)
    values (p_op_id, p_bounty_id, v_user, v_amount, p_anonymous,
      coalesce((select max(position) from public.contributions where bounty_id = p_bounty_id), 0) + 1,
      v_bounty.current_funding, v_bounty.stood_at)
    returning * into v_contribution;
    if v_bounty.current_funding >= v_bounty.funding_goal and v_bounty.current_funding - v_amount < v_bounty.funding_goal then
      insert into public.notifications (user_id, kind, bounty_id, created_at)
      select v_bounty.creator_id, 'goal_reached', p_bounty_id, date_trunc('day', v_bounty.stood_at, 'UTC') where v_bounty.creator_id is not null;
    end if;
  exception when sqlstate 'AC001' then
    return private.refuse_pledge(p_op_id, p_bounty_id);
  end;
  return private.applied(p_op_id, v_entity || jsonb_build_object(
    'current_funding', v_bounty.current_funding, 'contributors', v_bounty.contributors, 'status', v_bounty.status,
    'updated_at', v_bounty.updated_at, 'contribution', to_jsonb(v_contribution)));
end
$$;

-- Why a pledge found no open bounty, by the rules as they are under the row's lock; what is due to expire does so here.
create function private.refuse_pledge(p_op_id uuid, p_bounty_id uuid) returns jsonb
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
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  v_status := private.settle_bounty(v_bounty, v_now);
  return private.refuse(p_op_id, case when v_status <> 'completed' and v_bounty.deadline <= v_now then 'deadline_passed' else 'bounty_closed' end);
end
$$;

grant create on schema public to academy_acts;
alter function public.fund_bounty(uuid, uuid, uuid, bigint, boolean) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.fund_bounty(uuid, uuid, uuid, bigint, boolean), private.refuse_pledge(uuid, uuid),
  private.is_credited(uuid), private.score_named_pledge(uuid, uuid, uuid, timestamptz, bigint, boolean) from public, anon, authenticated, service_role;
grant execute on function private.refuse_pledge(uuid, uuid), private.is_credited(uuid),
  private.score_named_pledge(uuid, uuid, uuid, timestamptz, bigint, boolean) to academy_acts;
grant execute on function public.fund_bounty(uuid, uuid, uuid, bigint, boolean) to authenticated;
