-- What the person who asks has done in a period, 'all-time' or else the running UTC month, as the leaderboard counts it for the rows that it shows: on the
-- board or not.
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

grant create on schema public to academy_acts;
alter function public.my_deeds(text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.my_deeds(text) from public, anon, authenticated, service_role;
grant execute on function public.my_deeds(text) to authenticated;
