-- As before, and what stood beside a place where a word may be broken is no blank at the edge of a line: no table takes one there.
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
