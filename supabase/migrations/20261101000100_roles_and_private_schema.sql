-- Everything that changes a bounty goes through one function an act. Those functions run with the rights of
-- academy_acts: a role that nobody can log in as, that owns no table, and that is granted each column it
-- writes and nothing else. A fault in an act can therefore never do more than the grants below each table say:
-- it can't rewrite the ledger, read a password hash, or open another schema.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'academy_acts') then
    create role academy_acts nologin noinherit;
  end if;
end
$$;

-- Handing a function to academy_acts needs membership of it where the migrations run without superuser rights, as on
-- hosted Supabase.
grant academy_acts to current_user;

-- What no address of the API may reach: keys of sent acts, allowances, moderators, scores. The API serves the
-- schema public only; nobody but the acts is let in here, with one exception granted beside private.is_moderator().
create schema private;
revoke all on schema private from public;
grant usage on schema private to academy_acts;
grant usage on schema public to academy_acts;

-- service_role, the server's secret key, passes row security but not privileges: below each table it is granted what an edge
-- function does with it, which is reading, and writing subscriptions. The ledger and the totals are closed to it too.

-- Limits that an operator may turn without a migration. Benchmarks raise them; the defaults are the product's rules.
-- Not readable through the API: knowing the exact limit helps nobody but who wants to stay just under it.
create table private.settings (
  name text primary key,
  value bigint not null check (value >= 0)
);
insert into private.settings (name, value) values
  ('acts_per_hour', 60),
  ('cancellations_per_hour', 600),
  ('bounties_per_day', 20);
grant select on private.settings to academy_acts;

-- One row counts what a person, an address or a phone number has used of one allowance in the running window. It is a
-- row rather than a count over history, so that the check costs the same for the first act and the ten-thousandth,
-- and so that parallel requests of one person wait for each other and can't slip past together.
create table private.allowances (
  subject text not null,
  allowance text not null,
  window_started_at timestamptz not null,
  used integer not null,
  primary key (subject, allowance)
);
grant select, insert, update on private.allowances to academy_acts;

-- Every function says its search path. An empty one would leave one schema that is looked into unasked, and first: the session's own pg_temp, for
-- tables and for types. Whoever may make a temporary domain named uuid would have its check run with the rights of the acts. Named last, pg_temp
-- stands behind the catalogue, where nothing that these functions name is ever missing.

-- The person who asks, by the claims of the verified token, while the session of the claims is there; null for a visitor. A token is good for an
-- hour, whatever happens to its session meanwhile: who signed out, changed the password or deleted the account is gone at once for everything
-- here, and a token without a session is nobody's. Both spellings are read: PostgREST sets the document, older ones and the embedded backend the
-- single claim.
--
-- The one definer function that academy_acts does not own: the acts have no right on the schema auth, which is the platform's to grant. The
-- owner of the migrations may read auth.sessions there; this reads whether one row exists, by its key, and tells only the person it is about.
--
-- This and whatever else an act calls is in plpgsql even where one expression is all there is: its plan is kept for the session, while
-- a function in plain SQL is parsed and planned anew at every call.
create function private.current_user_id() returns uuid
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  v_user uuid := coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), v_claims ->> 'sub')::uuid;
  v_session uuid := coalesce(nullif(current_setting('request.jwt.claim.session_id', true), ''), nullif(v_claims ->> 'session_id', ''))::uuid;
begin
  return (select s.user_id from auth.sessions s where s.id = v_session and s.user_id = v_user);
end
$$;

-- The same for policies of tables: a token whose session is gone is refused like one that has run out, so that a phone renews it, fails, and
-- knows; an empty list would pass for the truth.
create function private.require_session() returns uuid
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.current_user_id();
begin
  if v_user is null then
    raise exception 'Sign in first.' using errcode = 'PT401';
  end if;
  return v_user;
end
$$;

-- Takes one from an allowance. Answers null when there was one left, else how long to wait. The caller decides what
-- that means: raising undoes the taking, a stored refusal keeps it. A window starts with the first use, so no more than
-- the limit ever fits in it.
create function private.take_allowance(p_subject text, p_allowance text, p_limit bigint, p_window interval) returns interval
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_used integer;
  v_started timestamptz;
begin
  insert into private.allowances as taken (subject, allowance, window_started_at, used)
  values (p_subject, p_allowance, now(), 1)
  on conflict (subject, allowance) do update set
    used = case when taken.window_started_at <= now() - p_window then 1 else taken.used + 1 end,
    window_started_at = case when taken.window_started_at <= now() - p_window then now() else taken.window_started_at end
  returning used, window_started_at into v_used, v_started;
  if v_used > p_limit then
    return v_started + p_window - now();
  end if;
  return null;
end
$$;

create function private.setting(p_name text) returns bigint
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return (select value from private.settings where name = p_name); end $$;

revoke execute on all functions in schema private from public, anon, authenticated, service_role;
grant execute on all functions in schema private to academy_acts;
grant usage on schema private to authenticated;
grant execute on function private.current_user_id(), private.require_session() to authenticated;

-- Nobody but the owner of the database has a use for temporary objects here: the API offers no way to make one, and a session that could
-- would still find nothing to put in front of a name. Where the database belongs to somebody else this is a notice and changes nothing.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;
