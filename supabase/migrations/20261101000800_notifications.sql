-- What a person should know of the own bounties and submissions. A row says what happened and to which bounty; the words are the
-- client's. A contributor is never named here: the notice that a goal was reached must not tell who reached it.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'goal_reached', 'completion_submitted', 'completion_approved', 'changes_requested',
    'completion_rejected', 'bounty_expired', 'acceptance_expired', 'bounty_hidden'
  )),
  bounty_id uuid not null references public.bounties (id),
  reason text check (char_length(reason) <= 2000),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
revoke all on public.notifications from anon, authenticated, service_role;
grant select on public.notifications to service_role;
alter table public.notifications enable row level security;

-- A person reads the own notifications. Marking them as read goes through mark_notifications_read(): an UPDATE grant, even
-- on read_at alone, would let a person unread what was read and would need a second rule to forbid it.
grant select (id, user_id, kind, bounty_id, reason, created_at, read_at) on public.notifications to authenticated;
create policy select_recipient on public.notifications for select to authenticated using (user_id = (select private.require_session()));

grant select, insert on public.notifications to academy_acts;
grant update (read_at) on public.notifications to academy_acts;
create policy select_acts on public.notifications for select to academy_acts using (true);
create policy insert_acts on public.notifications for insert to academy_acts with check (true);
create policy update_acts on public.notifications for update to academy_acts using (true) with check (true);

-- The list, newest first; the unread count; the foreign key to bounties.
create index notifications_of_user on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_of_bounty on public.notifications (bounty_id);
