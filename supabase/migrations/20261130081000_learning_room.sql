drop function private.make_learning_room(uuid, bigint, bigint);

-- Forgets a person's oldest removals until a tenth of the room is free beside what comes, where without that it has none. `p_sent`: the records of the request, whose removals stay: a device that
-- sends what was removed is told so by its answer, and would else take it for noted.
create function private.make_learning_room(p_user uuid, p_records bigint, p_bytes bigint, p_sent jsonb) returns void
language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  v_records bigint := private.setting('learning_records');
  v_bytes bigint := private.setting('learning_bytes');
  v_more_records bigint;
  v_more_bytes bigint;
  v_until bigint;
begin
  select count(*) + p_records, coalesce(sum(octet_length(l.key) + octet_length(l.value)), 0) + p_bytes into v_more_records, v_more_bytes
  from private.learning_records l where l.user_id = p_user;
  if v_more_records <= v_records and v_more_bytes <= v_bytes then
    return;
  end if;
  with removals as (
    select l.kind, l.key, count(*) over older as records, sum(octet_length(l.key) + octet_length(l.value)) over older as bytes
    from private.learning_records l where l.user_id = p_user and l.value like '["removed"%'
      and not exists (select from private.sent_learning(p_sent) s where s.kind = l.kind and s.key = l.key)
    window older as (order by l.version, l.kind, l.key rows between unbounded preceding and 1 preceding)
  ), gone as (
    delete from private.learning_records l using removals r
    where l.user_id = p_user and l.kind = r.kind and l.key = r.key
      and (r.records < v_more_records - v_records * 9 / 10 or coalesce(r.bytes, 0) < v_more_bytes - v_bytes * 9 / 10)
    returning l.version
  )
  select max(g.version) into v_until from gone g;
  if v_until is not null then
    insert into private.forgotten_learning as f (user_id, version) values (p_user, v_until)
    on conflict (user_id) do update set version = greatest(f.version, excluded.version);
  end if;
end
$$;

-- Takes of a request what is right, stands over what is here and has room, as a version of its own, and answers what it refuses by name: `malformed`, `full`, or `ahead`, which comes with the time that
-- the device is to give it in the place of one that the server's clock hasn't reached. A device that doesn't ask by name can't give it another, so it's taken at that time; sent again, it is no news.
create or replace function private.take_learning(p_user uuid, p_records jsonb, p_version bigint, p_by_name boolean) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  v_now bigint := private.learning_now();
  v_news private.learning_records[];
  v_refused jsonb;
  v_full jsonb;
  v_records bigint;
  v_bytes bigint;
begin
  with sent as (
    select distinct on (s.kind, s.key) s.nth, s.kind, s.key, s.at, s.value
    from private.sent_learning(p_records) s where s.at is not null order by s.kind, s.key, s.at desc, s.value collate "C"
  ), met as (
    select s.*, own.at as own_at, own.value as own_value, s.at > greatest(v_now + 60000, coalesce(own.at, -1) + 1) as is_ahead
    from sent s left join private.learning_records own on own.user_id = p_user and own.kind = s.kind and own.key = s.key
  ), told as (
    select m.nth, m.kind, m.key, m.value, m.is_ahead, m.own_value is not distinct from m.value as is_same,
      case when not m.is_ahead then m.at when m.own_value = m.value then m.own_at else greatest(v_now, coalesce(m.own_at, -1) + 1) end as at,
      m.own_at is null or m.at > m.own_at or (m.at = m.own_at and m.value collate "C" < m.own_value collate "C") as stands
    from met m
  ), refused as (
    select s.nth, jsonb_build_object('kind', s.kind, 'key', s.key, 'code', 'malformed') as item from private.sent_learning(p_records) s where s.at is null
    union all
    select t.nth, jsonb_build_object('kind', t.kind, 'key', t.key, 'code', 'ahead', 'at', t.at) from told t where t.is_ahead and p_by_name
  )
  select
    (select coalesce(jsonb_agg(r.item order by r.nth), '[]') from refused r),
    (select coalesce(array_agg(row(p_user, t.kind, t.key, t.at, t.value, p_version)::private.learning_records order by t.nth), '{}')
     from told t where t.stands and not (t.is_ahead and (p_by_name or t.is_same)))
  into v_refused, v_news;
  if cardinality(v_news) = 0 then
    return v_refused;
  end if;

  select count(*) - count(own.key), sum(octet_length(n.key) + octet_length(n.value) - coalesce(octet_length(own.key) + octet_length(own.value), 0))
  into v_records, v_bytes
  from unnest(v_news) n left join private.learning_records own on own.user_id = p_user and own.kind = n.kind and own.key = n.key;
  perform private.make_learning_room(p_user, v_records, v_bytes, p_records);
  select count(*), coalesce(sum(octet_length(l.key) + octet_length(l.value)), 0) into v_records, v_bytes
  from private.learning_records l where l.user_id = p_user;

  -- What makes nothing larger goes first and always; of the rest as much as has room, in the order in which it was sent.
  with sized as (
    select n.kind, n.key, n.at, n.value, n.nth, (own.key is null)::integer as records,
      octet_length(n.key) + octet_length(n.value) - coalesce(octet_length(own.key) + octet_length(own.value), 0) as bytes
    from unnest(v_news) with ordinality n(user_id, kind, key, at, value, version, nth)
    left join private.learning_records own on own.user_id = p_user and own.kind = n.kind and own.key = n.key
  ), summed as (
    select s.*, s.records = 0 and s.bytes <= 0 as is_free, sum(s.records) over before as all_records, sum(s.bytes) over before as all_bytes
    from sized s window before as (order by not (s.records = 0 and s.bytes <= 0), s.nth)
  ), judged as (
    select s.*, s.is_free or (v_records + s.all_records <= private.setting('learning_records') and v_bytes + s.all_bytes <= private.setting('learning_bytes')) as fits
    from summed s
  ), taken as (
    insert into private.learning_records (user_id, kind, key, at, value, version)
    select p_user, j.kind, j.key, j.at, j.value, p_version from judged j where j.fits
    on conflict (user_id, kind, key) do update set at = excluded.at, value = excluded.value, version = excluded.version
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', j.kind, 'key', j.key, 'code', 'full') order by j.nth), '[]') into v_full
  from judged j where not j.fits;
  return v_refused || v_full;
end
$$;

revoke execute on function private.make_learning_room(uuid, bigint, bigint, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.make_learning_room(uuid, bigint, bigint, jsonb) to academy_acts;
