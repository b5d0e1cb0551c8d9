-- Achievements are read off the counts of private.scores and private.category_completions when a leaderboard is shown; nothing is stored that could disagree with them.
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

-- The leaderboard: rank, name, points, counts and achievements of the best, for anybody to read. Equal points share a rank. Who is not confirmed stands on none.
-- p_period is 'monthly' (the running UTC month) or 'all-time'. The next page starts after the person of the last row.
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
revoke execute on function public.leaderboard(text, integer, uuid) from public, anon, authenticated, service_role;
grant execute on function public.leaderboard(text, integer, uuid) to anon, authenticated;
