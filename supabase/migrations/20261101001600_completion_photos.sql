-- The photos of completions: a private bucket, 5 MB, three image types. A path is <person>/<act>/<photo>.<ext>, all three ids made
-- on the device, so that nothing is ever overwritten and a path says whose it is.
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

-- May the asking person upload here? Into the own folder only, and not without end: what nobody hands in is swept after a day, and
-- until then a person may leave this much lying about.
create function private.may_upload_photo(p_name text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select private.is_photo_path(p_name, private.current_user_id())
    and (
      select count(*) from storage.objects o
      where o.bucket_id = 'completion-photos'
        and o.name >= private.current_user_id()::text || '/' and o.name < private.current_user_id()::text || '0'
        and o.created_at > now() - interval '1 day'
    ) < 60
$$;

create policy completion_photos_insert_submitter on storage.objects for insert to authenticated
  with check (bucket_id = 'completion-photos' and private.may_upload_photo(name));

-- Nobody removes a photo through the API: the allowance of uploads counts the person's photos of a day, so one that its sender could remove would be
-- one that was never counted. What is not handed in is swept after its day, and what is handed in stays as it was reviewed. Counting the uploads
-- themselves is no way out: hosted storage asks this policy within a transaction that it rolls back.
--
-- Storage gives whoever may select an object its bytes as they are and an address of it for any length of time. So it lets a person select the
-- own photos alone, which uploads look up after a lost answer. Everybody else gets a photo from the function completion-photo, which looks at
-- its bytes first.
create policy completion_photos_select_submitter on storage.objects for select to authenticated
  using (bucket_id = 'completion-photos' and private.is_photo_path(name, (select private.current_user_id())));

-- May this person see this photo, by this session and the level of its token? The own ones; those handed in for a bounty of the person's own;
-- moderators, all that were handed in. A photo that was only uploaded is nobody's business yet. Null for a session that isn't there.
--
-- The server asks with its secret key, and what the person's token says; no person's key opens it. The rules of sessions and of moderators look
-- at the request's claims: those of the person stand there while it is asked, and those from before after it.
create function public.may_see_photo(p_user uuid, p_session uuid, p_level text, p_name text) returns boolean
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
  return v_may;
end
$$;

-- Photos that nobody handed in within a day, oldest first: for the job that removes them through the storage API with the server's
-- secret key, and counts them. Removing rows here would leave the files behind, which is why this only lists.
create function public.orphaned_photos(p_limit integer default 100) returns table (name text, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select o.name, o.created_at from storage.objects o
  where o.bucket_id = 'completion-photos' and o.created_at < now() - interval '1 day'
    and not exists (select from public.completions c where c.photo_path = o.name)
  order by o.created_at
  limit least(greatest(p_limit, 1), 1000)
$$;

grant create on schema public, private to academy_acts;
alter function private.may_upload_photo(text) owner to academy_acts;
alter function public.may_see_photo(uuid, uuid, text, text) owner to academy_acts;
alter function public.orphaned_photos(integer) owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function private.is_photo_path(text, uuid), private.may_upload_photo(text),
  public.may_see_photo(uuid, uuid, text, text), public.orphaned_photos(integer) from public, anon, authenticated, service_role;
grant execute on function private.is_photo_path(text, uuid) to academy_acts, authenticated;
grant execute on function private.may_upload_photo(text) to authenticated;
grant execute on function public.may_see_photo(uuid, uuid, text, text), public.orphaned_photos(integer) to service_role;
