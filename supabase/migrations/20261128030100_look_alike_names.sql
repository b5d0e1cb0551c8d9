-- A name as the eye takes it: no marks, no case, look-alikes as the Latin letters they pass for, and letters that are told apart with difficulty as the same: r and n
-- beside each other are an m, and two v a w. What Unicode (UTS 39) compares as the same in Latin letters has the same look. The client has the same rule in
-- src/domain/reserved-names.ts.
create or replace function private.look_of(p_name text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return replace(replace(translate(
    lower(regexp_replace(private.letters_as_seen(normalize(p_name, NFKD)), '[^A-Za-z0-9]', '', 'g') collate "C"),
    '01i', 'oll'), 'm', 'rn'), 'w', 'vv');
end
$$;
update private.reserved_names set look = private.look_of(look);

-- A name's letters of every script, those that pass for Latin ones as these: a look leaves out what passes for none. Punctuation, signs and marks of Latin letters go.
create function private.letters_of(p_name text) returns text
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select lower(regexp_replace(private.letters_as_seen(normalize(p_name, NFKD)),
    '[\u0001-/:-@\[-`{-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u0300-\u036F\u2000-\u206F\u2190-\u245F\u2500-\u2BFF\u3000-\u3004\u3008-\u3020\u3030\uFE00-\uFE0F]',
    '', 'g'))
$$;

-- May this name be mistaken for the academy's, as it is read? A word anywhere in it, a word of its own, or a part that is nothing but reserved words and what stands
-- beside them.
create function private.is_reserved_as_read(p_name text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_look text := private.look_of(p_name);
  v_words text[] := private.looks_of_words(p_name);
begin
  return exists (
    select from private.reserved_names r
    where r.place = 'anywhere' and position(r.look in v_look) > 0 or r.place = 'as word' and v_look = r.look
  ) or exists (
    select from generate_subscripts(v_words, 1) first
    cross join generate_subscripts(v_words, 1) last
    join private.reserved_names r on r.look = array_to_string(v_words[first:last], '')
    where first <= last and r.place = 'as word'
  ) or exists (
    select from regexp_split_to_table(p_name, '[()\[\]{}<>|/:~@·•–—]|\s-\s') part
    cross join lateral (select private.looks_of_words(part) as words) w
    where exists (select from private.reserved_names r where r.place = 'whole' and r.look = private.look_of(part))
      or (exists (select from private.reserved_names r where r.place = 'whole' and r.look = any (w.words))
        and not exists (
          select from unnest(w.words) word
          where not exists (select from private.reserved_names r where r.place in ('whole', 'beside') and r.look = word)))
  );
end
$$;

-- The same of both readings: a bar parts two words or passes for an l, and a long s is an s or passes for an f.
create function private.is_reserved_name(p_name text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_other text := private.signs_as_letters(normalize(p_name, NFD));
begin
  return private.is_reserved_as_read(p_name) or (v_other <> p_name and private.is_reserved_as_read(v_other));
end
$$;

-- May this name be mistaken for the academy's, or for one of its moderators', whole or by the first name alone? A moderator's name in other letters than Latin ones
-- is compared by all of them, or else nobody could have a name of which no letter passes for a Latin one.
create or replace function private.passes_for_academy(p_name text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_looks text[] := array[private.look_of(p_name), private.look_of(private.signs_as_letters(normalize(p_name, NFD)))];
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

revoke execute on function private.letters_of(text), private.is_reserved_as_read(text), private.is_reserved_name(text)
  from public, anon, authenticated, service_role;
grant execute on function private.letters_of(text), private.is_reserved_as_read(text), private.is_reserved_name(text) to academy_acts;
