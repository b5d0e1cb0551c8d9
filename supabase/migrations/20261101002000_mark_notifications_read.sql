-- Marks the own notifications as read, those named or, with null, all up to now, and answers how many are still unread. Doing it
-- twice is doing it once, so it needs no key.
create function public.mark_notifications_read(p_ids uuid[] default null) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.current_user_id();
begin
  if v_user is null then
    raise exception 'Sign in first.' using errcode = 'PT401';
  end if;
  update public.notifications set read_at = now()
  where user_id = v_user and read_at is null and (p_ids is null or id = any (p_ids));
  return (select count(*) from public.notifications where user_id = v_user and read_at is null);
end
$$;

grant create on schema public to academy_acts;
alter function public.mark_notifications_read(uuid[]) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.mark_notifications_read(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.mark_notifications_read(uuid[]) to authenticated;
