-- Pledges: the ledger of what people promised to bounties, and what others may learn of it.

-- The ledger of pledges. Rows are only ever added: a release is derived from the bounty's status, never written here, so that the sum of
-- the ledger is the bounty's total at every moment. The id is the key of the act that pledged.
--
-- position counts the pledges of one bounty from 1 and total_after is its total once this one stood: the ledger proves itself, a page of it
-- starts after a position, and a chart of the funding needs no other sum.
create table public.contributions (
  id uuid primary key,
  bounty_id uuid not null references public.bounties (id),
  contributor_id uuid references auth.users (id) on delete set null,
  amount numeric(12, 2) not null check (amount between 1 and 10000),
  anonymous boolean not null default false,
  position integer not null check (position > 0),
  total_after numeric(12, 2) not null,
  created_at timestamptz not null default now(),
  unique (bounty_id, position)
);
revoke all on public.contributions from anon, authenticated, service_role;
grant select on public.contributions to service_role;
alter table public.contributions enable row level security;

-- No role of a person is granted anything of this table: a row tells who pledged, and an anonymous pledge must not be traceable, not even
-- by the bounty's creator. How long a list is can be asked with each list, and the planner's guess at it counts every row: row security
-- says which rows are read, not which are guessed at. So these rows are read by functions alone: the own by my_pledges(), everybody's by
-- bounty_contributions(), and by moderators with bounty_contributors(). No write is granted to any API role: a pledge without its total, or
-- a total without its pledge, can't be made.
--
-- The acts add pledges and read them. They can neither change nor delete one.
grant select, insert on public.contributions to academy_acts;
create policy select_acts on public.contributions for select to academy_acts using (true);
create policy insert_acts on public.contributions for insert to academy_acts with check (true);

-- "Has this person pledged here before, and under the own name?", asked at each pledge; and the foreign key to bounties.
create index contributions_of_bounty on public.contributions (bounty_id, anonymous, contributor_id);

-- My Bounties, "Funded"; and the foreign key when an account goes.
create index contributions_of_contributor on public.contributions (contributor_id, created_at desc, id desc);

-- The public order of the pledges to a bounty: by day, and within a day by a hash of the pledge's id, which only its maker's phone knows.
create index contributions_in_public_order on public.contributions (bounty_id, ((created_at at time zone 'UTC')::date) desc, md5(id::text));

-- Even the owner of the table can't rewrite the ledger by a slip. One change passes: a person who deletes the account takes the name along,
-- the money stays.
create function private.keep_ledger() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and new.contributor_id is null
    and to_jsonb(new) - 'contributor_id' = to_jsonb(old) - 'contributor_id' then
    return new;
  end if;
  raise exception 'The ledger of pledges is append-only.' using errcode = '42501';
end
$$;
create trigger academy_keep_ledger before update or delete on public.contributions
  for each row execute function private.keep_ledger();

-- The bounties whose creator has had the points for a first pledge of somebody else: once a bounty, and not before somebody confirmed has
-- pledged.
create table private.credited_bounties (
  bounty_id uuid primary key references public.bounties (id) on delete cascade
);
grant select, insert on private.credited_bounties to academy_acts;

-- Has the creator of this bounty had them?
create function private.is_credited(p_bounty_id uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return exists (select from private.credited_bounties where bounty_id = p_bounty_id); end $$;

-- The points of a pledge under a name to somebody else's bounty, where both are confirmed. The creator's are for the first such pledge;
-- whether this is it can't change once the creator's turn is held, since whoever would be the other first needs it too.
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

-- Pledges to a bounty: one row in the ledger, and the bounty's totals with it, in one transaction. No card is charged here or ever from a
-- queue. Allowed past the goal, until the deadline; the creator may pledge too, for no points. The amount is cents, $1 to $10,000.
-- Refusals: bounty_not_found, bounty_hidden, bounty_closed, deadline_passed.
--
-- The contributors of a bounty are the different people who pledged under a name, and one more for each anonymous pledge: a number that
-- stood still would tell that two are one person.
--
-- Pledges to one bounty wait for each other, and what a bounty can take in a second is what one pledge does between getting its turn and
-- its commit. So everything that can be known or written before the turn is done before, the points too; and the turn itself is a lock with
-- a queue of its own: people who queue for the row would all wake at each new version of it, look, and queue again.
--
-- What the person did before can't change until the turn: the allowance, taken with the key, is the person's own queue. Points that were
-- counted for a bounty that turns out to be closed are taken back with the block that counted them.
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

-- Why a pledge found no open bounty, by the rules as they are under the row's lock; what is due to expire does so here. Who may see a
-- hidden bounty is refused by 'bounty_hidden'.
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
    return private.refuse(p_op_id, private.code_of_absent(v_bounty));
  end if;
  v_status := private.settle_bounty(v_bounty, v_now);
  return private.refuse(p_op_id, case when v_status <> 'completed' and v_bounty.deadline <= v_now then 'deadline_passed' else 'bounty_closed' end);
end
$$;

-- Tells each person who pledged to a bounty, anonymous ones too: a notice is read by its person alone. Its creator, who may have pledged as
-- well, is told in other words.
create function private.tell_contributors(p_bounty public.bounties, p_kind text, p_reason text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.notifications (user_id, kind, bounty_id, reason)
  select distinct c.contributor_id, p_kind, c.bounty_id, p_reason from public.contributions c
  where c.bounty_id = p_bounty.id and c.contributor_id is not null and c.contributor_id is distinct from p_bounty.creator_id;
end
$$;

-- An anonymous pledge must not be joined with anything else that its maker did. A queue that drains sends a named and an anonymous pledge
-- within a blink, so a time to the microsecond, a place in a list, a number of people or of a transaction each name who it was. What others
-- may read of pledges therefore tells the day, in an order that is nobody's, and counts each anonymous pledge by itself.
--
-- What everybody may know of the pledges to a bounty: a name or 'Anonymous', how much, on which day (UTC). No row of it carries the
-- contributor's id or the pledge's own, and an anonymous row is built without looking at the person at all. The latest day first; the next
-- page starts after the day and the key of the last row. position and total_after count in this order, not in the one that the pledges came
-- in. A hidden bounty shows none.
--
-- A person knows their own pledges, the anonymous ones too (docs/decisions.md, 9): own is true for these, and false for everybody else. A
-- weak session is told of none.
create function public.bounty_contributions(
  p_bounty_id uuid, p_after_day timestamptz default null, p_after_key text default null, p_limit integer default 24
) returns table (
  "position" integer, key text, contributor_name text, anonymous boolean, amount numeric, total_after numeric, created_at timestamptz, own boolean
)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.place, l.key, case when l.anonymous then 'Anonymous' else coalesce(p.name, 'Patriot') end, l.anonymous, l.amount, l.total_after,
    l.day::timestamp at time zone 'UTC', coalesce(l.contributor_id = viewer.id, false)
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
  cross join (select private.reader_id() as id) viewer
  left join lateral (select f.display_name as name from public.profiles f where not l.anonymous and f.id = l.contributor_id limit 1) p on true
  order by l.day desc, l.key
$$;

-- Who is behind the pledges to a bounty, the anonymous ones too: for moderators, who answer for abuse. Anybody else gets no row, but for a
-- weak session, which is refused: an empty list would pass for the truth.
create function public.bounty_contributors(p_bounty_id uuid, p_before integer default null, p_limit integer default 24)
returns table ("position" integer, contributor_id uuid, contributor_name text, anonymous boolean, amount numeric, created_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  if private.acts_as_moderator() then
    return query
      select c.position, c.contributor_id, p.display_name, c.anonymous, c.amount, c.created_at
      from public.contributions c
      left join public.profiles p on p.id = c.contributor_id
      where c.bounty_id = p_bounty_id and c.position < coalesce(p_before, 2147483647)
      order by c.position desc
      limit least(greatest(p_limit, 1), 500);
  end if;
end
$$;

-- A person's own pledges, to one bounty or to all, newest first. The next page starts after the time and the id of the last row.
create function public.my_pledges(
  p_bounty_id uuid default null, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 100
) returns table (id uuid, bounty_id uuid, contributor_id uuid, amount numeric, anonymous boolean, created_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_user uuid := private.require_session();
begin
  return query
  select c.id, c.bounty_id, c.contributor_id, c.amount, c.anonymous, c.created_at
  from public.contributions c
  where c.contributor_id = v_user and (p_bounty_id is null or c.bounty_id = p_bounty_id)
    and (p_before is null or (c.created_at, c.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000')))
  order by c.created_at desc, c.id desc
  limit least(greatest(p_limit, 1), 500);
end
$$;
