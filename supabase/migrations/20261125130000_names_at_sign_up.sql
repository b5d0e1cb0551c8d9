-- A name that is given at sign-up is the profile's from its first moment. One that no profile may bear is left out and the account is made all the same: its
-- owner is told on the form, and chooses another under My Account.
create function private.name_at_sign_up(p_told jsonb) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_name text := btrim(p_told ->> 'display_name');
begin
  if jsonb_typeof(p_told -> 'display_name') = 'string' and char_length(v_name) between 1 and 40 and v_name !~ '[[:cntrl:]]'
    and private.is_human_text(v_name, false) and not private.passes_for_academy(v_name) then
    return v_name;
  end if;
  return 'Patriot';
end
$$;

-- As before, with the name.
create or replace function private.greet_new_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.profiles (id, display_name) values (new.id, private.name_at_sign_up(new.raw_user_meta_data)) on conflict (id) do nothing;
  return new;
end
$$;

grant create on schema private to academy_acts;
alter function private.name_at_sign_up(jsonb) owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.name_at_sign_up(jsonb) from public, anon, authenticated, service_role;
