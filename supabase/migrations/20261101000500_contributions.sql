-- The ledger of pledges. Rows are only ever added: a release is derived from the bounty's status, never written here, so
-- that the sum of the ledger is the bounty's total at every moment. The id is the key of the act that pledged.
--
-- position counts the pledges of one bounty from 1 and total_after is its total once this one stood: the ledger proves
-- itself, a page of it starts after a position, and a chart of the funding needs no other sum.
create table public.contributions (
  id uuid primary key,
  bounty_id uuid not null references public.bounties (id),
  contributor_id uuid references auth.users (id) on delete set null,
  amount numeric(12, 2) not null check (amount between 1 and 10000),
  anonymous boolean not null default false,
  position integer not null check (position > 0),
  total_after numeric(12, 2) not null,
  created_at timestamptz not null default now(),
  unique (bounty_id, position)
);
revoke all on public.contributions from anon, authenticated, service_role;
grant select on public.contributions to service_role;
alter table public.contributions enable row level security;

-- A contributor reads the own pledges. Nobody else reads this table: a row tells who pledged, and an anonymous pledge must not
-- be traceable, not even by the bounty's creator. Others read bounty_contributions(), moderators bounty_contributors(); one
-- condition on one indexed column keeps every question to this table a walk along an index, whatever the question.
-- No write is granted to any API role: a pledge without its total, or a total without its pledge, can't be made.
grant select on public.contributions to authenticated;
create policy select_contributor on public.contributions for select to authenticated
  using (contributor_id = (select auth.uid()));

-- The acts add pledges and read them. They can neither change nor delete one.
grant select, insert on public.contributions to academy_acts;
create policy select_acts on public.contributions for select to academy_acts using (true);
create policy insert_acts on public.contributions for insert to academy_acts with check (true);

-- "Has this person pledged here before, and under the own name?", asked at each pledge; and the foreign key to bounties.
create index contributions_of_bounty on public.contributions (bounty_id, anonymous, contributor_id);

-- My Bounties, "Funded"; and the foreign key to profiles when an account goes.
create index contributions_of_contributor on public.contributions (contributor_id, created_at desc, id desc);

-- Even the owner of the table can't rewrite the ledger by a slip. One change passes: a person who deletes the account takes the
-- name along, the money stays.
create function private.keep_ledger() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.contributor_id is null
    and to_jsonb(new) - 'contributor_id' = to_jsonb(old) - 'contributor_id' then
    return new;
  end if;
  raise exception 'The ledger of pledges is append-only.' using errcode = '42501';
end
$$;
create trigger academy_keep_ledger before update or delete on public.contributions
  for each row execute function private.keep_ledger();
revoke execute on function private.keep_ledger() from public, anon, authenticated, service_role;

-- What everybody may know of the pledges to a bounty: a name or 'Anonymous', how much, when. No row of it carries the
-- contributor's id or the pledge's own, and an anonymous row is built without looking at the person at all. Newest first; the
-- next page starts after the last position. A hidden bounty shows none.
create function public.bounty_contributions(p_bounty_id uuid, p_before integer default null, p_limit integer default 24)
returns table ("position" integer, contributor_name text, anonymous boolean, amount numeric, total_after numeric, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.position,
    case when c.anonymous then 'Anonymous' else coalesce(p.display_name, 'Patriot') end,
    c.anonymous, c.amount, c.total_after, c.created_at
  from public.contributions c
  left join public.profiles p on not c.anonymous and p.id = c.contributor_id
  where c.bounty_id = p_bounty_id
    and c.position < coalesce(p_before, 2147483647)
    and exists (select from public.bounties b where b.id = p_bounty_id and b.hidden_at is null)
  order by c.position desc
  limit least(greatest(p_limit, 1), 500)
$$;

-- Who is behind the pledges to a bounty, the anonymous ones too: for moderators, who answer for abuse. Anybody else gets no row.
create function public.bounty_contributors(p_bounty_id uuid, p_before integer default null, p_limit integer default 24)
returns table ("position" integer, contributor_id uuid, contributor_name text, anonymous boolean, amount numeric, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.position, c.contributor_id, p.display_name, c.anonymous, c.amount, c.created_at
  from public.contributions c
  left join public.profiles p on p.id = c.contributor_id
  where c.bounty_id = p_bounty_id and c.position < coalesce(p_before, 2147483647) and private.is_moderator()
  order by c.position desc
  limit least(greatest(p_limit, 1), 500)
$$;

grant create on schema public to academy_acts;
alter function public.bounty_contributions(uuid, integer, integer) owner to academy_acts;
alter function public.bounty_contributors(uuid, integer, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.bounty_contributions(uuid, integer, integer), public.bounty_contributors(uuid, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.bounty_contributions(uuid, integer, integer) to anon, authenticated;
grant execute on function public.bounty_contributors(uuid, integer, integer) to authenticated;
