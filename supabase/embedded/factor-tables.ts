import type { PGlite } from '@supabase/lite/pglite'

/**
 * Where hosted Supabase keeps second factors, in its own schema, which the API serves to nobody; `last_used_step` is ours, so that a
 * code works once.
 */
const TABLES = `
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null,
  last_used_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);
revoke all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_amr_claims from public, anon, authenticated, service_role;
`

export async function layFactorTables(database: PGlite): Promise<void> {
  await database.exec(TABLES)
}
