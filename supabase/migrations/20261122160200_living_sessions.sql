-- A token is good for an hour, whatever happens to its session meanwhile. Who signed out, changed the password or deleted the account is gone
-- at once for everything here: whoever asks is the person of the claims only while the session of the claims is there. A token without a session
-- is nobody's. Null then, as for a visitor.
--
-- The one definer function that academy_acts does not own: the acts have no right on the schema auth, which is the platform's to grant. The
-- owner of the migrations may read auth.sessions there; this reads whether one row exists, by its key, and tells only the person it is about.
create or replace function private.current_user_id() returns uuid
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
revoke execute on function private.current_user_id(), private.require_session() from public, anon, authenticated, service_role;
grant execute on function private.current_user_id(), private.require_session() to academy_acts, authenticated;

-- A visitor's name for an own row: none. Every table that shows a person the own rows asks for the session.
alter policy select_member on public.bounties
  using (hidden_at is null or creator_id = (select private.require_session()) or (select private.is_moderator()));
alter policy select_contributor on public.contributions using (contributor_id = (select private.require_session()));
alter policy select_acceptor on public.bounty_acceptances using (user_id = (select private.require_session()));
alter policy select_submitter on public.completions using (user_id = (select private.require_session()));
alter policy select_recipient on public.notifications using (user_id = (select private.require_session()));
alter policy select_owner on public.subscriptions using (user_id = (select private.require_session()));
alter policy insert_owner on public.subscriptions
  with check (user_id = (select private.require_session()) and plan_type = 'free' and status = 'active');
alter policy update_owner on public.profiles
  using (id = (select private.require_session())) with check (id = (select private.require_session()));

-- The functions that answer with own rows do the same.
create or replace function public.my_profile() returns table (id uuid, display_name text, hide_from_leaderboard boolean, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select p.id, p.display_name, p.hide_from_leaderboard, p.created_at
  from public.profiles p where p.id = private.require_session()
$$;
create or replace function public.my_purchase(p_session_id text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('plan_type', plan_type, 'amount_cents', amount_cents, 'paid_at', paid_at)
  from private.purchases where user_id = private.require_session() and session_id = p_session_id
$$;
