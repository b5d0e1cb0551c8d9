-- Storage gives whoever may select an object its bytes as they are and an address of it for any length of time. So it lets a person select the
-- own photos alone, which uploads look up after a lost answer. Everybody else gets a photo from the function completion-photo, which looks at
-- its bytes first.
drop policy completion_photos_select_concerned on storage.objects;
drop function private.may_see_photo(text);
create policy completion_photos_select_submitter on storage.objects for select to authenticated
  using (bucket_id = 'completion-photos' and private.is_photo_path(name, (select private.current_user_id())));
grant execute on function private.is_photo_path(text, uuid) to authenticated;

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

grant create on schema public to academy_acts;
alter function public.may_see_photo(uuid, uuid, text, text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.may_see_photo(uuid, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.may_see_photo(uuid, uuid, text, text) to service_role;
