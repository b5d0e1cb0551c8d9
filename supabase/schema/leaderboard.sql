-- The leaderboard: points, counts and achievements, who stands where, and the ceilings that keep friends from lifting each other up.

-- Points are kept as they are earned, one row a person and month and one for all time (month '-infinity'), so that the leaderboard is a
-- walk along an index and never a scan of history. The rules, all of them here and in supabase/README.md: 10 for a bounty once somebody
-- else has pledged to it under a name; 50 for a completion at its approval; 1 a whole dollar pledged under the own name to others'
-- bounties, up to 100 a month however it is split. Months are UTC. Points are for people whose address is confirmed: accounts cost nothing,
-- mailboxes a little.
--
-- An anonymous pledge moves nothing in this table, neither of the person who made it nor of the bounty's creator: any score that moved, or
-- failed to, at the time of an anonymous pledge would tell who made it.
create table private.scores (
  user_id uuid not null references public.profiles (id) on delete cascade,
  month date not null,
  points integer not null default 0 check (points >= 0),
  bounties_created integer not null default 0,
  bounties_funded integer not null default 0,
  bounties_completed integer not null default 0,
  funded_cents bigint not null default 0,
  hidden boolean not null default false,
  primary key (user_id, month)
);
grant select, insert, update on private.scores to academy_acts;

-- The leaderboard of a period: best first.
create index scores_leaderboard on private.scores (month, points desc, user_id) where not hidden and points > 0;

-- Completions by category, for achievements that ask for a field of work.
create table private.category_completions (
  user_id uuid not null references public.profiles (id) on delete cascade,
  category text not null,
  completed integer not null,
  primary key (user_id, category)
);
grant select, insert, update on private.category_completions to academy_acts;

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

-- What a mailbox's person has brought another in a month, under whichever account.
create table private.mailbox_points (
  earner_id uuid not null references public.profiles (id) on delete cascade,
  mailbox bytea not null,
  month date not null,
  points integer not null check (points >= 0),
  primary key (earner_id, mailbox, month)
);
grant select, insert, update on private.mailbox_points to academy_acts;

-- Achievements are read off the counts of private.scores and private.category_completions when a leaderboard is shown; nothing is stored
-- that could disagree with them. 'category' narrows the metric 'completed' to one category. Names without a rule can be given by hand only,
-- in the table below.
create table private.achievement_rules (
  name text primary key,
  metric text not null check (metric in ('created', 'funded', 'funded_dollars', 'completed')),
  category text,
  threshold integer not null check (threshold > 0),
  place integer not null unique
);
insert into private.achievement_rules (name, metric, category, threshold, place) values
  ('Founding Father', 'created', null, 10, 1),
  ('Community Leader', 'created', null, 5, 2),
  ('Creative Patriot', 'created', null, 3, 3),
  ('Generous Donor', 'funded_dollars', null, 500, 4),
  ('Financial Supporter', 'funded', null, 5, 5),
  ('Constitutional Scholar', 'completed', 'Constitutional Studies', 10, 6),
  ('Constitution Expert', 'completed', 'Constitutional Studies', 3, 7),
  ('Historical Scholar', 'completed', 'Historical Knowledge', 10, 8),
  ('History Buff', 'completed', 'Historical Knowledge', 3, 9),
  ('Flag Master', 'completed', 'Flag Etiquette', 3, 10),
  ('Civic Duty', 'completed', 'Civic Engagement', 3, 11),
  ('Community Educator', 'completed', 'Community Service', 3, 12),
  ('Liberty Bell', 'completed', null, 10, 13),
  ('Knowledge Seeker', 'completed', null, 1, 14);
create table private.given_achievements (
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  place integer not null,
  primary key (user_id, name)
);
grant select on private.achievement_rules, private.given_achievements to academy_acts;

-- Whoever scores takes the turns to score of all people concerned first, in the order of their ids, and a bounty after that. An approval
-- and a pledge that concern the same person and the same bounty then wait for each other in one order only.
create function private.take_turns_to_score(p_users uuid[]) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid;
begin
  foreach v_user in array (select coalesce(array_agg(distinct u order by u), '{}') from unnest(p_users) u where u is not null) loop
    perform pg_advisory_xact_lock(hashtextextended('score of ' || v_user::text, 0));
  end loop;
end
$$;

-- How many of these points the earner may have of the other this month; they are then taken. The other is looked at by the account and by
-- the mailbox: the account may have another address by then, and the mailbox another account. The earner's own points go with the account,
-- so that the earner may be looked at by the id alone. What there is is read before its row is locked, which is safe for one reason: the
-- caller holds the earner's turn to score.
create function private.take_pair_points(p_earner uuid, p_other uuid, p_month date, p_points integer) returns integer
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_mailbox bytea := private.mark_of_mailbox((select c.email from private.confirmed_accounts c where c.user_id = p_other));
  v_had integer := coalesce((
    select points from private.pair_points where earner_id = p_earner and other_id = p_other and month = p_month), 0);
  v_had_of_mailbox integer := coalesce((
    select points from private.mailbox_points where earner_id = p_earner and mailbox = v_mailbox and month = p_month), 0);
  v_given integer := greatest(0, least(p_points, private.setting('pair_points_per_month') - greatest(v_had, v_had_of_mailbox)));
begin
  insert into private.pair_points (earner_id, other_id, month, points) values (p_earner, p_other, p_month, v_given)
  on conflict (earner_id, other_id, month) do update set points = v_had + v_given;
  insert into private.mailbox_points (earner_id, mailbox, month, points)
  select p_earner, v_mailbox, p_month, v_given where v_mailbox is not null
  on conflict (earner_id, mailbox, month) do update set points = v_had_of_mailbox + v_given;
  return v_given;
end
$$;

-- Adds to a person's all-time row and to the month's, in this order everywhere, so that two acts that score the same people can't wait for
-- each other in a ring. Cents become points by the month's sum: ten pledges of $1.50 earn what one of $15 earns. Where p_other is given,
-- the points come of that person's doing and the ceiling of the pair holds; counts are facts and have no ceiling. What the month has so far
-- is read before its row is locked, which is safe for one reason: the caller holds the person's turn to score. A row follows the person's
-- choice to be shown. A person who is gone scores nothing.
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
    bounties_completed = s.bounties_completed + excluded.bounties_completed,
    hidden = excluded.hidden;
end
$$;

-- "Hide me from the leaderboard" moves the person's rows out of the leaderboard's index, and back. Whoever changes the choice waits for
-- points that are being counted for the person, or lets them wait: the choice finds their row, or the row finds the choice. What is right
-- already is left alone.
create function private.mirror_leaderboard_choice() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.take_turns_to_score(array[new.id]);
  update private.scores set hidden = new.hide_from_leaderboard where user_id = new.id and hidden <> new.hide_from_leaderboard;
  return new;
end
$$;
create trigger academy_mirror_leaderboard_choice after update of hide_from_leaderboard on public.profiles
  for each row execute function private.mirror_leaderboard_choice();

-- What a person has done in all, for the leaderboard of all time, as My Bounties lists it to that person: bounties made, bounties pledged
-- to and completions approved. Points are given at each act by the rules of that moment, and so the counts beside them are others: who had
-- no confirmed address, or whose bounty nobody has funded, has none there. A pledge that is anonymous is in no count: it would tell who
-- made it.
create function private.counts_of(p_user uuid) returns table (created integer, funded integer, completed integer)
language sql stable set search_path = pg_catalog, pg_temp
as $$
  select
    (select count(*) from public.bounties b where b.creator_id = p_user)::integer,
    (select count(distinct c.bounty_id) from public.contributions c where c.contributor_id = p_user and not c.anonymous)::integer,
    (select count(*) from public.completions c where c.user_id = p_user and c.status = 'approved')::integer
$$;

-- The leaderboard: rank, name, points, counts and achievements of the best, for anybody to read. Equal points share a rank. Who is not
-- confirmed stands on none. p_period is 'monthly' (the running UTC month) or 'all-time', whose counts are those of private.counts_of; a
-- month has what scored in it. The next page starts after the person of the last row.
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
  select b.user_id, b.name, b.points, coalesce(c.created, b.bounties_created), coalesce(c.funded, b.bounties_funded),
    coalesce(c.completed, b.bounties_completed), b.rank,
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
  left join lateral (select * from private.counts_of(b.user_id) where p_period = 'all-time') c on true
  order by b.place
$$;

-- Where the person who asks stands in a period, 'all-time' or else the running UTC month: the points, the rank, what is missing to the next
-- rank and which that is, whether the person hides, and whether the address is confirmed. Who hides, is not confirmed or has no points has
-- no rank; the first has no next one.
--
-- No board is read for it: the own row is found by its key, the next one ahead by one step up scores_leaderboard from the own points, and
-- the rank by counting along that index from the top, 1,000 rows at most. Who stands below these has a gap and no number. Each row's
-- confirmation is looked up by its key: the limit inside keeps the planner from joining all accounts to them.
create function public.my_standing(p_period text default 'monthly')
returns table (points integer, rank integer, gap integer, next integer, hidden boolean, confirmed boolean)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_month date := case when p_period = 'all-time' then '-infinity'::date else date_trunc('month', now() at time zone 'UTC')::date end;
  v_most constant integer := 1000;
  v_ahead integer;
  v_walked integer;
begin
  points := coalesce((select s.points from private.scores s where s.user_id = v_user and s.month = v_month), 0);
  hidden := (select p.hide_from_leaderboard from public.profiles p where p.id = v_user);
  confirmed := private.is_confirmed_by_mail(v_user);
  if confirmed and not hidden then
    select a.points into v_ahead
    from (
      select s.user_id, s.points from private.scores s
      where s.month = v_month and not s.hidden and s.points > 0 and s.points > my_standing.points
      order by s.points
      limit v_most
    ) a
    cross join lateral (select from private.confirmed_accounts c where c.user_id = a.user_id limit 1) known
    order by a.points
    limit 1;
    gap := v_ahead - points;

    select count(*), count(known.user_id) + 1, count(known.user_id) filter (where b.points > v_ahead) + 1 into v_walked, rank, next
    from (
      select s.user_id, s.points from private.scores s
      where s.month = v_month and not s.hidden and s.points > 0 and s.points > my_standing.points
      order by s.points desc, s.user_id
      limit v_most
    ) b
    left join lateral (select c.user_id from private.confirmed_accounts c where c.user_id = b.user_id limit 1) known on true;
    rank := case when points > 0 and v_walked < v_most then rank end;
    next := case when v_ahead is not null and v_walked < v_most then next end;
  end if;
  return next;
end
$$;

-- What the person who asks has done in a period, 'all-time' or else the running UTC month, as the leaderboard counts it for the rows that
-- it shows: on the board or not.
create function public.my_deeds(p_period text default 'monthly')
returns table (created integer, funded integer, completed integer)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
begin
  if p_period = 'all-time' then
    return query select * from private.counts_of(v_user);
    return;
  end if;
  return query
    select coalesce(sum(s.bounties_created), 0)::integer, coalesce(sum(s.bounties_funded), 0)::integer, coalesce(sum(s.bounties_completed), 0)::integer
    from private.scores s
    where s.user_id = v_user and s.month = date_trunc('month', now() at time zone 'UTC')::date;
end
$$;
