-- A profile is what other people see of an account: a name. Supabase keeps the account itself in auth.users, which the
-- API never shows. Decision: the default name is "Patriot", so that nobody is shown by mail address by accident.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default 'Patriot'
    check (char_length(btrim(display_name)) between 1 and 40 and display_name !~ '[[:cntrl:]]'),
  hide_from_leaderboard boolean not null default false,
  created_at timestamptz not null default now()
);
revoke all on public.profiles from anon, authenticated, service_role;
grant select on public.profiles to service_role;
alter table public.profiles enable row level security;

-- Names may be read, since cards and rows embed them as creator:profiles(display_name); whose, say the policies of public_names. The other columns
-- are not granted, so "select=*" is refused: when an account was made and what it hides is its owner's business, who asks my_profile().
grant select (id, display_name) on public.profiles to anon, authenticated;

-- A person edits the own name and the own leaderboard choice. The id can't be written: no grant. Nobody inserts or deletes through
-- the API: the row comes with the account and goes with it.
grant update (display_name, hide_from_leaderboard) on public.profiles to authenticated;
create policy update_owner on public.profiles for update to authenticated
  using (id = (select private.require_session())) with check (id = (select private.require_session()));

grant select, insert on public.profiles to academy_acts;
create policy select_acts on public.profiles for select to academy_acts using (true);
create policy insert_acts on public.profiles for insert to academy_acts with check (true);

-- Who moderates. The truth is app_metadata.role = 'moderator' of the account, which only the server's secret key can set; it
-- is mirrored here because the acts may not read auth.users, because not every backend puts app_metadata into the
-- token, and because a role taken away shall end now and not when a token expires.
create table private.moderators (
  user_id uuid primary key references public.profiles (id) on delete cascade
);
grant select, insert, delete on private.moderators to academy_acts;

-- Where a project sets moderators_need_second_factor to 1, every power of a moderator holds only for a token whose session has passed a second factor:
-- its aal claim, which the auth server signs, is aal2. A stolen password then gives what any member has.
insert into private.settings (name, value) values ('moderators_need_second_factor', 0);

-- Is the asking token as strong as this project wants its moderators' to be? Strong it must be where the setting is missing.
create function private.is_strong_enough_to_moderate() returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(private.setting('moderators_need_second_factor'), 1) <> 1
    or coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', '') = 'aal2';
end
$$;

-- May the asking person moderate, with this token? Policies ask it: without the factor a moderator reads what any member does.
create function private.is_moderator() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from private.moderators where user_id = private.current_user_id()) and private.is_strong_enough_to_moderate()
$$;

-- The same for what only moderators ask for: who lacks nothing but the factor is told so, since an empty list would pass for the truth.
create function private.acts_as_moderator() returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.moderators where user_id = private.current_user_id()) then
    return false;
  elsif not private.is_strong_enough_to_moderate() then
    raise exception 'Moderators confirm with their second factor first.' using errcode = 'PT403', hint = 'second_factor_needed';
  end if;
  return true;
end
$$;

-- The own profile, every column of it. A function, because column privileges can't tell the owner from others.
create function public.my_profile() returns table (id uuid, display_name text, hide_from_leaderboard boolean, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select p.id, p.display_name, p.hide_from_leaderboard, p.created_at
  from public.profiles p where p.id = private.require_session()
$$;

-- An account that is made gets its profile in the same transaction, so that no code ever meets a person without one.
create function private.greet_new_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  return new;
end
$$;

-- The mirror of the moderators follows app_metadata at sign-up and at each change.
create function private.mirror_moderator() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if new.raw_app_meta_data ->> 'role' = 'moderator' then
    insert into private.moderators (user_id) values (new.id) on conflict (user_id) do nothing;
  else
    delete from private.moderators where user_id = new.id;
  end if;
  return new;
end
$$;

-- Trigger names decide the order: the profile stands before the mirror refers to it.
create trigger academy_1_greet_new_account after insert on auth.users
  for each row execute function private.greet_new_account();
create trigger academy_2_mirror_moderator after insert or update of raw_app_meta_data on auth.users
  for each row execute function private.mirror_moderator();

grant create on schema public, private to academy_acts;
alter function private.is_moderator() owner to academy_acts;
alter function public.my_profile() owner to academy_acts;
alter function private.greet_new_account() owner to academy_acts;
alter function private.mirror_moderator() owner to academy_acts;
revoke create on schema public, private from academy_acts;

-- A signed-in person may call is_moderator(): policies ask it, and it tells a person only of that person.
revoke execute on function private.is_strong_enough_to_moderate(), private.acts_as_moderator(), private.is_moderator(), private.greet_new_account(),
  private.mirror_moderator(), public.my_profile() from public, anon, authenticated, service_role;
grant execute on function private.is_strong_enough_to_moderate(), private.acts_as_moderator() to academy_acts;
grant execute on function private.is_moderator(), public.my_profile() to authenticated;
