-- Who asks to be left off the leaderboard is left off, whatever is being counted for them at that moment.

-- As before, and whoever changes the choice waits for points that are being counted for the person, or lets them wait: the choice finds their row, or the row finds the
-- choice. What is right already is left alone.
create or replace function private.mirror_leaderboard_choice() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.take_turns_to_score(array[new.id]);
  update private.scores set hidden = new.hide_from_leaderboard where user_id = new.id and hidden <> new.hide_from_leaderboard;
  return new;
end
$$;

-- As before, and also when the same is chosen again.
drop trigger academy_mirror_leaderboard_choice on public.profiles;
create trigger academy_mirror_leaderboard_choice after update of hide_from_leaderboard on public.profiles
  for each row execute function private.mirror_leaderboard_choice();

-- As before, and a row that is there follows the choice too.
create or replace function private.add_score(
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

-- Choices that were lost before hold from now on.
update private.scores s set hidden = p.hide_from_leaderboard from public.profiles p where p.id = s.user_id and s.hidden <> p.hide_from_leaderboard;
