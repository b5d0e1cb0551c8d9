-- The newest open bounties, for the first look of somebody who has just come: the rows that a page without the client needs, at one address for everybody, so that what
-- stands between may keep the answer for seconds. A browser keeps none: who acts and comes back asks anew.
--
-- Real ones come first, and ten of them leave no room for samples, which are there to show how a board looks. Each half reads its own index from its newest end.
create index bounties_active_samples on public.bounties (created_at desc, id desc) where status = 'active' and is_sample;
create index bounties_active_real on public.bounties (created_at desc, id desc) where status = 'active' and not is_sample;

create function public.board() returns table (
  id uuid, title text, description text, category text, creator_id uuid, funding_goal numeric, current_funding numeric,
  contributors integer, deadline timestamptz, created_at timestamptz, updated_at timestamptz, status text,
  requires_photo boolean, is_sample boolean, creator jsonb
)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('response.headers', '[{"Cache-Control": "public, max-age=0, s-maxage=5"}]', true);
  return query
    with genuine as materialized (
      select b.* from public.bounties b
      where b.status = 'active' and not b.is_sample and b.hidden_at is null and b.deadline > now()
      order by b.created_at desc, b.id desc limit 24
    ), listed as (
      select * from genuine
      union all
      (select b.* from public.bounties b
       where b.status = 'active' and b.is_sample and b.hidden_at is null and b.deadline > now() and (select count(*) from genuine) < 10
       order by b.created_at desc, b.id desc limit 24)
    )
    select b.id, b.title, b.description, b.category, b.creator_id, b.funding_goal, b.current_funding, b.contributors, b.deadline,
      b.created_at, b.updated_at, b.status, b.requires_photo, b.is_sample,
      case when p.id is null then null else jsonb_build_object('display_name', p.display_name) end
    from listed b
    left join public.profiles p on p.id = b.creator_id
    order by b.is_sample, b.created_at desc, b.id desc
    limit 24;
end
$$;

grant create on schema public to academy_acts;
alter function public.board() owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.board() from public, anon, authenticated, service_role;
grant execute on function public.board() to anon, authenticated;
