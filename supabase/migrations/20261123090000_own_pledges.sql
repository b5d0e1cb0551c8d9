-- A person knows their own pledges in a bounty's ledger, the anonymous ones too (docs/decisions.md, 9). Nobody else is told more than
-- before: for everybody but the contributor the new column is false.
drop function public.bounty_contributions(uuid, timestamptz, text, integer);
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
  cross join (select private.current_user_id() as id) viewer
  left join lateral (select f.display_name as name from public.profiles f where not l.anonymous and f.id = l.contributor_id limit 1) p on true
  order by l.day desc, l.key
$$;

grant create on schema public to academy_acts;
alter function public.bounty_contributions(uuid, timestamptz, text, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.bounty_contributions(uuid, timestamptz, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.bounty_contributions(uuid, timestamptz, text, integer) to anon, authenticated;
