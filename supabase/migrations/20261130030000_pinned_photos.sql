-- A photo that was handed in stays the one that was reviewed. A completion keeps which one it took, storage's table refuses whatever would put another in its place, and one
-- that is another all the same is shown to nobody.
--
-- Rules of rows don't do: storage writes with a role that they don't bind, and an address that was signed for an upload needs no session. So a trigger holds them, whoever writes.

-- Which photo lies under a name: storage gives every upload a version of its own. Null where none lies there.
create function private.photo_version(p_name text) returns text
language sql stable set search_path = pg_catalog, pg_temp
as $$
  select concat_ws(' ', o.id, o.version, o.metadata ->> 'eTag') from storage.objects o
  where o.bucket_id = 'completion-photos' and o.name = p_name
$$;

-- Of what was handed in before, what lies there now is taken for it.
alter table public.completions add column photo_version text;
update public.completions set photo_version = private.photo_version(photo_path) where photo_path is not null;

-- Whoever hands a photo in and whoever removes it take turns, so that each sees what the other did.
create function private.take_turns_with_photo(p_name text) returns void
language sql volatile set search_path = pg_catalog, pg_temp
as $$
  select pg_advisory_xact_lock(hashtextextended('photo ' || p_name, 0))
$$;

-- Whether storage is asked for an address that uploads without a session, or by one. It names what it does; older servers name the path alone.
create function private.is_signed_upload() returns boolean
language sql stable set search_path = pg_catalog, pg_temp
as $$
  select coalesce(current_setting('storage.operation', true) ~ 'object\.(sign_upload_url|upload_signed)$', false)
    or coalesce(current_setting('request.path', true) ~ '/upload/(resumable/)?sign(/|\?|$)', false)
$$;

-- May a photo be stored under this name? Under a name of an account that is there, which no completion holds, by a session, and sixty in a day. What nobody hands in is swept
-- after a day, and no person removes a photo, so what stands of a day is what was uploaded.
-- Where one lies under the name already, the table itself says so, by which an upload whose answer was lost knows its own; or it is a change, which is judged as one.
create function private.may_store_photo(p_name text) returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_person uuid := substring(p_name from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid;
begin
  if private.is_signed_upload() or not coalesce(private.is_photo_path(p_name, v_person), false)
    or not exists (select from public.profiles p where p.id = v_person) then
    return false;
  elsif exists (select from storage.objects o where o.bucket_id = 'completion-photos' and o.name = p_name) then
    return true;
  elsif exists (select from public.completions c where c.photo_path = p_name) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('photos of ' || v_person::text, 0));
  return (
    select count(*) from storage.objects o
    where o.bucket_id = 'completion-photos' and o.name >= v_person::text || '/' and o.name < v_person::text || '0'
      and o.created_at > now() - interval '1 day'
  ) < 60;
end
$$;

-- Nothing is stored without leave, nothing that lies there becomes another, and what a completion holds is left where it is: a sweep that named it before goes on with the others.
create function private.guard_photos() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_may boolean;
begin
  if tg_op = 'DELETE' then
    perform private.take_turns_with_photo(old.name);
    if exists (select from public.completions c where c.photo_path = old.name) then
      return null;
    end if;
    return old;
  elsif tg_op = 'INSERT' then
    v_may := private.may_store_photo(new.name);
  else
    v_may := (new.id, new.bucket_id, new.name, new.version, new.metadata)
      is not distinct from (old.id, old.bucket_id, old.name, old.version, old.metadata);
  end if;
  if not v_may then
    raise exception 'new row violates the rules of photos' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger academy_guard_photos before insert on storage.objects
  for each row when (new.bucket_id = 'completion-photos') execute function private.guard_photos();
create trigger academy_guard_changed_photos before update on storage.objects
  for each row when ('completion-photos' in (old.bucket_id, new.bucket_id)) execute function private.guard_photos();
create trigger academy_guard_removed_photos before delete on storage.objects
  for each row when (old.bucket_id = 'completion-photos') execute function private.guard_photos();

-- As before, and how many of a day is asked for every upload, whoever writes it.
create or replace function private.may_upload_photo(p_name text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select private.is_photo_path(p_name, private.current_user_id())
$$;

-- Which photo lies under a name for a completion to take, or why none: of a type and a size that the bucket takes, not handed in before, and younger than what is swept by two
-- hours. One that is too old is missing to its sender as one that was swept is: it goes up again. None is nothing to refuse.
create function private.take_photo(p_name text, p_now timestamptz, out version text, out refusal text)
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if p_name is null then
    return;
  end if;
  perform private.take_turns_with_photo(p_name);
  if exists (select from public.completions c where c.photo_path = p_name) then
    refusal := 'photo_used';
  elsif exists (
    select from storage.objects o
    where o.bucket_id = 'completion-photos' and o.name = p_name and o.created_at > p_now - interval '22 hours'
      and coalesce((o.metadata ->> 'size')::bigint, 0) between 1 and 5242880
      and o.metadata ->> 'mimetype' in ('image/jpeg', 'image/png', 'image/webp')
  ) then
    version := private.photo_version(p_name);
  else
    refusal := 'photo_missing';
  end if;
end
$$;

-- As before, and it keeps which photo it took.
create or replace function public.complete_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_photo_path text, p_notes text)
returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_now timestamptz;
  v_acceptance public.bounty_acceptances;
  v_notes text := nullif(btrim(p_notes), '');
  v_photo record;
begin
  if p_bounty_id is null then
    perform private.malformed('bounty is required');
  elsif char_length(p_notes) > 2000 then
    perform private.malformed('notes must have at most 2000 characters');
  elsif p_photo_path is not null and not private.is_photo_path(p_photo_path, v_user) then
    perform private.malformed('photo_path is not one of this person');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'complete-bounty', p_bounty_id,
    jsonb_build_array(p_bounty_id, p_photo_path, p_notes)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;

  select * into v_bounty from public.bounties where id = p_bounty_id for no key update;
  v_now := clock_timestamp();
  if v_bounty.id is null or v_bounty.hidden_at is not null then
    return private.refuse(p_op_id, private.code_of_absent(v_bounty));
  end if;
  perform private.settle_bounty(v_bounty, v_now);
  select * into v_acceptance from public.bounty_acceptances where bounty_id = p_bounty_id and user_id = v_user;
  if v_acceptance.id is null or v_acceptance.status = 'withdrawn' then
    return private.refuse(p_op_id, 'acceptance_required');
  elsif v_acceptance.status = 'rejected' then
    return private.refuse(p_op_id, 'acceptance_rejected');
  elsif v_acceptance.status = 'submitted' then
    return private.refuse(p_op_id, 'already_submitted');
  elsif v_acceptance.status = 'completed' then
    return private.refuse(p_op_id, 'already_completed');
  elsif v_acceptance.status = 'expired' then
    return private.refuse(p_op_id, case when v_bounty.status = 'completed' then 'bounty_closed' else 'deadline_passed' end);
  end if;

  if p_photo_path is null and v_bounty.requires_photo then
    return private.refuse(p_op_id, 'photo_required');
  end if;
  select * into v_photo from private.take_photo(p_photo_path, v_now);
  if v_photo.refusal is not null then
    return private.refuse(p_op_id, v_photo.refusal);
  end if;

  insert into public.completions (id, acceptance_id, bounty_id, user_id, photo_path, photo_version, notes, created_at)
  values (p_op_id, v_acceptance.id, p_bounty_id, v_user, p_photo_path, v_photo.version, v_notes, v_now);
  update public.bounty_acceptances set status = 'submitted', updated_at = v_now where id = v_acceptance.id;
  insert into public.notifications (user_id, kind, bounty_id)
  select v_bounty.creator_id, 'completion_submitted', p_bounty_id where v_bounty.creator_id is not null;
  return private.answer(p_op_id, false);
end
$$;

-- How a photo stands to this person, by this session and the level of its token: 'shown'; 'unknown', also where it is somebody else's; 'changed', to who might see it, where
-- what lies there is not what was handed in, or nothing lies there any more. Null for a session that isn't there.
--
-- The own ones; those handed in for a bounty of the person's own; moderators, all that were handed in. A photo that was only uploaded is nobody's business yet.
--
-- The server asks with its secret key, and what the person's token says; no person's key opens it. The rules of sessions and of moderators look
-- at the request's claims: those of the person stand there while it is asked, and those from before after it.
create function public.photo_standing(p_user uuid, p_session uuid, p_level text, p_name text) returns text
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_claims text := current_setting('request.jwt.claims', true);
  v_user uuid;
  v_may boolean;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', p_user, 'session_id', p_session, 'aal', p_level)::text, true);
  v_user := private.current_user_id();
  if v_user is not null then
    v_may := coalesce(private.is_photo_path(p_name, v_user), false)
      or exists (
        select from public.completions c
        join public.bounties b on b.id = c.bounty_id
        where c.photo_path = p_name and (b.creator_id = v_user or private.is_moderator())
      );
  end if;
  perform set_config('request.jwt.claims', coalesce(v_claims, ''), true);
  return case
    when v_may is null then null
    when not v_may then 'unknown'
    when exists (
      select from public.completions c
      where c.photo_path = p_name and not coalesce(c.photo_version = private.photo_version(p_name), false)
    ) then 'changed'
    else 'shown' end;
end
$$;

-- As before, and one that is another than the one handed in nobody may see.
create or replace function public.may_see_photo(p_user uuid, p_session uuid, p_level text, p_name text) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  select public.photo_standing(p_user, p_session, p_level, p_name) = 'shown'
$$;

grant create on schema public, private to academy_acts;
alter function public.photo_standing(uuid, uuid, text, text) owner to academy_acts;
alter function private.guard_photos() owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function private.photo_version(text), private.take_turns_with_photo(text), private.is_signed_upload(), private.may_store_photo(text),
  private.guard_photos(), private.take_photo(text, timestamptz), public.photo_standing(uuid, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function private.photo_version(text), private.take_turns_with_photo(text), private.is_signed_upload(), private.may_store_photo(text),
  private.take_photo(text, timestamptz) to academy_acts;
grant execute on function public.photo_standing(uuid, uuid, text, text) to service_role;
