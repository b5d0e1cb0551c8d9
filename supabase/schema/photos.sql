-- Photos of completions: where they lie in storage, who may put one there, who sees it, and that one which was handed in stays as it was
-- reviewed.

-- A private bucket, 5 MB, three image types. A path is <person>/<act>/<photo>.<ext>, all three ids made on the device, so that nothing is
-- ever overwritten and a path says whose it is.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('completion-photos', 'completion-photos', false, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set public = false, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The acts look a photo up before they take it; they read where it is and how big, and can't change or remove it.
grant usage on schema storage to academy_acts;
grant select on storage.objects to academy_acts;
create policy completion_photos_select_acts on storage.objects for select to academy_acts using (bucket_id = 'completion-photos');

-- The form of a path, named once: a folder of the person, one of the act, a file of a known type.
create function private.is_photo_path(p_name text, p_user uuid) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select p_name ~ ('^' || p_user::text
    || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|webp)$')
$$;

-- May the asking person upload here? Into the own folder only. How much may lie about is asked of every upload, whoever writes it:
-- private.may_store_photo.
create function private.may_upload_photo(p_name text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select private.is_photo_path(p_name, private.reader_id())
$$;
create policy completion_photos_insert_submitter on storage.objects for insert to authenticated
  with check (bucket_id = 'completion-photos' and private.may_upload_photo(name));

-- Nobody removes a photo through the API: the allowance of uploads counts the person's photos of a day, so one that its sender could remove
-- would be one that was never counted. What is not handed in is swept after its day, and what is handed in stays as it was reviewed.
-- Counting the uploads themselves is no way out: hosted storage asks this policy within a transaction that it rolls back.
--
-- Storage gives whoever may select an object its bytes as they are and an address of it for any length of time. So it lets a person select
-- the own photos alone, which uploads look up after a lost answer. Everybody else gets a photo from the function completion-photo, which
-- looks at its bytes first. Storage tells a policy's refusal, and an exception as a fault of its own: so a weak session is nobody's here,
-- as one that is gone.
create policy completion_photos_select_submitter on storage.objects for select to authenticated
  using (bucket_id = 'completion-photos' and private.is_photo_path(name, (select private.reader_id())));

-- A photo that was handed in stays the one that was reviewed. A completion keeps which one it took, storage's table refuses whatever would
-- put another in its place, and one that is another all the same is shown to nobody.
--
-- Rules of rows don't do: storage writes with a role that they don't bind, and an address that was signed for an upload needs no session.
-- So a trigger holds them, whoever writes.

-- Which photo lies under a name: storage gives every upload a version of its own. Null where none lies there.
create function private.photo_version(p_name text) returns text
language sql stable set search_path = pg_catalog, pg_temp
as $$
  select concat_ws(' ', o.id, o.version, o.metadata ->> 'eTag') from storage.objects o
  where o.bucket_id = 'completion-photos' and o.name = p_name
$$;

-- Whoever hands a photo in and whoever removes it take turns, so that each sees what the other did.
create function private.take_turns_with_photo(p_name text) returns void
language sql volatile set search_path = pg_catalog, pg_temp
as $$
  select pg_advisory_xact_lock(hashtextextended('photo ' || p_name, 0))
$$;

-- Whether storage is asked for an address that uploads without a session, or by one. It names what it does; older servers name the path
-- alone.
create function private.is_signed_upload() returns boolean
language sql stable set search_path = pg_catalog, pg_temp
as $$
  select coalesce(current_setting('storage.operation', true) ~ 'object\.(sign_upload_url|upload_signed)$', false)
    or coalesce(current_setting('request.path', true) ~ '/upload/(resumable/)?sign(/|\?|$)', false)
$$;

-- May a photo be stored under this name? Under a name of an account that is there, which no completion holds, by a session, and sixty in a
-- day. What nobody hands in is swept after a day, and no person removes a photo, so what stands of a day is what was uploaded. Where one
-- lies under the name already, the table itself says so, by which an upload whose answer was lost knows its own; or it is a change, which
-- is judged as one.
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

-- Nothing is stored without leave, nothing that lies there becomes another, and what a completion holds is left where it is: a sweep that
-- named it before goes on with the others.
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

-- Which photo lies under a name for a completion to take, or why none: of a type and a size that the bucket takes, not handed in before,
-- and younger than what is swept by two hours. One that is too old is missing to its sender as one that was swept is: it goes up again.
-- None is nothing to refuse.
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

-- How a photo stands to this person, by this session and the level of its token: 'shown'; 'unknown', also where it is somebody else's;
-- 'changed', to who might see it, where what lies there is not what was handed in, or nothing lies there any more. Null for a session that
-- isn't there.
--
-- The own ones; those handed in for a bounty of the person's own; moderators, all that were handed in. A photo that was only uploaded is
-- nobody's business yet.
--
-- The server asks with its secret key, and what the person's token says; no person's key opens it. The rules of sessions and of moderators
-- look at the request's claims: those of the person stand there while it is asked, and those from before after it.
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

-- Whether that is 'shown', for edge functions that don't know photo_standing.
create function public.may_see_photo(p_user uuid, p_session uuid, p_level text, p_name text) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  select public.photo_standing(p_user, p_session, p_level, p_name) = 'shown'
$$;

-- Photos that nobody handed in within a day, oldest first: for the job that removes them through the storage API with the server's secret
-- key, and counts them. Removing rows here would leave the files behind, which is why this only lists.
create function public.orphaned_photos(p_limit integer default 100) returns table (name text, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select o.name, o.created_at from storage.objects o
  where o.bucket_id = 'completion-photos' and o.created_at < now() - interval '1 day'
    and not exists (select from public.completions c where c.photo_path = o.name)
  order by o.created_at
  limit least(greatest(p_limit, 1), 1000)
$$;

-- Photos that nobody handed in are removed by the edge function sweep-photos, since only the storage API removes bytes with their row. On
-- hosted Supabase pg_cron asks for it through pg_net, once an hour; the embedded backend does so beside uploads.
create function private.ask_for_photo_sweep() returns boolean
language sql volatile set search_path = pg_catalog, pg_temp
as $$
  select private.ask_function('sweep-photos')
$$;

-- At seventeen minutes past.
do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-sweep-photos', '17 * * * *', 'select private.ask_for_photo_sweep()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
