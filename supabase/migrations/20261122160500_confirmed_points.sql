-- Points are for people whose address is confirmed: accounts cost nothing, mailboxes a little.

-- What one person's doing has brought another in a month. A ceiling for each pair keeps two friends, or two accounts of one person, from
-- lifting each other up the leaderboard for ever.
create table private.pair_points (
  earner_id uuid not null references public.profiles (id) on delete cascade,
  other_id uuid not null references public.profiles (id) on delete cascade,
  month date not null,
  points integer not null check (points >= 0),
  primary key (earner_id, other_id, month)
);
grant select, insert, update on private.pair_points to academy_acts;

-- The foreign key when the other's account goes.
create index pair_points_of_other on private.pair_points (other_id);

insert into private.settings (name, value) values ('pair_points_per_month', 100);

-- The bounties whose creator has had the points for a first pledge of somebody else: once a bounty, and not before somebody confirmed has pledged.
create table private.credited_bounties (
  bounty_id uuid primary key references public.bounties (id) on delete cascade
);
grant select, insert on private.credited_bounties to academy_acts;
insert into private.credited_bounties (bounty_id)
select b.id from public.bounties b
where exists (select from public.contributions c where c.bounty_id = b.id and not c.anonymous and c.contributor_id is distinct from b.creator_id);

create function private.is_credited(p_bounty_id uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return exists (select from private.credited_bounties where bounty_id = p_bounty_id); end $$;

-- How many of these points the earner may have of the other this month; they are then taken. What there is is read before its row is locked, which is safe for
-- one reason: the caller holds the earner's turn to score.
create function private.take_pair_points(p_earner uuid, p_other uuid, p_month date, p_points integer) returns integer
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_had integer := coalesce((
    select points from private.pair_points where earner_id = p_earner and other_id = p_other and month = p_month), 0);
  v_given integer := greatest(0, least(p_points, private.setting('pair_points_per_month') - v_had));
begin
  insert into private.pair_points (earner_id, other_id, month, points) values (p_earner, p_other, p_month, v_given)
  on conflict (earner_id, other_id, month) do update set points = v_had + v_given;
  return v_given;
end
$$;

-- Adds to a person's all-time row and to the month's, in this order everywhere, so that two acts that score the same people
-- can't wait for each other in a ring. Cents become points by the month's sum: ten pledges of $1.50 earn what one of $15 earns. Where p_other is given, the
-- points come of that person's doing and the ceiling of the pair holds; counts are facts and have no ceiling. What the
-- month has so far is read before its row is locked, which is safe for one reason: the caller holds the person's turn to score.
-- A person who is gone scores nothing.
drop function private.add_score(uuid, timestamptz, integer, integer, integer, bigint, integer);
create function private.add_score(
  p_user uuid, p_other uuid, p_at timestamptz, p_points integer, p_created integer, p_funded integer, p_funded_cents bigint, p_completed integer
) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_month date := date_trunc('month', p_at at time zone 'UTC')::date;
  v_cents bigint := coalesce((select s.funded_cents from private.scores s where s.user_id = p_user and s.month = v_month), 0);
  v_points integer := p_points + least(100, (v_cents + p_funded_cents) / 100) - least(100, v_cents / 100);
begin
  if not exists (select from public.profiles where id = p_user) then
    return;
  end if;
  if p_other is not null then
    v_points := private.take_pair_points(p_user, p_other, v_month, v_points);
  end if;
  insert into private.scores as s
    (user_id, month, points, bounties_created, bounties_funded, funded_cents, bounties_completed, hidden)
  select p.id, period.month, v_points, p_created, p_funded, p_funded_cents, p_completed, p.hide_from_leaderboard
  from public.profiles p
  cross join (values ('-infinity'::date), (v_month)) period (month)
  where p.id = p_user
  on conflict (user_id, month) do update set
    points = s.points + excluded.points,
    bounties_created = s.bounties_created + excluded.bounties_created,
    bounties_funded = s.bounties_funded + excluded.bounties_funded,
    funded_cents = s.funded_cents + excluded.funded_cents,
    bounties_completed = s.bounties_completed + excluded.bounties_completed;
end
$$;

-- The points of a pledge under a name to somebody else's bounty, where both are confirmed. The creator's are for the first such pledge; whether this is it can't
-- change once the creator's turn is held, since whoever would be the other first needs it too.
drop function private.score_named_pledge(uuid, uuid, uuid, timestamptz, bigint, boolean, boolean);
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
drop function private.has_pledge_of_another(uuid, uuid);

-- What the first approval brings about. The caller holds the bounty's lock and the submitter's turn to score. The points are the creator's doing and under the ceiling of
-- that pair, unless a moderator approved, who is nobody's friend.
create or replace function private.close_as_completed(p_bounty public.bounties, p_submitter uuid, p_now timestamptz) returns void
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

-- Pledges to a bounty, as before; only how a pledge under a name is scored has changed.
create or replace function public.fund_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_amount_cents bigint, p_anonymous boolean)
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

-- The leaderboard: rank, name, points, counts and achievements of the best, for anybody to read. Equal points share a rank. Who is not confirmed stands on none.
-- p_period is 'monthly' (the running UTC month) or 'all-time'. The next page starts after the person of the last row.
drop function public.leaderboard(text, integer);
create function public.leaderboard(p_period text default 'monthly', p_limit integer default 25, p_after_id uuid default null)
returns table (
  id uuid, name text, points integer, bounties_created integer, bounties_funded integer, bounties_completed integer,
  rank bigint, achievements text[]
)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with best as materialized (
    select s.* from private.scores s
    where s.month = case when p_period = 'all-time' then '-infinity'::date else date_trunc('month', now() at time zone 'UTC')::date end
      and not s.hidden and s.points > 0
      and exists (select from private.confirmed_accounts c where c.user_id = s.user_id)
    order by s.points desc, s.user_id
    limit 100
  ),
  placed as (
    select b.user_id, n.name, b.points, b.bounties_created, b.bounties_funded, b.bounties_completed,
      rank() over (order by b.points desc) as rank, row_number() over (order by b.points desc, n.name, b.user_id) as place
    from best b
    -- A limit inside keeps the planner from joining all profiles to a handful of rows, of which it doesn't know how few they are.
    cross join lateral (select p.display_name as name from public.profiles p where p.id = b.user_id limit 1) n
  ),
  page as materialized (
    select * from placed
    where place > coalesce((select l.place from placed l where l.user_id = p_after_id), case when p_after_id is null then 0 else 100 end)
    order by place
    limit least(greatest(p_limit, 1), 100)
  )
  select b.user_id, b.name, b.points, b.bounties_created, b.bounties_funded, b.bounties_completed, b.rank,
    array(
      select earned.name from (
        select r.name, r.place from private.achievement_rules r
        left join private.scores t on t.user_id = b.user_id and t.month = '-infinity'
        left join private.category_completions c on c.user_id = b.user_id and c.category = r.category
        where r.threshold <= case
          when r.metric = 'created' then t.bounties_created
          when r.metric = 'funded' then t.bounties_funded
          when r.metric = 'funded_dollars' then t.funded_cents / 100
          when r.category is null then t.bounties_completed
          else c.completed end
        union all
        select g.name, -1000 + g.place from private.given_achievements g where g.user_id = b.user_id
      ) earned
      group by earned.name
      order by min(earned.place)
    )
  from page b
  order by b.place
$$;

grant create on schema public to academy_acts;
alter function public.leaderboard(text, integer, uuid) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function private.is_credited(uuid),
  private.take_pair_points(uuid, uuid, date, integer),
  private.add_score(uuid, uuid, timestamptz, integer, integer, integer, bigint, integer),
  private.score_named_pledge(uuid, uuid, uuid, timestamptz, bigint, boolean), public.leaderboard(text, integer, uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.is_credited(uuid), private.take_pair_points(uuid, uuid, date, integer),
  private.add_score(uuid, uuid, timestamptz, integer, integer, integer, bigint, integer),
  private.score_named_pledge(uuid, uuid, uuid, timestamptz, bigint, boolean) to academy_acts;
grant execute on function public.leaderboard(text, integer, uuid) to anon, authenticated;
