-- The sessions of a person that may still take money, oldest first. They are closed before another one is told of, and before the account is deleted. The provider ends a
-- session by itself after a day, and a quote gets one within half an hour; one that was ordered by takes no other money.
create function public.open_checkouts(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(checkout_id order by quoted_at), '[]'::jsonb) from private.quotes
  where user_id = p_user_id and checkout_id is not null and closed_at is null and session_id is null
    and ordered_at is null and refused_at is null and quoted_at > now() - interval '25 hours'
$$;

-- As before.
create or replace function public.checkout_opened(p_quote_id uuid, p_session_id text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := (select user_id from private.quotes where id = p_quote_id);
begin
  perform pg_advisory_xact_lock(hashtextextended('settling ' || v_user::text, 0));
  update private.quotes set checkout_id = p_session_id where id = p_quote_id;
  return public.open_checkouts(v_user) - p_session_id;
end
$$;

grant create on schema public to academy_acts;
alter function public.open_checkouts(uuid) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.open_checkouts(uuid) from public, anon, authenticated, service_role;
grant execute on function public.open_checkouts(uuid) to service_role;
