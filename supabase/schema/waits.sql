-- Waits: a submission that nobody has decided on is told to its creator once more, then to the moderators, and the end of a bounty that comes
-- near to its creator; each of it once.

-- What was told of which submission. The key is what makes it once: of two runs at the same time one alone writes it, and a run that is
-- ended writes neither this nor its notices.
create table private.told_waits (
  completion_id uuid not null references public.completions (id) on delete cascade,
  kind text not null check (kind in ('review_waits', 'review_overdue')),
  primary key (completion_id, kind)
);
grant select, insert on private.told_waits to academy_acts;

-- Tells what is due of the submissions that wait, and answers how many notices it made. Its creator is reminded after 24 hours. After 48
-- hours each moderator hears of it but the submitter, and but a creator who is one; at once where the creator's account is gone. Where no
-- moderator can hear of it, it stays due. Of a hidden bounty nothing can be decided, so nothing is told; the time runs on.
--
-- What somebody decides on or deletes at this moment is left for the next run: no notice is made of what was decided, and nobody waits.
create function private.tell_of_waits() returns integer
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_told integer;
begin
  with due as (
    select c.id, c.bounty_id, who.kind, who.user_id
    from public.completions c
    join public.bounties b on b.id = c.bounty_id
    cross join lateral (
      select 'review_waits' as kind, b.creator_id as user_id where b.creator_id is not null and c.created_at <= v_now - interval '24 hours'
      union all
      select 'review_overdue', m.user_id from private.moderators m
      where (b.creator_id is null or c.created_at <= v_now - interval '48 hours') and m.user_id <> c.user_id and m.user_id is distinct from b.creator_id
    ) who
    where c.status = 'submitted' and b.hidden_at is null
      and not exists (select from private.told_waits t where t.completion_id = c.id and t.kind = who.kind)
    for no key update of c skip locked
  ), told as (
    insert into private.told_waits (completion_id, kind) select distinct d.id, d.kind from due d
    on conflict do nothing returning completion_id, kind
  )
  insert into public.notifications (user_id, kind, bounty_id)
  select d.user_id, d.kind, d.bounty_id from due d join told t on t.completion_id = d.id and t.kind = d.kind;
  get diagnostics v_told = row_count;
  return v_told;
end
$$;

-- With the creator's account the creator is out of the chain: what waits goes to the moderators in the same moment. A trigger, since an
-- account goes under a role of the auth server. By its name it comes after the references, which take the creator off the bounties and,
-- where it was one, off the moderators.
create function private.hand_over_waits() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.tell_of_waits();
  return null;
end
$$;
create trigger academy_hand_over_waits after delete on public.profiles
  for each row execute function private.hand_over_waits();

-- The bounties whose creator was told that they end in two days. The key is what makes it once.
create table private.told_ends (bounty_id uuid primary key references public.bounties (id) on delete cascade);
grant select, insert on private.told_ends to academy_acts;

-- Tells who has made a bounty that it ends within two days, and answers how many notices it made. Of one that was made for less than that
-- nothing is told: whoever makes it knows. What somebody changes at this moment is left for the next run.
create function private.tell_of_ends() returns integer
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_told integer;
begin
  with due as (
    select b.id, b.creator_id from public.bounties b
    where b.status in ('active', 'funded') and b.hidden_at is null and b.creator_id is not null
      and b.deadline > v_now and b.deadline <= v_now + interval '2 days' and b.created_at < b.deadline - interval '2 days'
      and not exists (select from private.told_ends t where t.bounty_id = b.id)
    for no key update skip locked
  ), told as (
    insert into private.told_ends (bounty_id) select d.id from due d
    on conflict do nothing returning bounty_id
  )
  insert into public.notifications (user_id, kind, bounty_id)
  select d.creator_id, 'bounty_ends_soon', d.id from due d join told t on t.bounty_id = d.id;
  get diagnostics v_told = row_count;
  return v_told;
end
$$;

-- Every five minutes, where the server has pg_cron. The embedded backend does it at each start and every five minutes.
create function private.run_waits() returns integer
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('run_waits');
  return private.tell_of_waits() + private.tell_of_ends();
end
$$;

do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-run-waits', '*/5 * * * *', 'select private.run_waits()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
