-- One person's undertaking to do one bounty. One row a person and bounty, for ever: who withdraws and accepts again takes the
-- same row up again, who was rejected stays so. The id is the key of the act that accepted first.
--
-- The person is a reference to the account, not to the profile, here and in every table that also refers to a bounty: two
-- references to bounties and to profiles would read as a many-to-many relation between them, and the API could no longer tell which
-- profile creator:profiles(display_name) means.
create table public.bounty_acceptances (
  id uuid primary key,
  bounty_id uuid not null references public.bounties (id),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null default 'in_progress' check (status in (
    'in_progress', 'submitted', 'changes_requested', 'completed', 'rejected', 'withdrawn', 'expired'
  )),
  changes_requested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, bounty_id),
  check (status <> 'changes_requested' or changes_requested_at is not null)
);
revoke all on public.bounty_acceptances from anon, authenticated, service_role;
grant select on public.bounty_acceptances to service_role;
alter table public.bounty_acceptances enable row level security;

-- A person reads the own acceptances. The bounty's creator does not: who tries and gives up need not explain it; what is
-- handed in shows as a completion. No write is granted: states change only through the acts.
grant select (id, bounty_id, user_id, status, changes_requested_at, created_at, updated_at) on public.bounty_acceptances to authenticated;
create policy select_acceptor on public.bounty_acceptances for select to authenticated
  using (user_id = (select private.require_session()));

grant select, insert on public.bounty_acceptances to academy_acts;
grant update (status, changes_requested_at, updated_at) on public.bounty_acceptances to academy_acts;
create policy select_acts on public.bounty_acceptances for select to academy_acts using (true);
create policy insert_acts on public.bounty_acceptances for insert to academy_acts with check (true);
create policy update_acts on public.bounty_acceptances for update to academy_acts using (true) with check (true);

-- What ends when a bounty completes or expires; and the foreign key to bounties.
create index bounty_acceptances_of_bounty on public.bounty_acceptances (bounty_id, status);

-- My Bounties, "Accepted" and "Completed". The key (user_id, bounty_id) serves the foreign key and the detail page.
create index bounty_acceptances_of_user on public.bounty_acceptances (user_id, updated_at desc, id desc);
