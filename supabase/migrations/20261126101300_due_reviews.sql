-- Serves due_reviews: what waits for a decision, by bounty.
create index completions_to_review on public.completions (bounty_id, created_at) where status = 'submitted';

-- The own open bounties with submissions that nobody has decided on, longest waiting first: the first page of who is signed in names them. A notice of each is no
-- measure: newer ones push it out of sight. The next page starts after the time and the id of the last row.
create function public.due_reviews(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 100)
returns table (id uuid, title text, due integer, since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- Asked for first: a session that is gone is refused, whatever there is to find.
  v_user uuid := private.require_session();
begin
  return query
  select b.id, b.title, waiting.due, waiting.since
  from public.bounties b
  cross join lateral (
    select count(*)::integer as due, min(c.created_at) as since from public.completions c where c.bounty_id = b.id and c.status = 'submitted'
  ) waiting
  where b.creator_id = v_user and b.status in ('active', 'funded') and waiting.due > 0
    and (p_after is null or (waiting.since, b.id) > (p_after, coalesce(p_after_id, '00000000-0000-0000-0000-000000000000')))
  order by waiting.since, b.id
  limit least(greatest(p_limit, 1), 500);
end
$$;

grant create on schema public to academy_acts;
alter function public.due_reviews(timestamptz, uuid, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.due_reviews(timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.due_reviews(timestamptz, uuid, integer) to authenticated;
