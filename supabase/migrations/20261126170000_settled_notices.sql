-- A notice that a completion waits for a review has served once no submission of its bounty waits any more: it is then marked as read for whoever got it. It names no
-- submission, so while another one of the bounty waits all of them stay as they are. What became of a submission is told by notices of their own, which this leaves alone.
--
-- A trigger, since submissions end at three places (a review, the approval of another one, an account that goes) and the last is no act. It runs as the acts do: an
-- account goes under a role of the auth server. Both tables are read at one moment, and an act writes the submission and its notice together, so a new notice is
-- never marked for an older submission. A notice that somebody marks at this moment is not waited for: two that mark several in different orders would wait for each other.
create function private.settle_submission_notices() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.notifications set read_at = clock_timestamp()
  where id in (
    select n.id from public.notifications n
    where n.bounty_id = old.bounty_id and n.kind = 'completion_submitted' and n.read_at is null
      and not exists (select from public.completions c where c.bounty_id = old.bounty_id and c.status = 'submitted')
    for no key update of n skip locked);
  return null;
end
$$;
create trigger academy_settle_submission_notices after update of status or delete on public.completions
  for each row when (old.status = 'submitted') execute function private.settle_submission_notices();

grant create on schema private to academy_acts;
alter function private.settle_submission_notices() owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.settle_submission_notices() from public, anon, authenticated, service_role;

-- The notices of what was decided before.
update public.notifications n set read_at = now()
where n.kind = 'completion_submitted' and n.read_at is null
  and not exists (select from public.completions c where c.bounty_id = n.bounty_id and c.status = 'submitted');
