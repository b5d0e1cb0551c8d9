-- A mu is an m or a u: every name is looked at in each of its readings.

-- A name as it is, with its signs as the letters they pass for, and the same with the first of its mus as an m: so they stand in 'Anonymous'.
create function private.readings_of(p_name text) returns text[]
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return array[p_name, private.signs_as_letters(normalize(p_name, NFD)),
    private.signs_as_letters(normalize(regexp_replace(p_name, U&'[\03BC\00B5]', 'm'), NFD))];
end
$$;

-- As before, of all readings.
create or replace function private.is_reserved_name(p_name text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from (select distinct r from unnest(private.readings_of(p_name)) r) readings where private.is_reserved_as_read(r));
end
$$;

-- As before, of all readings.
create or replace function private.passes_for_academy(p_name text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_looks text[] := (select array_agg(private.look_of(r)) from unnest(private.readings_of(p_name)) r);
begin
  return private.is_reserved_name(p_name) or exists (
    select from private.moderators m
    join public.profiles p on p.id = m.user_id
    cross join lateral (values (p.display_name), (split_part(p.display_name, ' ', 1))) n (name)
    cross join lateral (select private.letters_of(n.name) as letters) l
    where p.display_name <> 'Patriot'
      and case when l.letters ~ '^[a-z0-9]+$' then private.look_of(n.name) = any (v_looks) else l.letters = private.letters_of(p_name) end
  );
end
$$;

revoke execute on function private.readings_of(text) from public, anon, authenticated, service_role;
grant execute on function private.readings_of(text) to academy_acts;

-- The look of the academy's own words, by the new table.
update private.reserved_names set look = private.look_of(look);
