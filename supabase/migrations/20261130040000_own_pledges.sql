-- How long a list is can be asked with each list, and the planner's guess at it counts every row: row security says which rows are read, not which are guessed at. So rows
-- about money are read by functions alone, and the planner keeps no figures of a column that names a person.

-- A person's own pledges, to one bounty or to all, newest first. The next page starts after the time and the id of the last row.
create function public.my_pledges(
  p_bounty_id uuid default null, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 100
) returns table (id uuid, bounty_id uuid, contributor_id uuid, amount numeric, anonymous boolean, created_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_user uuid := private.require_session();
begin
  return query
  select c.id, c.bounty_id, c.contributor_id, c.amount, c.anonymous, c.created_at
  from public.contributions c
  where c.contributor_id = v_user and (p_bounty_id is null or c.bounty_id = p_bounty_id)
    and (p_before is null or (c.created_at, c.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000')))
  order by c.created_at desc, c.id desc
  limit least(greatest(p_limit, 1), 500);
end
$$;

grant create on schema public to academy_acts;
alter function public.my_pledges(uuid, timestamptz, uuid, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.my_pledges(uuid, timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.my_pledges(uuid, timestamptz, uuid, integer) to authenticated;

-- No role of a person may ask the ledger anything. Whoever had the app open before is refused, and sees what the device keeps.
drop policy select_contributor on public.contributions;
revoke all on public.contributions from anon, authenticated;

-- Without figures of such a column the planner guesses the same for everybody. What it has of the columns goes with a change to the type that they have, for which the policies
-- that name them step aside; of the two keys there is one row a person, and the figures told which ids there are.
drop policy select_visitor on public.profiles;
drop policy select_member on public.profiles;
drop policy select_member on public.bounties;
drop policy select_acceptor on public.bounty_acceptances;
drop policy select_submitter on public.completions;
drop policy select_recipient on public.notifications;

alter table public.profiles alter column id set statistics 0;
alter table public.subscriptions alter column user_id set statistics 0;
alter table public.bounties alter column creator_id type uuid, alter column creator_id set statistics 0;
alter table public.bounty_acceptances alter column user_id type uuid, alter column user_id set statistics 0;
alter table public.completions alter column user_id type uuid, alter column user_id set statistics 0,
  alter column photo_path type text, alter column photo_path set statistics 0;
alter table public.notifications alter column user_id type uuid, alter column user_id set statistics 0;

-- As before, all six.
create policy select_visitor on public.profiles for select to anon
  using (exists (select from public.bounties b where b.creator_id = profiles.id and b.hidden_at is null));
create policy select_member on public.profiles for select to authenticated
  using (
    id = (select private.current_user_id())
    or exists (select from public.bounties b where b.creator_id = profiles.id and b.hidden_at is null)
    or (select private.is_moderator()));
create policy select_member on public.bounties for select to authenticated
  using (hidden_at is null or creator_id = (select private.require_session()) or (select private.is_moderator()));
create policy select_acceptor on public.bounty_acceptances for select to authenticated
  using (user_id = (select private.require_session()));
create policy select_submitter on public.completions for select to authenticated using (user_id = (select private.require_session()));
create policy select_recipient on public.notifications for select to authenticated using (user_id = (select private.require_session()));
