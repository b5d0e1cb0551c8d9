-- Points are kept as they are earned, one row a person and month and one for all time (month '-infinity'), so that the leaderboard
-- is a walk along an index and never a scan of history. The rules, all of them here and in supabase/README.md:
-- 10 for a bounty once somebody else has pledged to it under a name; 50 for a completion at its approval; 1 a
-- whole dollar pledged under the own name to others' bounties, up to 100 a month however it is split. Months are UTC.
--
-- An anonymous pledge moves nothing in this table, neither of the person who made it nor of the bounty's creator: any
-- score that moved, or failed to, at the time of an anonymous pledge would tell who made it.
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

-- Achievements are read off the counts above when a leaderboard is shown; nothing is stored that could disagree with them.
-- 'category' narrows the metric 'completed' to one category. Names without a rule can be given by hand only, in the table below.
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

-- Adds to a person's month and to the all-time row, always in this order, so that two acts that score the same people
-- can't wait for each other in a ring. Cents become points by the month's sum: ten pledges of $1.50 earn what one of
-- $15 earns. A person who is gone scores nothing.
create function private.add_score(
  p_user uuid, p_at timestamptz, p_points integer, p_created integer, p_funded integer, p_funded_cents bigint, p_completed integer
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_hidden boolean;
  v_cents bigint;
  v_points integer := p_points;
begin
  select hide_from_leaderboard into v_hidden from public.profiles where id = p_user;
  if not found then
    return;
  end if;
  insert into private.scores as s
    (user_id, month, points, bounties_created, bounties_funded, funded_cents, bounties_completed, hidden)
  values (p_user, date_trunc('month', p_at at time zone 'UTC')::date, p_points + least(100, p_funded_cents / 100),
    p_created, p_funded, p_funded_cents, p_completed, v_hidden)
  on conflict (user_id, month) do update set
    points = s.points + p_points + least(100, (s.funded_cents + p_funded_cents) / 100) - least(100, s.funded_cents / 100),
    bounties_created = s.bounties_created + p_created,
    bounties_funded = s.bounties_funded + p_funded,
    funded_cents = s.funded_cents + p_funded_cents,
    bounties_completed = s.bounties_completed + p_completed
  returning funded_cents into v_cents;
  v_points := p_points + least(100, v_cents / 100) - least(100, (v_cents - p_funded_cents) / 100);
  insert into private.scores as s
    (user_id, month, points, bounties_created, bounties_funded, funded_cents, bounties_completed, hidden)
  values (p_user, '-infinity', v_points, p_created, p_funded, p_funded_cents, p_completed, v_hidden)
  on conflict (user_id, month) do update set
    points = s.points + v_points,
    bounties_created = s.bounties_created + p_created,
    bounties_funded = s.bounties_funded + p_funded,
    funded_cents = s.funded_cents + p_funded_cents,
    bounties_completed = s.bounties_completed + p_completed;
end
$$;

-- "Hide me from the leaderboard" moves the person's rows out of the leaderboard's index, and back.
create function private.mirror_leaderboard_choice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.scores set hidden = new.hide_from_leaderboard where user_id = new.id;
  return new;
end
$$;
create trigger academy_mirror_leaderboard_choice after update of hide_from_leaderboard on public.profiles
  for each row when (new.hide_from_leaderboard is distinct from old.hide_from_leaderboard)
  execute function private.mirror_leaderboard_choice();

-- The leaderboard: rank, name, points, counts and achievements of the best, for anybody to read. Equal points share a rank.
-- p_period is 'monthly' (the running UTC month) or 'all-time'.
create function public.leaderboard(p_period text default 'monthly', p_limit integer default 25)
returns table (
  id uuid, name text, points integer, bounties_created integer, bounties_funded integer, bounties_completed integer,
  rank bigint, achievements text[]
)
language sql stable security definer set search_path = ''
as $$
  with best as materialized (
    select s.* from private.scores s
    where s.month = case when p_period = 'all-time' then '-infinity'::date else date_trunc('month', now() at time zone 'UTC')::date end
      and not s.hidden and s.points > 0
    order by s.points desc, s.user_id
    limit least(greatest(p_limit, 1), 100)
  )
  select b.user_id, n.name, b.points, b.bounties_created, b.bounties_funded, b.bounties_completed,
    rank() over (order by b.points desc),
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
  from best b
  -- A limit inside keeps the planner from joining all profiles to a handful of rows, of which it doesn't know how few they are.
  cross join lateral (select p.display_name as name from public.profiles p where p.id = b.user_id limit 1) n
  order by b.points desc, n.name, b.user_id
$$;

grant create on schema public, private to academy_acts;
alter function private.mirror_leaderboard_choice() owner to academy_acts;
alter function public.leaderboard(text, integer) owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function private.add_score(uuid, timestamptz, integer, integer, integer, bigint, integer),
  private.mirror_leaderboard_choice(), public.leaderboard(text, integer) from public, anon, authenticated, service_role;
grant execute on function private.add_score(uuid, timestamptz, integer, integer, integer, bigint, integer) to academy_acts;
grant execute on function public.leaderboard(text, integer) to anon, authenticated;
