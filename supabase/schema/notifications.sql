-- Notifications: what a person hears of the own bounties, pledges and submissions, and moderators of reports.

-- A row says what happened and to which bounty; the words are the client's. A contributor is never named here: the notice that a goal was
-- reached must not tell who reached it.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'goal_reached', 'completion_submitted', 'completion_approved', 'changes_requested', 'completion_rejected', 'bounty_expired', 'acceptance_expired',
    'bounty_hidden', 'bounty_shown', 'bounty_reported', 'report_kept', 'report_hidden',
    'pledge_due', 'pledge_released', 'work_hidden', 'work_shown', 'pledge_hidden', 'pledge_shown',
    'review_waits', 'review_overdue', 'bounty_ends_soon'
  )),
  bounty_id uuid not null references public.bounties (id),
  reason text check (char_length(reason) <= 2000),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
alter table public.notifications alter column user_id set statistics 0;
revoke all on public.notifications from anon, authenticated, service_role;
grant select on public.notifications to service_role;
alter table public.notifications enable row level security;

-- A person reads the own notifications. Marking them as read goes through mark_notifications_read(): an UPDATE grant, even on read_at
-- alone, would let a person unread what was read and would need a second rule to forbid it.
grant select (id, user_id, kind, bounty_id, reason, created_at, read_at) on public.notifications to authenticated;
create policy select_recipient on public.notifications for select to authenticated using (user_id = (select private.require_session()));

grant select, insert, update (read_at) on public.notifications to academy_acts;
create policy select_acts on public.notifications for select to academy_acts using (true);
create policy insert_acts on public.notifications for insert to academy_acts with check (true);
create policy update_acts on public.notifications for update to academy_acts using (true) with check (true);

-- The list, newest first; the unread count; the foreign key to bounties.
create index notifications_of_user on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_of_bounty on public.notifications (bounty_id);

create trigger academy_require_human_text before insert on public.notifications
  for each row when (new.reason is not null) execute function private.require_human_text('+reason');

-- Marks the own notifications as read, those named or, with null, all up to now, and answers how many are still unread. Doing it twice is
-- doing it once, so it needs no key.
create function public.mark_notifications_read(p_ids uuid[] default null) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.current_user_id();
begin
  if v_user is null then
    raise exception 'Sign in first.' using errcode = 'PT401';
  end if;
  update public.notifications set read_at = now()
  where user_id = v_user and read_at is null and (p_ids is null or id = any (p_ids));
  return (select count(*) from public.notifications where user_id = v_user and read_at is null);
end
$$;

-- A notice that a completion waits for a review, the first, a reminder or the moderators', has served once no submission of its bounty waits any more: it is then marked as read for
-- whoever got it. It names no submission, so while another one of the bounty waits all of them stay as they are. What became of a
-- submission is told by notices of their own, which this leaves alone.
--
-- A trigger, since submissions end at three places (a review, the approval of another one, an account that goes) and the last is no act. It
-- runs as the acts do: an account goes under a role of the auth server. Both tables are read at one moment, and an act writes the
-- submission and its notice together, so a new notice is never marked for an older submission. A notice that somebody marks at this moment
-- is not waited for: two that mark several in different orders would wait for each other.
create function private.settle_submission_notices() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.notifications set read_at = clock_timestamp()
  where id in (
    select n.id from public.notifications n
    where n.bounty_id = old.bounty_id and n.kind in ('completion_submitted', 'review_waits', 'review_overdue') and n.read_at is null
      and not exists (select from public.completions c where c.bounty_id = old.bounty_id and c.status = 'submitted')
    for no key update of n skip locked);
  return null;
end
$$;
create trigger academy_settle_submission_notices after update of status or delete on public.completions
  for each row when (old.status = 'submitted') execute function private.settle_submission_notices();
