-- Points are kept as they are earned, one row a person and month and one for all time (month '-infinity'), so that the leaderboard
-- is a walk along an index and never a scan of history. The rules, all of them here and in supabase/README.md:
-- 10 for a bounty once somebody else has pledged to it under a name; 50 for a completion at its approval; 1 a
-- whole dollar pledged under the own name to others' bounties, up to 100 a month however it is split. Months are UTC.
-- Points are for people whose address is confirmed: accounts cost nothing, mailboxes a little.
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

-- Whoever scores takes the turns to score of all people concerned first, in the order of their ids, and a bounty after that. An approval and a
-- pledge that concern the same person and the same bounty then wait for each other in one order only.
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

-- "Hide me from the leaderboard" moves the person's rows out of the leaderboard's index, and back.
create function private.mirror_leaderboard_choice() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update private.scores set hidden = new.hide_from_leaderboard where user_id = new.id;
  return new;
end
$$;
create trigger academy_mirror_leaderboard_choice after update of hide_from_leaderboard on public.profiles
  for each row when (new.hide_from_leaderboard is distinct from old.hide_from_leaderboard)
  execute function private.mirror_leaderboard_choice();

grant create on schema private to academy_acts;
alter function private.mirror_leaderboard_choice() owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.take_turns_to_score(uuid[]), private.take_pair_points(uuid, uuid, date, integer),
  private.add_score(uuid, uuid, timestamptz, integer, integer, integer, bigint, integer), private.mirror_leaderboard_choice()
  from public, anon, authenticated, service_role;
grant execute on function private.take_turns_to_score(uuid[]), private.take_pair_points(uuid, uuid, date, integer),
  private.add_score(uuid, uuid, timestamptz, integer, integer, integer, bigint, integer) to academy_acts;
