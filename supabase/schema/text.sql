-- Text: what people write that others read, addresses of mail, and names that pass for the academy's. Each rule stands in the client as
-- well, and both are held to one list of examples.

-- What can't be seen or turns the line round is refused, and at least one letter or digit asked for. No control characters but line breaks
-- and tabs where there are lines, no private characters, no blanks that pass for letters. What can't be seen and is needed where it stands
-- passes: joiners, tags of a flag, forms of letters, the end of a word, by the context rules of Unicode. Each row takes one kind away, and
-- the rest is judged; a place where a word may be broken is dropped from what is stored. The client has the same rows in
-- src/domain/text/human-text.ts.
--
-- Regular expressions know no classes of Unicode here, so the classes are ranges: wide ones, since a character too many among the letters
-- does no harm.
create function private.is_seen_text(p_text text, p_has_lines boolean) returns boolean
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

-- Unicode's general category M, the marks, as a class for regular expressions.
create function private.mark_class() returns text
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select '['
    || '\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4'
    || '\u06E7-\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D'
    || '\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09BC'
    || '\u09BE-\u09CD\u09D7\u09E2-\u09E3\u09FE-\u0A03\u0A3C-\u0A51\u0A70-\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0ACD\u0AE2-\u0AE3\u0AFA-\u0B03'
    || '\u0B3C\u0B3E-\u0B57\u0B62-\u0B63\u0B82\u0BBE-\u0BCD\u0BD7\u0C00-\u0C04\u0C3C\u0C3E-\u0C56\u0C62-\u0C63\u0C81-\u0C83\u0CBC\u0CBE-\u0CD6'
    || '\u0CE2-\u0CE3\u0CF3-\u0D03\u0D3B-\u0D3C\u0D3E-\u0D4D\u0D57\u0D62-\u0D63\u0D81-\u0D83\u0DCA-\u0DDF\u0DF2-\u0DF3\u0E31\u0E34-\u0E3A'
    || '\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18-\u0F19\u0F35\u0F37\u0F39\u0F3E-\u0F3F\u0F71-\u0F84\u0F86-\u0F87\u0F8D-\u0FBC\u0FC6'
    || '\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u135D-\u135F'
    || '\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17B4-\u17D3\u17DD\u180B-\u180D\u180F\u1885-\u1886\u18A9\u1920-\u193B\u1A17-\u1A1B'
    || '\u1A55-\u1A7F\u1AB0-\u1B04\u1B34-\u1B44\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BE6-\u1BF3\u1C24-\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE8'
    || '\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099-\u309A\uA66F-\uA672\uA674-\uA67D'
    || '\uA69E-\uA69F\uA6F0-\uA6F1\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880-\uA881\uA8B4-\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953'
    || '\uA980-\uA983\uA9B3-\uA9C0\uA9E5\uAA29-\uAA36\uAA43\uAA4C-\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7-\uAAB8\uAABE-\uAABF\uAAC1'
    || '\uAAEB-\uAAEF\uAAF5-\uAAF6\uABE3-\uABEA\uABEC-\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\U000101FD\U000102E0\U00010376-\U0001037A'
    || '\U00010A01-\U00010A0F\U00010A38-\U00010A3F\U00010AE5-\U00010AE6\U00010D24-\U00010D27\U00010D69-\U00010D6D\U00010EAB-\U00010EAC'
    || '\U00010EFA-\U00010EFF\U00010F46-\U00010F50\U00010F82-\U00010F85\U00011000-\U00011002\U00011038-\U00011046\U00011070'
    || '\U00011073-\U00011074\U0001107F-\U00011082\U000110B0-\U000110BA\U000110C2\U00011100-\U00011102\U00011127-\U00011134'
    || '\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111B3-\U000111C0\U000111C9-\U000111CC\U000111CE-\U000111CF'
    || '\U0001122C-\U00011237\U0001123E\U00011241\U000112DF-\U000112EA\U00011300-\U00011303\U0001133B-\U0001133C\U0001133E-\U0001134D\U00011357'
    || '\U00011362-\U00011374\U000113B8-\U000113D0\U000113D2\U000113E1-\U000113E2\U00011435-\U00011446\U0001145E\U000114B0-\U000114C3'
    || '\U000115AF-\U000115C0\U000115DC-\U000115DD\U00011630-\U00011640\U000116AB-\U000116B7\U0001171D-\U0001172B\U0001182C-\U0001183A'
    || '\U00011930-\U0001193E\U00011940\U00011942-\U00011943\U000119D1-\U000119E0\U000119E4\U00011A01-\U00011A0A\U00011A33-\U00011A39'
    || '\U00011A3B-\U00011A3E\U00011A47\U00011A51-\U00011A5B\U00011A8A-\U00011A99\U00011B60-\U00011B67\U00011C2F-\U00011C3F'
    || '\U00011C92-\U00011CB6\U00011D31-\U00011D45\U00011D47\U00011D8A-\U00011D97\U00011EF3-\U00011EF6\U00011F00-\U00011F01\U00011F03'
    || '\U00011F34-\U00011F42\U00011F5A\U00013440\U00013447-\U00013455\U0001611E-\U0001612F\U00016AF0-\U00016AF4\U00016B30-\U00016B36\U00016F4F'
    || '\U00016F51-\U00016F92\U00016FE4-\U00016FF1\U0001BC9D-\U0001BC9E\U0001CF00-\U0001CF46\U0001D165-\U0001D169\U0001D16D-\U0001D172'
    || '\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C'
    || '\U0001DA75\U0001DA84\U0001DA9B-\U0001DAAF\U0001E000-\U0001E02A\U0001E08F\U0001E130-\U0001E136\U0001E2AE\U0001E2EC-\U0001E2EF'
    || '\U0001E4EC-\U0001E4EF\U0001E5EE-\U0001E5EF\U0001E6E3\U0001E6E6\U0001E6EE-\U0001E6EF\U0001E6F5\U0001E8D0-\U0001E8D6\U0001E944-\U0001E94A'
    || '\U000E0100-\U000E01EF'
    || ']'
$$;

-- Is there a heap of marks: more than five on a letter, one at the beginning or on a blank, two signs across or around a letter? What is
-- dropped, or can't be seen, parts no heap. p_text has passed private.is_seen_text.
create function private.has_heap_of_marks(p_text text) returns boolean
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  c_across constant text := '[\u0334-\u0338\u0488\u0489\u1DFC\u20D2\u20D3\u20D8-\u20DA\u20DD-\u20E0\u20E2-\u20E6\u20EA\u20EB\uA670-\uA672]';
  c_blank constant text := '[\u0009-\u000D \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]';
  v_mark constant text := private.mark_class();
  -- Joiners, marks of direction, places to break a word at, and what chooses the form of a picture.
  v_text constant text := regexp_replace(p_text, '[\u00AD\u061C\u200B-\u200F\uFE0E\uFE0F]', '', 'g');
begin
  return v_text ~ (v_mark || '{6}') or v_text ~ ('(^|' || c_blank || ')' || v_mark) or v_text ~ (c_across || v_mark || '*' || c_across);
end
$$;

-- Is this a text that people can read: nothing unseen, a letter or a digit, no heap of marks? The client has the same rule in
-- src/domain/text/human-text.ts, and both are held to one list of texts.
create function private.is_human_text(p_text text, p_has_lines boolean) returns boolean
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$ begin return private.is_seen_text(p_text, p_has_lines) and not private.has_heap_of_marks(p_text); end $$;

-- Holds a row's texts to the rule. The trigger names the columns; one whose name begins with a plus may have lines. A text is refused by
-- its length before anything reads it: what reads a long one may take minutes. 5,000 letters of four bytes each are the longest that any
-- table takes. The places where a word may be broken are dropped; what stood beside one is no blank at the edge of a line: no table takes
-- one there.
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
    if octet_length(v_text) > 20000 then
      perform private.malformed(ltrim(v_name, '+') || ' is too long');
    elsif v_text is not null and not private.is_human_text(v_text, v_name like '+%') then
      perform private.malformed(ltrim(v_name, '+') || ' has characters that can’t be seen, or no letter and no digit');
    end if;
    if position(U&'\00AD' in v_text) > 0 then
      v_text := btrim(replace(v_text, U&'\00AD', ''));
      new := jsonb_populate_record(new, jsonb_build_object(ltrim(v_name, '+'), v_text));
    end if;
  end loop;
  return new;
end
$$;

-- The search finds words whatever their case, accents, quotation marks and blanks, each anywhere in title, description or place, in any
-- order. The client has the same rule in src/domain/text/text-search.ts, and both are held to one list.
create function private.folded(p_text text) returns text
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select btrim(regexp_replace(regexp_replace(
    replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u00AD\u200B-\u200F\u2060\uFEFF]', '', 'g')),
      'øłđðħŧıς‐‑‒–—―−', 'olddhtiσ-------'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    '[''"`‘’‚‛“”„‟′″«»‹›ʼ]', '', 'g'), '\s+', ' ', 'g'))
$$;

-- An address of mail in the form that browsers and the auth server take, with a dot in its domain: the rule of the client's
-- src/domain/account/email.ts and of the edge functions, held to one list of addresses. Addresses come in any case.
create function private.is_email(p_email text) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select coalesce(char_length(p_email) <= 254
    and p_email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$', false)
$$;

-- The words that speak for the academy, as they look, and where each makes a name the academy's: anywhere in it, as a word of it, or alone
-- and with nothing but each other and words that stand beside. So whoever is called Staff by birth keeps the name, and the course's
-- instructors, who are made up, take nobody's.
create table private.reserved_names (
  look text primary key,
  place text not null check (place in ('anywhere', 'as word', 'whole', 'beside'))
);
grant select on private.reserved_names to academy_acts;

-- A name as the eye takes it: no marks, no case, look-alikes as the Latin letters they pass for (look-alikes.sql), and letters that are
-- told apart with difficulty as the same: r and n beside each other are an m, and two v a w. What Unicode (UTS 39) compares as the same in
-- Latin letters has the same look. The client has the same rule in src/domain/account/reserved-names.ts.
create function private.look_of(p_name text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return replace(replace(translate(
    lower(regexp_replace(private.letters_as_seen(normalize(p_name, NFKD)), '[^A-Za-z0-9]', '', 'g') collate "C"),
    '01i', 'oll'), 'm', 'rn'), 'w', 'vv');
end
$$;

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

-- A name's letters of every script, those that pass for Latin ones as these: a look leaves out what passes for none. Punctuation, signs and
-- marks of Latin letters go.
create function private.letters_of(p_name text) returns text
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select lower(regexp_replace(private.letters_as_seen(normalize(p_name, NFKD)),
    '[\u0001-/:-@\[-`{-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u0300-\u036F\u2000-\u206F\u2190-\u245F\u2500-\u2BFF\u3000-\u3004\u3008-\u3020\u3030\uFE00-\uFE0F]',
    '', 'g'))
$$;

-- A name as it is, with its signs as the letters they pass for, and the same with the first of its mus as an m: a mu is an m or a u, and so
-- they stand in 'Anonymous'. A bar parts two words or passes for an l, and a long s is an s or passes for an f. Every name is looked at in
-- each of its readings.
create function private.readings_of(p_name text) returns text[]
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return array[p_name, private.signs_as_letters(normalize(p_name, NFD)),
    private.signs_as_letters(normalize(regexp_replace(p_name, U&'[\03BC\00B5]', 'm'), NFD))];
end
$$;

-- May this name be mistaken for the academy's, as it is read? A word anywhere in it, a word of its own, or a part that is nothing but
-- reserved words and what stands beside them.
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

-- The same of all readings of a name.
create function private.is_reserved_name(p_name text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from (select distinct r from unnest(private.readings_of(p_name)) r) readings where private.is_reserved_as_read(r));
end
$$;

-- May this name be mistaken for the academy's, or for one of its moderators', whole or by the first name alone? A moderator's name in other
-- letters than Latin ones is compared by all of them, or else nobody could have a name of which no letter passes for a Latin one.
create function private.passes_for_academy(p_name text) returns boolean
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
