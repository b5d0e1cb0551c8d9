-- An anonymous pledge must not be joined with anything else that its maker did. A queue that drains sends a named and an anonymous pledge
-- within a blink, so a time to the microsecond, a place in a list, a number of people or of a transaction each name who it was. What others
-- may read of pledges therefore tells the day, in an order that is nobody's, and counts each anonymous pledge by itself.

-- When a bounty last changed, for everybody: the day, and how many changes that day had. Phones keep the newer of two copies by it, so each change
-- still makes it greater.
create function private.tell_day_of_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  new.updated_at := greatest(old.updated_at + interval '1 millisecond', date_trunc('day', clock_timestamp(), 'UTC'));
  return new;
end
$$;
create trigger academy_tell_day_of_change before update on public.bounties
  for each row execute function private.tell_day_of_change();
revoke execute on function private.tell_day_of_change() from public, anon, authenticated, service_role;

-- What stands already: the anonymous pledges of one person count each by itself from now on. The trigger would keep the hour of the last change, so the end of
-- that day takes its place.
alter table public.bounties disable trigger academy_tell_day_of_change;
update public.bounties b set
  updated_at = date_trunc('day', b.updated_at, 'UTC') + interval '1 day',
  contributors = b.contributors + (
    select count(*) - count(distinct c.contributor_id) from public.contributions c
    where c.bounty_id = b.id and c.anonymous and c.contributor_id is not null);
alter table public.bounties enable trigger academy_tell_day_of_change;
update public.notifications set created_at = date_trunc('day', created_at, 'UTC') where kind = 'goal_reached';

-- A right to a whole table is one to its hidden columns too, and xmin numbers the transactions of all people in their order. Named columns
-- are the rows that the API shows, and nothing else.
do $$
declare
  v_grant record;
begin
  for v_grant in
    select c.relname as table_name, r.rolname as role_name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    cross join pg_catalog.pg_roles r
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and r.rolname in ('anon', 'authenticated')
      and has_table_privilege(r.oid, c.oid, 'select')
    group by c.relname, r.rolname
  loop
    execute format('revoke select on public.%I from %I', v_grant.table_name, v_grant.role_name);
    execute format('grant select (%s) on public.%I to %I', v_grant.columns, v_grant.table_name, v_grant.role_name);
  end loop;
end
$$;

-- The public order of the pledges to a bounty: by day, and within a day by a hash of the pledge's id, which only its maker's phone knows.
create index contributions_in_public_order on public.contributions (bounty_id, ((created_at at time zone 'UTC')::date) desc, md5(id::text));

-- What everybody may know of the pledges to a bounty: a name or 'Anonymous', how much, on which day (UTC). No row of it carries the
-- contributor's id or the pledge's own, and an anonymous row is built without looking at the person at all. The latest day first; the next page
-- starts after the day and the key of the last row. position and total_after count in this order, not in the one that the pledges came in. A
-- hidden bounty shows none.
drop function public.bounty_contributions(uuid, integer, integer);
create function public.bounty_contributions(
  p_bounty_id uuid, p_after_day timestamptz default null, p_after_key text default null, p_limit integer default 24
) returns table (
  "position" integer, key text, contributor_name text, anonymous boolean, amount numeric, total_after numeric, created_at timestamptz
)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.place, l.key, case when l.anonymous then 'Anonymous' else coalesce(p.name, 'Patriot') end, l.anonymous, l.amount, l.total_after,
    l.day::timestamp at time zone 'UTC'
  from (
    select o.*
    from (
      select c.contributor_id, c.anonymous, c.amount, (c.created_at at time zone 'UTC')::date as day, md5(c.id::text) as key,
        (select max(k.position) from public.contributions k where k.bounty_id = p_bounty_id) + 1 - (row_number() over before)::integer as place,
        b.current_funding - coalesce(sum(c.amount) over (before rows between unbounded preceding and 1 preceding), 0) as total_after
      from public.contributions c
      join public.bounties b on b.id = p_bounty_id and b.hidden_at is null
      where c.bounty_id = p_bounty_id
      window before as (order by (c.created_at at time zone 'UTC')::date desc, md5(c.id::text))
    ) o
    where p_after_day is null or o.day < (p_after_day at time zone 'UTC')::date
      or (o.day = (p_after_day at time zone 'UTC')::date and o.key > coalesce(p_after_key, ''))
    order by o.day desc, o.key
    limit least(greatest(p_limit, 1), 500)
  ) l
  left join lateral (select f.display_name as name from public.profiles f where not l.anonymous and f.id = l.contributor_id limit 1) p on true
  order by l.day desc, l.key
$$;

-- Pledges to a bounty: one row in the ledger, and the bounty's totals with it, in one transaction. No card is charged here or ever
-- from a queue. Allowed past the goal, until the deadline; the creator may pledge too, for no points.
-- Refusals: bounty_not_found, bounty_closed, deadline_passed. The amount is cents, $1 to $10,000.
--
-- The contributors of a bounty are the different people who pledged under a name, and one more for each anonymous pledge: a number that stood
-- still would tell that two are one person.
--
-- What the person did before can't change until the turn: the allowance, taken with the key, is the person's own queue. Points that
-- were counted for a bounty that turns out to be closed are taken back with the block that counted them.
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
      perform private.score_named_pledge(p_bounty_id, v_user, v_creator, v_asked_at, p_amount_cents, v_another_contributor,
        private.has_pledge_of_another(p_bounty_id, v_creator));
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

grant create on schema public to academy_acts;
alter function public.bounty_contributions(uuid, timestamptz, text, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.bounty_contributions(uuid, timestamptz, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.bounty_contributions(uuid, timestamptz, text, integer) to anon, authenticated;
