-- What hosted Supabase brings before the first migration, as far as the migrations can see it: roles, default privileges, the
-- schemas auth and storage with their owners. Run as the cluster's superuser; the migrations then run as project_owner, which stands for
-- the role that hosted Supabase calls postgres: it may create roles and objects, and is no superuser.
create role supabase_auth_admin noinherit createrole nologin;
create role supabase_storage_admin noinherit createrole nologin;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role project_owner login createrole createdb replication bypassrls;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to project_owner;

do $$ begin execute format('alter database %I owner to project_owner', current_database()); end $$;
grant usage, create on schema public to project_owner with grant option;
grant usage on schema public to anon, authenticated, service_role;
create schema extensions authorization project_owner;
grant usage on schema extensions to anon, authenticated, service_role;

-- The trap that every migration has to undo: whatever it creates in public belongs to everybody at birth.
alter default privileges for role project_owner in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public grant all on sequences to anon, authenticated, service_role;

create schema auth;
grant all on schema auth to supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, project_owner;
create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change_token_current varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint default 0,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz
);
create unique index users_email_key on auth.users (email);
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  unique (provider_id, provider)
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now()
);
create index sessions_user_id_idx on auth.sessions (user_id);
create table auth.refresh_tokens (
  id bigserial primary key,
  token varchar(255) unique,
  user_id varchar(255),
  session_id uuid references auth.sessions (id) on delete cascade
);
create type auth.factor_status as enum ('unverified', 'verified');
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  status auth.factor_status not null,
  secret text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current', 'phone_change_token'
);
create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  expires_at timestamptz,
  unique (user_id, token_type)
);
alter table auth.users owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.identities owner to supabase_auth_admin;
alter table auth.refresh_tokens owner to supabase_auth_admin;
alter table auth.mfa_factors owner to supabase_auth_admin;
alter table auth.one_time_tokens owner to supabase_auth_admin;
grant all on auth.users, auth.identities, auth.sessions, auth.refresh_tokens, auth.mfa_factors, auth.one_time_tokens to project_owner;
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;

create schema storage;
grant usage on schema storage to anon, authenticated, service_role, project_owner with grant option;
grant all on schema storage to supabase_storage_admin;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  version text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  unique (bucket_id, name)
);
alter table storage.objects enable row level security;
alter table storage.buckets enable row level security;
create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1:array_length(string_to_array(name, '/'), 1) - 1]
$$;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to project_owner with grant option;
-- On hosted Supabase an extension lets project_owner write policies on these two tables without owning them; here it is membership.
grant supabase_storage_admin to project_owner;
