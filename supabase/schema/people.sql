-- People: the profile of an account, which is a name and a choice, and who moderates. The account itself is the auth server's;
-- addresses.sql says what is known of its address.

-- A profile is what other people see of an account: a name. Supabase keeps the account itself in auth.users, which the API never shows.
-- Decision: the default name is "Patriot", so that nobody is shown by mail address by accident.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default 'Patriot'
    check (char_length(btrim(display_name)) between 1 and 40 and display_name !~ '[[:cntrl:]]'),
  hide_from_leaderboard boolean not null default false,
  created_at timestamptz not null default now()
);
-- The planner keeps no figures of a column that names a person, here and in every table that a person may read: how long a list is can be
-- asked with each list, and its guess counts the rows that row security keeps. Without figures the guess is the same for everybody
-- (docs/decisions.md, 88).
alter table public.profiles alter column id set statistics 0;
revoke all on public.profiles from anon, authenticated, service_role;
grant select on public.profiles to service_role;
alter table public.profiles enable row level security;

-- Names may be read, since cards and rows embed them as creator:profiles(display_name); whose, say the policies in bounties.sql. The other
-- columns are not granted, so "select=*" is refused: when an account was made and what it hides is its owner's business, who asks
-- my_profile().
grant select (id, display_name) on public.profiles to anon, authenticated;

-- A person edits the own name and the own leaderboard choice. The id can't be written: no grant. Nobody inserts or deletes through the API:
-- the row comes with the account and goes with it.
grant update (display_name, hide_from_leaderboard) on public.profiles to authenticated;
create policy update_owner on public.profiles for update to authenticated
  using (id = (select private.require_session())) with check (id = (select private.require_session()));

grant select, insert on public.profiles to academy_acts;
create policy select_acts on public.profiles for select to academy_acts using (true);
create policy insert_acts on public.profiles for insert to academy_acts with check (true);

create trigger academy_require_human_text before insert or update of display_name on public.profiles
  for each row execute function private.require_human_text('display_name');

-- Who moderates. The truth is app_metadata.role = 'moderator' of the account, which only the server's secret key can set; it is mirrored
-- here because the acts may not read auth.users, because not every backend puts app_metadata into the token, and because a role that is
-- taken away ends at once and not when a token expires.
create table private.moderators (
  user_id uuid primary key references public.profiles (id) on delete cascade
);
grant select, insert, delete on private.moderators to academy_acts;

-- Is the asking token as strong as this project wants its moderators' and its staff's to be? Strong it must be where the setting is missing.
create function private.is_strong_enough_to_moderate() returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(private.setting('moderators_need_second_factor'), 1) <> 1
    or coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', '') = 'aal2';
end
$$;

-- May the asking person moderate, with this token? Policies of what everybody reads ask it: without the factor a moderator reads what any
-- member does, and a weak session is no moderator's.
create function private.is_moderator() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from private.moderators where user_id = private.reader_id()) and private.is_strong_enough_to_moderate()
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

-- Nobody but a moderator who may moderate now takes a name that passes for the academy's. Who asks without a token is the project's owner.
-- A name that is longer than the table takes is left to the table: the reading of a name is cubic in its words.
create function private.require_own_name() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if char_length(btrim(new.display_name)) <= 40 and private.passes_for_academy(new.display_name)
    and not (
      exists (select from private.moderators m where m.user_id = new.id)
      and (private.current_user_id() is null or private.is_moderator())) then
    raise exception 'This name is reserved. Please choose another.' using errcode = 'PT400', hint = 'reserved_name';
  end if;
  return new;
end
$$;
create trigger academy_require_own_name before update of display_name on public.profiles
  for each row when (new.display_name is distinct from old.display_name) execute function private.require_own_name();

-- What an account says of itself at its sign-up is a name; of more than a name needs, only what the auth server itself puts there is kept.
-- It stands at the account and once more at its way to sign in. Trigger names decide the order: the profile is made of what is kept.
create function private.bounded_account_data(p_told jsonb) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case when octet_length(p_told::text) > 4000 then (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(p_told) where key in ('sub', 'email', 'email_verified', 'phone_verified')
  ) else p_told end
$$;

create function private.bound_account_data() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  new.raw_user_meta_data := private.bounded_account_data(new.raw_user_meta_data);
  return new;
end
$$;
create trigger academy_0_bound_account_data before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_account_data();

create function private.bound_identity_data() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  new.identity_data := private.bounded_account_data(new.identity_data);
  return new;
end
$$;
create trigger academy_bound_identity_data before insert or update of identity_data on auth.identities
  for each row execute function private.bound_identity_data();

-- A name that is given at sign-up is the profile's from its first moment. One that no profile may bear is left out and the account is made
-- all the same: its owner is told on the form, and chooses another under My Account.
create function private.name_at_sign_up(p_told jsonb) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_name text := btrim(p_told ->> 'display_name');
begin
  if jsonb_typeof(p_told -> 'display_name') = 'string' and char_length(v_name) between 1 and 40 and v_name !~ '[[:cntrl:]]'
    and private.is_human_text(v_name, false) and not private.passes_for_academy(v_name) then
    return v_name;
  end if;
  return 'Patriot';
end
$$;

-- An account that is made gets its profile, with its name, in the same transaction, so that no code ever meets a person without one.
create function private.greet_new_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.profiles (id, display_name) values (new.id, private.name_at_sign_up(new.raw_user_meta_data)) on conflict (id) do nothing;
  return new;
end
$$;
-- Trigger names decide the order: the profile stands before the mirror refers to it.
create trigger academy_1_greet_new_account after insert on auth.users
  for each row execute function private.greet_new_account();

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
create trigger academy_2_mirror_moderator after insert or update of raw_app_meta_data on auth.users
  for each row execute function private.mirror_moderator();
