-- More letters that pass for Latin ones: phonetic letters and small capitals, Armenian, Cherokee, Lisu, Canadian syllabics; and two v as the w that they draw.
-- The client has the same table in src/domain/human-text.ts.
create or replace function private.look_of(p_name text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return replace(replace(translate(
    regexp_replace(lower(translate(regexp_replace(normalize(p_name, NFKD), '[\u0300-\u036F\uFE0F]', '', 'g'),
      'авекмнорстухіїјѕԁԛԝһӏєгпαβεηικμνορτυχγωϲϳıłøđðħŧƒАВЕКМНОРСТУХІЇЈЅԚԜҺӀЄΑΒΕΖΗΙΚΜΝΟΡΤΥΧŁØĐÐĦŦ'
        || 'ɑɡɩʋᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'
        || 'օոսհցյզգքաՕՍՏԼѵѡүѴѠҮ'
        || 'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᎾᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ'
        || 'ꭰꭱꭲꭵꭹꭺꭻꭼꮃꮇꮋꮍꮎꮐꮒꮓꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶꮷᏻᏼ'
        || 'ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ'
        || 'ᗩᗅᐱᗷᗺᑕᗪᗞᗴᖴᘜᕼᒍᒪᗰᑎᗝᑭᑫᖇᔕᑌᐯᗯ᙭ᕁᖻᘔᑯᖯᑲ',
      'abekmhopctyxiijsdqwhlernabenikmvoptuxywcjilodohtfabekmhopctyxiijsqwhleabezhikmnoptyxlodoht'
        || 'agivabcdefghijklmnoprstuvwyz'
        || 'onuhgjqqfwouslvwyvwy'
        || 'drtiyajewmhyoghzbrwsvslcpkdgb'
        || 'drtiyajewmhyoghzbrwsvslcpkdgb'
        || 'bpddtgkjczfmnlsrvhwxyaeiou'
        || 'aaabbcddefghjlmnopqrsuvwxxyzdbb')),
      '[^a-z0-9]', '', 'g'), '01i', 'oll'), 'rn', 'm'), 'vv', 'w');
end
$$;

-- As before, and a name that is for moderators may not stand within another either: between a title and a degree it's still an instructor's. Each row of
-- neighbouring words is looked at, so that whoever only has some of the letters in theirs keeps their name.
create or replace function private.passes_for_academy(p_name text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_look text := private.look_of(p_name);
  v_words text[] := array(
    select private.look_of(word)
    from regexp_split_to_table(p_name,
      '[\s!-/:-@\[-`{-~\u00A0-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u2000-\u206F\u2190-\u245F\u2500-\u2BFF\u3000-\u303F]+') with ordinality w (word, place)
    order by place);
begin
  return exists (
    select from private.reserved_names r
    where v_look = r.look or (not r.only_as_word and position(r.look in v_look) > 0)
  ) or exists (
    select from generate_subscripts(v_words, 1) first
    cross join generate_subscripts(v_words, 1) last
    join private.reserved_names r on r.look = array_to_string(v_words[first:last], '')
    where first <= last
  ) or exists (
    select from private.moderators m join public.profiles p on p.id = m.user_id
    where p.display_name <> 'Patriot'
      and v_look in (private.look_of(p.display_name), private.look_of(split_part(p.display_name, ' ', 1)))
  );
end
$$;
