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
language sql immutable set search_path = ''
as $$
  select p_name ~ ('^' || p_user::text
    || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|webp)$')
$$;

-- May the asking person upload here? Into the own folder only, and not without end: what nobody hands in is swept after a day, and
-- until then a person may leave this much lying about.
create function private.may_upload_photo(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_photo_path(p_name, private.current_user_id())
    and (
      select count(*) from storage.objects o
      where o.bucket_id = 'completion-photos'
        and o.name >= private.current_user_id()::text || '/' and o.name < private.current_user_id()::text || '0'
        and o.created_at > now() - interval '1 day'
    ) < 60
$$;

-- May the asking person see this photo? The own ones; those handed in for a bounty of the person's own; moderators, all that were
-- handed in. A photo that was only uploaded is nobody's business yet.
create function private.may_see_photo(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_photo_path(p_name, private.current_user_id())
    or exists (
      select from public.completions c
      join public.bounties b on b.id = c.bounty_id
      where c.photo_path = p_name and (b.creator_id = private.current_user_id() or private.is_moderator())
    )
$$;

-- A photo that was handed in stays as it was reviewed: no update for anybody, and no removal once a completion holds it.
create function private.may_remove_photo(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_photo_path(p_name, private.current_user_id())
    and not exists (select from public.completions c where c.photo_path = p_name)
$$;

create policy completion_photos_insert_submitter on storage.objects for insert to authenticated
  with check (bucket_id = 'completion-photos' and private.may_upload_photo(name));
create policy completion_photos_select_concerned on storage.objects for select to authenticated
  using (bucket_id = 'completion-photos' and private.may_see_photo(name));
create policy completion_photos_delete_submitter on storage.objects for delete to authenticated
  using (bucket_id = 'completion-photos' and private.may_remove_photo(name));

-- Photos that nobody handed in within a day, oldest first: for the job that removes them through the storage API with the server's
-- secret key, and counts them. Removing rows here would leave the files behind, which is why this only lists.
create function public.orphaned_photos(p_limit integer default 100) returns table (name text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select o.name, o.created_at from storage.objects o
  where o.bucket_id = 'completion-photos' and o.created_at < now() - interval '1 day'
    and not exists (select from public.completions c where c.photo_path = o.name)
  order by o.created_at
  limit least(greatest(p_limit, 1), 1000)
$$;

grant create on schema public, private to academy_acts;
alter function private.may_upload_photo(text) owner to academy_acts;
alter function private.may_see_photo(text) owner to academy_acts;
alter function private.may_remove_photo(text) owner to academy_acts;
alter function public.orphaned_photos(integer) owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function private.is_photo_path(text, uuid), private.may_upload_photo(text), private.may_see_photo(text),
  private.may_remove_photo(text), public.orphaned_photos(integer) from public, anon, authenticated, service_role;
grant execute on function private.is_photo_path(text, uuid) to academy_acts;
grant execute on function private.may_upload_photo(text), private.may_see_photo(text), private.may_remove_photo(text) to authenticated;
grant execute on function public.orphaned_photos(integer) to service_role;
