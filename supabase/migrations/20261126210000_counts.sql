-- What a person has done in all, for the leaderboard of all time, as My Bounties lists it to that person: bounties made, bounties pledged to and completions approved. Points were given at each act by the rules of
-- that time, and so their counts are others: who had no confirmed address, or whose bounty nobody has funded, has none. A pledge that is anonymous is in no count: it would tell who made it.
create function private.counts_of(p_user uuid) returns table (created integer, funded integer, completed integer)
language sql stable set search_path = pg_catalog, pg_temp
as $$
  select
    (select count(*) from public.bounties b where b.creator_id = p_user)::integer,
    (select count(distinct c.bounty_id) from public.contributions c where c.contributor_id = p_user and not c.anonymous)::integer,
    (select count(*) from public.completions c where c.user_id = p_user and c.status = 'approved')::integer
$$;
revoke execute on function private.counts_of(uuid) from public, anon, authenticated, service_role;
grant execute on function private.counts_of(uuid) to academy_acts;

-- The leaderboard: as before, but that the counts of all time are those above. A month has what scored in it.
create or replace function public.leaderboard(p_period text default 'monthly', p_limit integer default 25, p_after_id uuid default null)
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
