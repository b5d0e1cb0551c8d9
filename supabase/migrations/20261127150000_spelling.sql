-- What can't be seen and is needed where it stands passes: joiners, tags of a flag, forms of letters, the end of a word, by the context rules of Unicode. Each row
-- takes one kind away, and the rest is judged as before; a place where a word may be broken is dropped from what is stored. The client has the same rows in
-- src/domain/human-text.ts, and both are held to one list of texts.
create or replace function private.is_human_text(p_text text, p_has_lines boolean) returns boolean
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  c_picture constant text := '[\u00A9\u00AE\u203C-\u3299\U0001F000-\U0001FBFF]';
  c_virama constant text := '[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u0F84\u1039\u103A\u17D2\u1A60\u1B44\u1BAA\u1BAB'
    || '\uA806\uA8C4\uA953\uA9C0\uAAF6\uABED]';
  c_joining constant text := '[\u0620-\u063F\u0641-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710-\u072F\u0750-\u077F'
    || '\u07CA-\u07EA\u08A0-\u08C9][\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]*';
  c_unspaced constant text := '[\u0E01-\u0EDF\u0F40-\u0FBC\u1000-\u109F\u1780-\u17E9\u1950-\u19DF\uA9E0-\uA9FE\uAA60-\uAA7F]';
  c_leftward constant text := '[\u0590-\u05FF\u0620-\u08FF\uFB1D-\uFDFB\uFE70-\uFEFC\U00010800-\U00010FFF\U0001E800-\U0001EEFF]';
  v_text text := p_text;
  v_needed text[];
begin
  -- A text of none of these has none of the kinds.
  if p_text ~ '[\u00AD\u061C\u180B-\u180F\u200B-\u200F\uFE00-\uFE0E\U000E0030-\U000E01EF]' then
    foreach v_needed slice 1 in array array[
      ['(' || c_picture || '\uFE0F?)\u200D(?=' || c_picture || ')', '\1'],
      ['(' || c_picture || ')\uFE0E', '\1'],
      ['(\U0001F3F4)[\U000E0030-\U000E0039\U000E0061-\U000E007A]+\U000E007F', '\1'],
      ['(' || c_virama || ')[\u200C\u200D]', '\1'],
      ['([\u0900-\u0DFF])\u200D(?=' || c_virama || ')', '\1'],
      ['(' || c_joining || ')\u200C(?=' || c_joining || ')', '\1'],
      ['(' || c_joining || ')\u200D', '\1'],
      ['(' || c_unspaced || ')\u200B(?=' || c_unspaced || ')', '\1'],
      ['([\u1820-\u1878])[\u180B-\u180F]', '\1'],
      ['([\u3400-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFD])[\uFE00-\uFE02\U000E0100-\U000E01EF]', '\1'],
      ['\u00AD', '']
    ] loop
      v_text := regexp_replace(v_text, v_needed[1], v_needed[2], 'g');
    end loop;
    if v_text ~ c_leftward then
      v_text := regexp_replace(v_text, '[\u061C\u200E\u200F]', '', 'g');
    end if;
  end if;
  if p_has_lines then
    v_text := regexp_replace(v_text, '[\t\n\r]', ' ', 'g');
  end if;
  return coalesce(
    v_text !~ ('[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F'
      || '\u2028-\u202E\u2060-\u206F\u2800\u3164\uE000-\uF8FF\uFE00-\uFE0E\uFEFF\uFFA0\uFFF0-\uFFFB\uFFFE-\uFFFF\U000110BD\U000110CD\U00013430-\U0001343F'
      || '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U0010FFFF]')
    and v_text ~ ('[0-9A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02C1\u0370-\u1FFF\u2100-\u218B\u2C00-\u2DFF\u3005-\u3007\u3031-\u303C\u3041-\u318E\u31A0-\u31FF'
      || '\u3400-\uD7FB\uF900-\uFDCF\uFDF0-\uFDFB\uFE70-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFDC\U00010000-\U0001CFFF\U0001D400-\U0001D7FF'
      || '\U0001DF00-\U0001EFFF\U0001FBF0-\U0001FBF9\U00020000-\U0003FFFD]'), false);
end
$$;

-- As before, and drops the places where a word may be broken.
create or replace function private.require_human_text() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_row jsonb := to_jsonb(new);
  v_name text;
  v_text text;
begin
  foreach v_name in array tg_argv loop
    v_text := v_row ->> ltrim(v_name, '+');
    if v_text is not null and not private.is_human_text(v_text, v_name like '+%') then
      perform private.malformed(ltrim(v_name, '+') || ' has characters that can’t be seen, or no letter and no digit');
    end if;
    if position(U&'\00AD' in v_text) > 0 then
      new := jsonb_populate_record(new, jsonb_build_object(ltrim(v_name, '+'), replace(v_text, U&'\00AD', '')));
    end if;
  end loop;
  return new;
end
$$;

-- Where a reserved word makes a name the academy's: anywhere in it, as a word of it, or alone and with nothing but each other and words that stand beside. So whoever is
-- called Staff by birth keeps the name, and the course's instructors, who are made up, take nobody's.
delete from private.reserved_names;
alter table private.reserved_names drop column only_as_word,
  add column place text not null check (place in ('anywhere', 'as word', 'whole', 'beside'));
insert into private.reserved_names (look, place)
select private.look_of(word), 'anywhere' from unnest(array['Wayfinder', 'Moderator', 'Administrator']) word
union all
select private.look_of(word), 'as word' from unnest(array['Admin', 'Admins']) word
union all
select private.look_of(word), 'whole' from unnest(array['Anonymous', 'Staff', 'Instructor', 'Instructors', 'Academy', 'Support']) word
union all
select private.look_of(word), 'beside' from unnest(array[
  'The', 'Our', 'Of', 'Team', 'Member', 'Head', 'Chief', 'Lead', 'Official', 'Site', 'Desk', 'Cadet', 'Training'
]) word;

-- The words of a name as they look, in their order.
create function private.looks_of_words(p_name text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select array(
    select private.look_of(word)
    from regexp_split_to_table(p_name,
      '[\s!-/:-@\[-`{-~\u00A0-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u2000-\u206F\u2190-\u245F\u2500-\u2BFF\u3000-\u303F]+') with ordinality w (word, place)
    where private.look_of(word) <> ''
    order by place)
$$;

-- May this name be mistaken for the academy's, or for one of its moderators', whole or by the first name alone?
create or replace function private.passes_for_academy(p_name text) returns boolean
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
  ) or exists (
    select from private.moderators m join public.profiles p on p.id = m.user_id
    where p.display_name <> 'Patriot'
      and v_look in (private.look_of(p.display_name), private.look_of(split_part(p.display_name, ' ', 1)))
  );
end
$$;
revoke execute on function private.looks_of_words(text) from public, anon, authenticated, service_role;
grant execute on function private.looks_of_words(text) to academy_acts;
