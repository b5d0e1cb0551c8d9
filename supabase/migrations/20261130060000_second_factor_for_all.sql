-- Who has set up a second factor is asked for it by everything of theirs: a password alone, which may be stolen, reads and does what a visitor does.

-- Whose session the token is of, and whether it is weak: of somebody with a verified factor, and not confirmed by one. Null for a visitor and for a
-- session that is gone. The level is the token's claim, which the auth server signs; as long as no verified factor is there, none is asked for.
--
-- In the place of private.current_user_id() this is now what reads the schema auth, as the owner of the migrations may: two rows by their keys, and
-- tells only the person whom they are about.
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

-- The person who asks, as before; whose session is weak is refused. Whatever asks who it is goes through here, so that nothing new can forget it.
create or replace function private.current_user_id() returns uuid
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

revoke execute on function private.session_standing(), private.reader_id(), private.require_reader() from public, anon, authenticated, service_role;
grant execute on function private.session_standing(), private.reader_id(), private.require_reader() to academy_acts, authenticated;

-- As before, but for policies of what everybody reads: a weak session is no moderator's.
create or replace function private.is_moderator() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from private.moderators where user_id = private.reader_id()) and private.is_strong_enough_to_moderate()
$$;

-- As before: of a visitor, and so of a weak session, nothing was sent.
create or replace function private.confirmed_email() returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return (select c.email from private.confirmed_accounts c where c.user_id = private.reader_id()); end $$;

-- The same of who looks for an application, or takes one back, as anybody may: a person whose session is not weak, else a network.
create or replace function private.asking_applicant() returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return coalesce(private.reader_id()::text, private.request_address()); end $$;

alter policy select_member on public.profiles
  using (
    id = (select private.reader_id())
    or exists (select from public.bounties b where b.creator_id = profiles.id and b.hidden_at is null)
    or (select private.is_moderator()));
alter policy select_member on public.bounties
  using (hidden_at is null or creator_id = (select private.require_reader()) or (select private.is_moderator()));

-- Storage tells a policy's refusal, and an exception as a fault of its own: so a weak session is nobody's there, as one that is gone.
alter policy completion_photos_select_submitter on storage.objects
  using (bucket_id = 'completion-photos' and private.is_photo_path(name, (select private.reader_id())));
create or replace function private.may_upload_photo(p_name text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select private.is_photo_path(p_name, private.reader_id())
$$;

-- As before; whose pledges are the reader's own is told to who is confirmed.
create or replace function public.bounty_contributions(
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
  cross join (select private.reader_id() as id) viewer
  left join lateral (select f.display_name as name from public.profiles f where not l.anonymous and f.id = l.contributor_id limit 1) p on true
  order by l.day desc, l.key
$$;

-- As before, but these three refuse a weak session before they look for rows: an empty list would pass for the truth.
create or replace function public.bounty_submissions(
  p_bounty_id uuid, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 100
) returns table (
  id uuid, bounty_id uuid, submitter_name text, photo_path text, notes text, status text, reason text,
  created_at timestamptz, reviewed_at timestamptz
)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_user uuid := private.current_user_id();
begin
  return query
    select c.id, c.bounty_id, coalesce(p.display_name, 'Patriot'), c.photo_path, c.notes, c.status, c.reason, c.created_at, c.reviewed_at
    from public.completions c
    left join public.profiles p on p.id = c.user_id
    where c.bounty_id = p_bounty_id
      and (p_before is null or (c.created_at, c.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000')))
      and (private.is_moderator() or exists (select from public.bounties b where b.id = p_bounty_id and b.creator_id = v_user))
    order by c.created_at desc, c.id desc
    limit least(greatest(p_limit, 1), 500);
end
$$;

create or replace function public.bounty_contributors(p_bounty_id uuid, p_before integer default null, p_limit integer default 24)
returns table ("position" integer, contributor_id uuid, contributor_name text, anonymous boolean, amount numeric, created_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  if private.acts_as_moderator() then
    return query
      select c.position, c.contributor_id, p.display_name, c.anonymous, c.amount, c.created_at
      from public.contributions c
      left join public.profiles p on p.id = c.contributor_id
      where c.bounty_id = p_bounty_id and c.position < coalesce(p_before, 2147483647)
      order by c.position desc
      limit least(greatest(p_limit, 1), 500);
  end if;
end
$$;

create or replace function public.open_reports(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 50)
returns table (id uuid, bounty_id uuid, title text, hidden_at timestamptz, reason text, created_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  if private.acts_as_moderator() then
    return query
      select r.id, r.bounty_id, b.title, b.hidden_at, r.reason, r.created_at
      from private.reports r
      join public.bounties b on b.id = r.bounty_id
      where r.resolved_at is null
        and (p_after is null or (r.created_at, r.id) > (p_after, coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')))
      order by r.created_at, r.id
      limit least(greatest(p_limit, 1), 200);
  end if;
end
$$;
