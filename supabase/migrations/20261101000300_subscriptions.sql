-- What a person has bought. Everybody starts free; only the payment webhook, with the server's secret key, writes a paid plan.
-- current_period_end is null for the free tier and for a lifetime plan.
create table public.subscriptions (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  plan_type text not null default 'free' check (plan_type in ('free', 'cadet_basic', 'patriot_premium', 'elite_corps')),
  status text not null default 'active' check (status in ('active', 'trialing', 'canceled', 'past_due', 'refunded')),
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
revoke all on public.subscriptions from anon, authenticated, service_role;
grant select, insert, update on public.subscriptions to service_role;
alter table public.subscriptions enable row level security;

-- A person reads the own row, and nobody else's. No update and no delete is granted to anybody: a plan that its
-- owner could write would be a plan that nobody pays for.
grant select (user_id, plan_type, status, current_period_end, cancel_at_period_end, created_at, updated_at) on public.subscriptions to authenticated;
create policy select_owner on public.subscriptions for select to authenticated using (user_id = (select private.require_session()));

-- The client inserts its free row after sign-up. The trigger below was there first, so the insert changes nothing; it is
-- let in only for the one row that would be harmless: the own one, free.
grant insert (user_id, plan_type, status) on public.subscriptions to authenticated;
create policy insert_owner on public.subscriptions for insert to authenticated
  with check (user_id = (select private.require_session()) and plan_type = 'free' and status = 'active');

grant select, insert on public.subscriptions to academy_acts;
create policy select_acts on public.subscriptions for select to academy_acts using (true);
create policy insert_acts on public.subscriptions for insert to academy_acts with check (true);

-- Every profile has a subscription row from its first moment, however the account was made.
create function private.start_free_subscription() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.subscriptions (user_id) values (new.id) on conflict (user_id) do nothing;
  return new;
end
$$;
create trigger academy_start_free_subscription after insert on public.profiles
  for each row execute function private.start_free_subscription();

grant create on schema private to academy_acts;
alter function private.start_free_subscription() owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.start_free_subscription() from public, anon, authenticated, service_role;
