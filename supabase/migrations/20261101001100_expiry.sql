-- A bounty expires when its deadline passes with nothing approved and nothing under review. Under review is a submission that waits,
-- or one sent back for changes less than seven days ago: its submitter may still mend it. Everybody else's
-- acceptance ends at the deadline. Nothing is written to the ledger: that the pledges are released follows from the status.

-- Brings one bounty up to date with the clock and answers its status. The caller holds the row's lock.
create function private.settle_bounty(p_bounty public.bounties, p_now timestamptz) returns text
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if p_bounty.status not in ('active', 'funded') or p_bounty.deadline > p_now then
    return p_bounty.status;
  end if;
  update public.bounty_acceptances set status = 'expired', updated_at = p_now
  where bounty_id = p_bounty.id
    and (status = 'in_progress' or (status = 'changes_requested' and changes_requested_at + interval '7 days' <= p_now));
  if exists (
    select from public.bounty_acceptances
    where bounty_id = p_bounty.id and status in ('submitted', 'changes_requested')
  ) then
    return p_bounty.status;
  end if;
  update public.bounties set status = 'expired', updated_at = p_now where id = p_bounty.id;
  insert into public.notifications (user_id, kind, bounty_id)
  select p_bounty.creator_id, 'bounty_expired', p_bounty.id where p_bounty.creator_id is not null;
  return 'expired';
end
$$;

-- Settles what is due, at most so many at a time, and answers how many expired. Rows that an act holds are left for the next run, so it
-- never waits and never makes anybody wait. It does only what the clock has decided; pg_cron calls
-- it where it exists, the embedded backend and the app's pulls do where it doesn't.
create function public.expire_due_bounties(p_limit integer default 200) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_bounty public.bounties;
  v_expired integer := 0;
begin
  for v_bounty in
    select * from public.bounties b
    where b.status in ('active', 'funded') and b.deadline <= v_now
      and not exists (
        select from public.bounty_acceptances a
        where a.bounty_id = b.id and (
          a.status = 'submitted' or (a.status = 'changes_requested' and a.changes_requested_at + interval '7 days' > v_now)))
    order by b.deadline
    limit least(greatest(p_limit, 1), 1000)
    for no key update skip locked
  loop
    if private.settle_bounty(v_bounty, v_now) = 'expired' then
      v_expired := v_expired + 1;
    end if;
  end loop;
  return v_expired;
end
$$;

grant create on schema public to academy_acts;
alter function public.expire_due_bounties(integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function private.settle_bounty(public.bounties, timestamptz), public.expire_due_bounties(integer)
  from public, anon, authenticated, service_role;
grant execute on function private.settle_bounty(public.bounties, timestamptz) to academy_acts;
grant execute on function public.expire_due_bounties(integer) to service_role;

-- Every minute, where the server has pg_cron and lets this role use it. Where it doesn't, nothing is lost: every act settles the bounty
-- that it touches.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('academy-expire-due-bounties', '* * * * *', 'select public.expire_due_bounties(1000)');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;

-- Where pg_cron ends what is due each minute, nobody else has a reason to ask for it. Elsewhere the app's pulls do, and anybody may.
do $$
begin
  if to_regproc('cron.schedule') is null then
    grant execute on function public.expire_due_bounties(integer) to anon, authenticated;
  end if;
end
$$;
