-- A bounty: an educational challenge that one person sets, others pledge to, and one or more people do. The id is made on the
-- creator's device: it is also the key of the act that creates it, so that a pledge made offline can name it.
--
-- current_funding, contributors and status are the server's own. They repeat what the ledger and the acceptances say, so that
-- a list of 24 cards reads 24 rows; the acts move them in the same transaction as the rows they sum up.
create table public.bounties (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 120 and title = btrim(title)),
  description text not null check (char_length(description) between 1 and 4000 and description ~ '\S'),
  category text not null check (category in (
    'Historical Knowledge', 'Civic Engagement', 'Military Appreciation',
    'Community Service', 'Flag Etiquette', 'Constitutional Studies'
  )),
  creator_id uuid references public.profiles (id) on delete set null,
  funding_goal numeric(12, 2) not null check (funding_goal between 1 and 1000000),
  current_funding numeric(12, 2) not null default 0 check (current_funding >= 0),
  contributors integer not null default 0 check (contributors >= 0),
  deadline timestamptz not null check (isfinite(deadline)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status text not null default 'active' check (status in ('active', 'funded', 'completed', 'expired')),
  requires_photo boolean not null default true,
  is_sample boolean not null default false,
  hidden_at timestamptz
);
revoke all on public.bounties from anon, authenticated, service_role;
grant select on public.bounties to service_role;
alter table public.bounties enable row level security;

-- Bounties are public to read, except those that a moderator has hidden: these stay visible to their creator, who shall know,
-- and to moderators. No INSERT, UPDATE or DELETE is granted to any API role, not even on the own bounty: a title changed
-- after others pledged would be another promise, and a total is money.
--
-- The columns are named, here and wherever a person reads a table: a right to a whole table is one to its hidden columns too, and xmin numbers the
-- transactions of all people in their order.
grant select (
  id, title, description, category, creator_id, funding_goal, current_funding, contributors, deadline, created_at, updated_at, status,
  requires_photo, is_sample, hidden_at
) on public.bounties to anon, authenticated;
create policy select_visitor on public.bounties for select to anon using (hidden_at is null);
create policy select_member on public.bounties for select to authenticated
  using (hidden_at is null or creator_id = (select private.require_session()) or (select private.is_moderator()));

-- The acts insert a bounty, and afterwards change only what moves: totals, status, visibility. Not the promise itself.
grant select, insert on public.bounties to academy_acts;
grant update (current_funding, contributors, status, updated_at, hidden_at) on public.bounties to academy_acts;
create policy select_acts on public.bounties for select to academy_acts using (true);
create policy insert_acts on public.bounties for insert to academy_acts with check (true);
create policy update_acts on public.bounties for update to academy_acts using (true) with check (true);

-- Active Bounties: newest first, by pages that start after (created_at, id).
create index bounties_active_newest on public.bounties (created_at desc, id desc) where status = 'active';

-- My Bounties, "Created"; and the foreign key to profiles when an account goes.
create index bounties_of_creator on public.bounties (creator_id, created_at desc, id desc);

-- What is due to expire; the expiry looks nowhere else.
create index bounties_due on public.bounties (deadline) where status in ('active', 'funded');

-- When a bounty last changed, for everybody: the day, and how many changes that day had; to the second it would tell who pledged. Phones keep the
-- newer of two copies by it, so each change still makes it greater.
create function private.tell_day_of_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  new.updated_at := greatest(old.updated_at + interval '1 millisecond', date_trunc('day', clock_timestamp(), 'UTC'));
  return new;
end
$$;
create trigger academy_tell_day_of_change before update on public.bounties
  for each row execute function private.tell_day_of_change();
revoke execute on function private.tell_day_of_change() from public, anon, authenticated, service_role;
