-- The ground that everything else stands on: the role that acts run as, the two schemas, what nobody may do, when each job ran, and how the
-- database asks an edge function for something.
--
-- The files of this folder are the database as it is, in the order of schema_paths in config.toml. Read one for its subject; rights.sql
-- says who may call which function. A policy, a trigger or a reference needs what it names before it, so now and then a rule of one table
-- stands in the file of another.

-- Everything that changes a bounty goes through one function an act. Those functions run with the rights of academy_acts: a role that
-- nobody can log in as, that owns no table, and that is granted each column it writes and nothing else. A fault in an act can therefore
-- never do more than the grants below each table say: it can't rewrite the ledger, read a password hash, or open another schema.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'academy_acts') then
    create role academy_acts nologin noinherit;
  end if;
end
$$;

-- Handing a function to academy_acts needs membership of it where this runs without superuser rights, as on hosted Supabase.
grant academy_acts to current_user;

-- service_role, the server's secret key, passes row security but not privileges: below each table it is granted what an edge function does
-- with it, which is reading, and writing subscriptions. The ledger and the totals are closed to it too.

-- What no address of the API may reach: keys of sent acts, allowances, moderators, scores. The API serves the schema public only. Besides
-- the acts a signed-in person is let in here, and may call the few functions that policies ask: rights.sql names them. No role of the API
-- is granted any of its tables, so they have no row security.
create schema private;
revoke all on schema private from public;
grant usage on schema private to academy_acts, authenticated;
grant usage on schema public to academy_acts;

-- Nobody but the owner of the database has a use for temporary objects here: the API offers no way to make one, and a session that could
-- would still find nothing to put in front of a name. Where the database belongs to somebody else this is a notice and changes nothing.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

-- The planner takes a recursive question about a person's payments for a costly one, and compiling it takes 2.6 s on two cores where asking
-- takes 3 ms. No question of the product is so large that compiling pays.
do $$ begin execute format('alter database %I set jit = off', current_database()); end $$;

-- The product speaks REST alone. Where the platform brings pg_graphql, its introspection would tell everybody the tables and columns; it
-- goes, and where it can't be dropped, nobody may call it.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_graphql') then
    begin
      drop extension pg_graphql;
    exception when others then
      raise notice 'pg_graphql stays, closed: %', sqlerrm;
    end;
  end if;
  if to_regnamespace('graphql_public') is not null then
    revoke usage on schema graphql_public from public, anon, authenticated;
  end if;
  if to_regnamespace('graphql') is not null then
    revoke usage on schema graphql from public, anon, authenticated;
  end if;
exception when others then
  raise notice 'graphql stays as the platform has it: %', sqlerrm;
end
$$;

-- Text search looks for a part of a word anywhere, which an index on trigrams answers.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Every function says its search path. An empty one would leave one schema that is looked into unasked, and first: the session's own
-- pg_temp, for tables and for types. Whoever may make a temporary domain named uuid would have its check run with the rights of the acts.
-- Named last, pg_temp stands behind the catalogue, where nothing that these functions name is ever missing.
--
-- Whatever an act calls is in plpgsql even where one expression is all there is: its plan is kept for the session, while a function in
-- plain SQL is parsed and planned anew at every call.

-- What runs by itself is started by pg_cron, where the server has it and lets this role use it; each job stands in the file of its subject.
-- Elsewhere the embedded backend does the same at its own times.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;

-- When each of these jobs last ran. One that never did counts from the time at which this table was made.
create table private.job_runs (
  name text primary key,
  ran_at timestamptz not null default now()
);
insert into private.job_runs (name) values
  ('application_mails'), ('expire_due_bounties'), ('forget_what_is_old'), ('message_mails'), ('newsletter_mails'), ('notice_mails'),
  ('pushes'), ('run_waits');
grant select, update (ran_at) on private.job_runs to academy_acts;

-- Writes down that a job runs. Where another run writes the same at this moment it is left to that one: nobody waits for it.
create function private.note_run(p_name text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  update private.job_runs set ran_at = clock_timestamp()
  where name in (select r.name from private.job_runs r where r.name = p_name for no key update skip locked);
end
$$;

-- The jobs that have not run for an hour; the nightly one for a day and an hour.
create function private.late_jobs() returns text[]
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(array_agg(r.name order by r.name), '{}') from private.job_runs r
    where r.ran_at < now() - case r.name when 'forget_what_is_old' then interval '25 hours' else interval '1 hour' end);
end
$$;

-- Asks one of the edge functions to do its job, and answers whether there was anybody to ask: false without pg_net, without the vault, or
-- before both secrets are in it. The address and the server's key are read from the vault, under the names that Supabase's own guide to
-- scheduled functions gives them: project_url and service_role_key. Called by jobs alone, as the owner of the database.
create function private.ask_function(p_name text) returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_url text;
  v_key text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regproc('net.http_post') is null then
    return false;
  end if;
  execute 'select max(decrypted_secret) filter (where name = ''project_url''), max(decrypted_secret) filter (where name = ''service_role_key'')
    from vault.decrypted_secrets' into v_url, v_key;
  if v_url is null or v_key is null then
    return false;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb)'
  using rtrim(v_url, '/') || '/functions/v1/' || p_name,
    jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || v_key);
  return true;
end
$$;
