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
grant select (id, bounty_id, contributor_id, amount, anonymous, position, total_after, created_at) on public.contributions to authenticated;
create policy select_contributor on public.contributions for select to authenticated
  using (contributor_id = (select private.require_session()));

-- The acts add pledges and read them. They can neither change nor delete one.
grant select, insert on public.contributions to academy_acts;
create policy select_acts on public.contributions for select to academy_acts using (true);
create policy insert_acts on public.contributions for insert to academy_acts with check (true);

-- "Has this person pledged here before, and under the own name?", asked at each pledge; and the foreign key to bounties.
create index contributions_of_bounty on public.contributions (bounty_id, anonymous, contributor_id);

-- My Bounties, "Funded"; and the foreign key to profiles when an account goes.
create index contributions_of_contributor on public.contributions (contributor_id, created_at desc, id desc);

-- The public order of the pledges to a bounty: by day, and within a day by a hash of the pledge's id, which only its maker's phone knows.
create index contributions_in_public_order on public.contributions (bounty_id, ((created_at at time zone 'UTC')::date) desc, md5(id::text));

-- Even the owner of the table can't rewrite the ledger by a slip. One change passes: a person who deletes the account takes the
-- name along, the money stays.
create function private.keep_ledger() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp
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

-- An anonymous pledge must not be joined with anything else that its maker did. A queue that drains sends a named and an anonymous pledge
-- within a blink, so a time to the microsecond, a place in a list, a number of people or of a transaction each name who it was. What others
-- may read of pledges therefore tells the day, in an order that is nobody's, and counts each anonymous pledge by itself.
--
-- What everybody may know of the pledges to a bounty: a name or 'Anonymous', how much, on which day (UTC). No row of it carries the
-- contributor's id or the pledge's own, and an anonymous row is built without looking at the person at all. The latest day first; the next page
-- starts after the day and the key of the last row. position and total_after count in this order, not in the one that the pledges came in. A
-- hidden bounty shows none.
--
-- A person knows their own pledges, the anonymous ones too (docs/decisions.md, 9): own is true for these, and false for everybody but the contributor.
create function public.bounty_contributions(
  p_bounty_id uuid, p_after_day timestamptz default null, p_after_key text default null, p_limit integer default 24
) returns table (
  "position" integer, key text, contributor_name text, anonymous boolean, amount numeric, total_after numeric, created_at timestamptz, own boolean
)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.place, l.key, case when l.anonymous then 'Anonymous' else coalesce(p.name, 'Patriot') end, l.anonymous, l.amount, l.total_after,
    l.day::timestamp at time zone 'UTC', coalesce(l.contributor_id = viewer.id, false)
  from (
    select o.*
    from (
      select c.contributor_id, c.anonymous, c.amount, (c.created_at at time zone 'UTC')::date as day, md5(c.id::text) as key,
        (select max(k.position) from public.contributions k where k.bounty_id = p_bounty_id) + 1 - (row_number() over before)::integer as place,
        b.current_funding - coalesce(sum(c.amount) over (before rows between unbounded preceding and 1 preceding), 0) as total_after
      from public.contributions c
      join public.bounties b on b.id = p_bounty_id and b.hidden_at is null
      where c.bounty_id = p_bounty_id
      window before as (order by (c.created_at at time zone 'UTC')::date desc, md5(c.id::text))
    ) o
    where p_after_day is null or o.day < (p_after_day at time zone 'UTC')::date
      or (o.day = (p_after_day at time zone 'UTC')::date and o.key > coalesce(p_after_key, ''))
    order by o.day desc, o.key
    limit least(greatest(p_limit, 1), 500)
  ) l
  cross join (select private.current_user_id() as id) viewer
  left join lateral (select f.display_name as name from public.profiles f where not l.anonymous and f.id = l.contributor_id limit 1) p on true
  order by l.day desc, l.key
$$;

-- Who is behind the pledges to a bounty, the anonymous ones too: for moderators, who answer for abuse. Anybody else gets no row.
create function public.bounty_contributors(p_bounty_id uuid, p_before integer default null, p_limit integer default 24)
returns table ("position" integer, contributor_id uuid, contributor_name text, anonymous boolean, amount numeric, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.position, c.contributor_id, p.display_name, c.anonymous, c.amount, c.created_at
  from public.contributions c
  left join public.profiles p on p.id = c.contributor_id
  where c.bounty_id = p_bounty_id and c.position < coalesce(p_before, 2147483647) and private.acts_as_moderator()
  order by c.position desc
  limit least(greatest(p_limit, 1), 500)
$$;

grant create on schema public to academy_acts;
alter function public.bounty_contributions(uuid, timestamptz, text, integer) owner to academy_acts;
alter function public.bounty_contributors(uuid, integer, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.bounty_contributions(uuid, timestamptz, text, integer), public.bounty_contributors(uuid, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.bounty_contributions(uuid, timestamptz, text, integer) to anon, authenticated;
grant execute on function public.bounty_contributors(uuid, integer, integer) to authenticated;
