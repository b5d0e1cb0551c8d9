-- Where the person who asks stands in a period, 'all-time' or else the running UTC month: the points, the rank, what is missing to the next rank and which that is,
-- whether the person hides, and whether the address is confirmed. Who hides, is not confirmed or has no points has no rank; the first has no next one.
--
-- No board is read for it: the own row is found by its key, the next one ahead by one step up scores_leaderboard from the own points, and the rank by counting along
-- that index from the top, 1,000 rows at most. Who stands below these has a gap and no number. Each row's confirmation is looked up by its key: the limit
-- inside keeps the planner from joining all accounts to them.
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

grant create on schema public to academy_acts;
alter function public.my_standing(text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.my_standing(text) from public, anon, authenticated, service_role;
grant execute on function public.my_standing(text) to authenticated;
