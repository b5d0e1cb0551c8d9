-- One rule for whatever people write that others read: nothing that can't be seen or that turns the line round, and at least one letter or digit. No
-- control characters but line breaks and tabs where there are lines, no format characters but the joiner between two pictures of an emoji, no private
-- characters, no blanks that pass for letters. The client has the same rule in src/domain/human-text.ts, and both are held to one list of texts.
--
-- Regular expressions know no classes of Unicode here, so the classes are ranges: wide ones, since a character too many among the letters does no harm.
create function private.is_human_text(p_text text, p_has_lines boolean) returns boolean
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  v_text text := regexp_replace(p_text,
    '([\u00A9\u00AE\u203C-\u3299\U0001F000-\U0001FBFF]\uFE0F?)\u200D(?=[\u00A9\u00AE\u203C-\u3299\U0001F000-\U0001FBFF])', '\1', 'g');
begin
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

-- A name as the eye takes it: no marks, no case, look-alikes of Greek, Cyrillic and full width as the Latin letters they pass for, and letters that are told apart
-- with difficulty as one.
create function private.look_of(p_name text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return replace(translate(
    regexp_replace(lower(translate(regexp_replace(normalize(p_name, NFKD), '[\u0300-\u036F\uFE0F]', '', 'g'),
      'авекмнорстухіїјѕԁԛԝһӏєгпαβεηικμνορτυχγωϲϳıłøđðħŧƒАВЕКМНОРСТУХІЇЈЅԚԜҺӀЄΑΒΕΖΗΙΚΜΝΟΡΤΥΧŁØĐÐĦŦ',
      'abekmhopctyxiijsdqwhlernabenikmvoptuxywcjilodohtfabekmhopctyxiijsqwhleabezhikmnoptyxlodoht')), '[^a-z0-9]', '', 'g'),
    '01i', 'oll'), 'rn', 'm');
end
$$;

-- The words and names that speak for the academy, as they look. A whole name that is one, or has one in it, is for moderators alone; the shorter ones only as a
-- word of their own: a Flagstaff is nobody's staff. The people are the instructors of the course.
create table private.reserved_names (
  look text primary key,
  only_as_word boolean not null default false
);
grant select on private.reserved_names to academy_acts;
insert into private.reserved_names (look, only_as_word)
select private.look_of(name), false from unnest(array['Anonymous', 'Wayfinder', 'Moderator', 'Administrator']) name
union all
select private.look_of(name), true from unnest(array[
  'Ruth Calloway', 'Desmond Achebe', 'Kaitlyn Moreau', 'Samuel Tate', 'Ines Barrera', 'Victor Hale', 'Mei Okafor', 'Owen Strand'
]) name
union all
select private.look_of(word), true from unnest(array['Staff', 'Admin', 'Instructor', 'Instructors', 'Academy', 'Support']) word;

-- May this name be mistaken for the academy's, or for one of its moderators', whole or by the first name alone?
create function private.passes_for_academy(p_name text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_look text := private.look_of(p_name);
  v_words text[] := array(select private.look_of(word) from regexp_split_to_table(p_name, '[\s()\[\]{}<>.,:;|/\\_*"''~!?#@&+=-]+') word);
begin
  return exists (
    select from private.reserved_names r
    where v_look = r.look or r.look = any (v_words) or (not r.only_as_word and position(r.look in v_look) > 0)
  ) or exists (
    select from private.moderators m join public.profiles p on p.id = m.user_id
    where p.display_name <> 'Patriot'
      and v_look in (private.look_of(p.display_name), private.look_of(split_part(p.display_name, ' ', 1)))
  );
end
$$;

-- Holds a row's texts to the rule. The trigger names the columns; one whose name begins with a plus may have lines.
create function private.require_human_text() returns trigger
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
  end loop;
  return new;
end
$$;
create trigger academy_require_human_text before insert on public.bounties
  for each row execute function private.require_human_text('title', '+description');
create trigger academy_require_human_text before insert or update of reason on public.completions
  for each row execute function private.require_human_text('+notes', '+reason');
create trigger academy_require_human_text before insert on public.notifications
  for each row when (new.reason is not null) execute function private.require_human_text('+reason');
create trigger academy_require_human_text before insert on private.reports
  for each row execute function private.require_human_text('+reason');
create trigger academy_require_human_text before insert on private.contact_messages
  for each row execute function private.require_human_text('name', '+message');
create trigger academy_require_human_text before insert or update of full_name on public.applicants
  for each row execute function private.require_human_text('full_name');
create trigger academy_require_human_text before insert or update of display_name on public.profiles
  for each row execute function private.require_human_text('display_name');

-- Nobody but a moderator who may moderate now takes a name that passes for the academy's. Who asks without a token is the project's owner.
create function private.require_own_name() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if private.passes_for_academy(new.display_name)
    and not (
      exists (select from private.moderators m where m.user_id = new.id)
      and (private.current_user_id() is null or private.is_moderator())) then
    raise exception 'This name is reserved. Please choose another.' using errcode = 'PT400', hint = 'reserved_name';
  end if;
  return new;
end
$$;
create trigger academy_require_own_name before update of display_name on public.profiles
  for each row when (new.display_name is distinct from old.display_name) execute function private.require_own_name();

grant create on schema private to academy_acts;
alter function private.require_human_text() owner to academy_acts;
alter function private.require_own_name() owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.is_human_text(text, boolean), private.look_of(text), private.passes_for_academy(text),
  private.require_human_text(), private.require_own_name() from public, anon, authenticated, service_role;
grant execute on function private.is_human_text(text, boolean), private.look_of(text), private.passes_for_academy(text) to academy_acts;
