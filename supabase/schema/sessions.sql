-- Sessions: who asks. Everything that belongs to a person asks private.current_user_id(), what everybody may read asks private.reader_id(),
-- and both go by private.session_standing(), the one function that looks a session up.

-- Who has set up a second factor is asked for it by everything of theirs: a password alone, which may be stolen, reads and does what a
-- visitor does.
--
-- Whose session the token is of, by the claims of the verified token, and whether it is weak: of somebody with a verified factor, and not
-- confirmed by one. Null for a visitor and for a session that is gone. A token is good for an hour, whatever happens to its session
-- meanwhile: who signed out, changed the password or deleted the account is gone at once for everything here, and a token without a session
-- is nobody's. The level is the token's claim, which the auth server signs; as long as no verified factor is there, none is asked for. Both
-- spellings of the claims are read: PostgREST sets the document, older ones and the embedded backend the single claim.
--
-- The acts have no right on the schema auth, which is the platform's to grant. The owner of the migrations may read it, so this function
-- stays theirs: it reads two rows by their keys, and tells only the person whom they are about.
create function private.session_standing(out user_id uuid, out is_weak boolean)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  v_user uuid := coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), v_claims ->> 'sub')::uuid;
  v_session uuid := coalesce(nullif(current_setting('request.jwt.claim.session_id', true), ''), nullif(v_claims ->> 'session_id', ''))::uuid;
  v_level text := coalesce(nullif(current_setting('request.jwt.claim.aal', true), ''), v_claims ->> 'aal');
begin
  select s.user_id into session_standing.user_id from auth.sessions s where s.id = v_session and s.user_id = v_user;
  is_weak := session_standing.user_id is not null and v_level is distinct from 'aal2'
    and exists (select from auth.mfa_factors f where f.user_id = v_user and f.status = 'verified');
end
$$;

-- The person who asks; null for a visitor. Whose session is weak is refused. Whatever asks who it is goes through here, so that nothing new
-- can forget it.
create function private.current_user_id() returns uuid
language plpgsql stable security invoker set search_path = pg_catalog, pg_temp
as $$
declare
  v_asking record;
begin
  select * into v_asking from private.session_standing();
  if v_asking.is_weak then
    raise exception 'Confirm with your second factor first.' using errcode = 'PT403', hint = 'second_factor_needed';
  end if;
  return v_asking.user_id;
end
$$;

-- The same for what everybody may read: there a weak session is a visitor's.
create function private.reader_id() returns uuid
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return (select case when not s.is_weak then s.user_id end from private.session_standing() s); end $$;

-- private.current_user_id() for policies of tables: a token whose session is gone is refused like one that has run out, so that a phone
-- renews it, fails, and knows; an empty list would pass for the truth.
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

-- As private.require_session(), but for a list that everybody may read: a session that is gone is told so, and a weak one is a visitor's.
create function private.require_reader() returns uuid
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_asking record;
begin
  select * into v_asking from private.session_standing();
  if v_asking.user_id is null then
    raise exception 'Sign in first.' using errcode = 'PT401';
  end if;
  return case when not v_asking.is_weak then v_asking.user_id end;
end
$$;

-- Who asks, and is it who the phone thinks? No token is PT401. Another person than the entry's owner is PT412: supabase-js can send with
-- whatever session it finds, and one person's work must never go out under another's name.
create function private.require_user(p_expected_user uuid) returns uuid
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.current_user_id();
begin
  if v_user is null then
    raise exception 'Sign in first.' using errcode = 'PT401';
  end if;
  if p_expected_user is distinct from v_user then
    raise exception 'Signed in as another person.' using errcode = 'PT412';
  end if;
  if not exists (select from public.profiles where id = v_user) then
    raise exception 'This account no longer exists.' using errcode = 'PT401';
  end if;
  return v_user;
end
$$;
