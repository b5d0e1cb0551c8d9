-- As before, and the records say whose they are: a token that is renewed slowly may be another person's by the time it is there. An app from before this asks without.
drop function public.sync_learning(jsonb, bigint);
create function public.sync_learning(p_records jsonb, p_since bigint default 0, p_expected_user uuid default null) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := case when p_expected_user is null then private.require_session() else private.require_user(p_expected_user) end;
  v_since bigint := coalesce(p_since, 0);
  v_last bigint;
  v_until bigint;
  v_changed integer;
  v_count integer;
  v_bytes bigint;
begin
  if jsonb_typeof(p_records) is distinct from 'array' or jsonb_array_length(p_records) > 500 then
    perform private.malformed('records');
  end if;
  if exists (
    select from jsonb_to_recordset(p_records) as r(kind text, key text, at bigint, value text)
    where (r.kind ~ '^[a-z]{1,20}$' and r.key <> '' and octet_length(r.key) <= 200 and r.at between 0 and 9007199254740991 and octet_length(r.value) <= 16000) is not true
  ) then
    perform private.malformed('record');
  end if;
  -- One request of a person after the other, so that a version is seen whole or not at all.
  perform pg_advisory_xact_lock(hashtextextended('learning of ' || v_user::text, 0));
  select coalesce(max(l.version), 0) into v_last from private.learning_records l where l.user_id = v_user;

  insert into private.learning_records as own (user_id, kind, key, at, value, version)
  select distinct on (r.kind, r.key) v_user, r.kind, r.key, r.at, r.value, v_last + 1
  from jsonb_to_recordset(p_records) as r(kind text, key text, at bigint, value text)
  order by r.kind, r.key, r.at desc, r.value collate "C"
  on conflict (user_id, kind, key) do update set at = excluded.at, value = excluded.value, version = excluded.version
  where excluded.at > own.at or (excluded.at = own.at and excluded.value collate "C" < own.value collate "C");

  get diagnostics v_changed = row_count;

  if v_changed > 0 then
    v_last := v_last + 1;
    select count(*), coalesce(sum(octet_length(l.key) + octet_length(l.value)), 0) into v_count, v_bytes
    from private.learning_records l where l.user_id = v_user;
    if v_count > 5000 or v_bytes > 8000000 then
      perform private.malformed('too many records');
    end if;
  end if;

  if v_since > v_last then
    v_since := 0;
  end if;
  select l.version into v_until from private.learning_records l
  where l.user_id = v_user and l.version > v_since order by l.version offset 199 limit 1;
  v_until := coalesce(v_until, v_last);
  return jsonb_build_object('epoch', (select e.id from private.server_epoch e), 'version', v_until, 'more', v_until < v_last, 'records', coalesce((
    select jsonb_agg(jsonb_build_object('kind', l.kind, 'key', l.key, 'at', l.at, 'value', l.value) order by l.version, l.kind, l.key)
    from private.learning_records l
    where l.user_id = v_user and l.version > v_since and l.version <= v_until
  ), '[]'));
end
$$;

grant create on schema public to academy_acts;
alter function public.sync_learning(jsonb, bigint, uuid) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.sync_learning(jsonb, bigint, uuid) from public, anon, authenticated, service_role;
grant execute on function public.sync_learning(jsonb, bigint, uuid) to authenticated;
