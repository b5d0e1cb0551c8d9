-- Learning: what a member has read, answered, noted and planned, the same on each of their devices (docs/decisions.md, 61 and 94). They
-- are exchanged and never decided on; nothing reads one but what counts for a certificate (certificates.sql).

-- What a person has learned, the same on each of their devices: what was read, the place, the answers, the notes, the plan of the week. A
-- record is a text that only the person's devices read; of two versions the later stands, of two at one time that with the smaller text, as
-- src/domain/course/learning-record.ts says. No table of the API's: one function takes what a device has and tells what it hasn't.
create table private.learning_records (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  key text not null check (key <> '' and octet_length(key) <= 200),
  -- When the device wrote it, in ms since 1970.
  at bigint not null check (at between 0 and 9007199254740991),
  value text not null check (octet_length(value) <= 16000),
  -- Counts up with each request of the person that changed something.
  version bigint not null,
  primary key (user_id, kind, key)
);
create index learning_records_by_version on private.learning_records (user_id, version);
grant select, insert, update, delete on private.learning_records to academy_acts;

-- Up to which version removals of a person's records were forgotten. A device that has seen less can't be told of them one by one, and asks
-- for all that is left.
create table private.forgotten_learning (
  user_id uuid primary key references auth.users (id) on delete cascade,
  version bigint not null
);
grant select, insert, update on private.forgotten_learning to academy_acts;

-- The time in ms since 1970.
create function private.learning_now() returns bigint
language sql volatile set search_path = pg_catalog, pg_temp
as $$ select floor(extract(epoch from clock_timestamp()) * 1000)::bigint $$;

-- The records of a request in their order, `at` null for one that is none. No time is too late to be read.
create function private.sent_learning(p_records jsonb) returns table (nth bigint, kind text, key text, at bigint, value text)
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select r.nth, r.item ->> 'kind', r.item ->> 'key',
    case when jsonb_typeof(r.item -> 'kind') = 'string' and jsonb_typeof(r.item -> 'key') = 'string'
      and jsonb_typeof(r.item -> 'at') = 'number' and jsonb_typeof(r.item -> 'value') = 'string'
    then case when r.item ->> 'kind' ~ '^[a-z]{1,20}$' and r.item ->> 'key' <> '' and octet_length(r.item ->> 'key') <= 200
      and (r.item ->> 'at')::numeric >= 0 and octet_length(r.item ->> 'value') <= 16000
    then least(floor((r.item ->> 'at')::numeric), 9007199254740991)::bigint end end,
    r.item ->> 'value'
  from jsonb_array_elements(p_records) with ordinality r(item, nth)
$$;

-- Forgets a person's oldest removals until a tenth of the room is free beside what comes, where without that it has none. `p_sent`: the
-- records of the request, whose removals stay: a device that sends what was removed is told so by its answer, and would else take it for
-- noted.
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

-- Takes of a request what is right, stands over what is here and has room, as a version of its own, and answers what it refuses by name:
-- `malformed`, `full`, or `ahead`, which comes with the time that the device is to give it in the place of one that the server's clock
-- hasn't reached. A device that doesn't ask by name can't give it another, so it's taken at that time; sent again, it is no news.
create function private.take_learning(p_user uuid, p_records jsonb, p_version bigint, p_by_name boolean) returns jsonb
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

-- Takes at most 500 records of the person who asks, each where it stands over what is here, and answers what has changed since a version.
-- As often as it is repeated, and in any order with the requests of other devices, it comes to the same. Of a version that isn't reached
-- yet, as after a restored backup, it answers everything. The epoch tells a device that knows another one to send and ask for everything
-- once more. p_expected_user says whose the records are: a token that is renewed slowly may be another person's by the time it is there.
-- Older apps ask without it.
--
-- It answers in pages: a new device of a person with thousands of records asks several times, and no request reads more than two hundred of
-- them and the rest of the last one's version. A version is told whole, so a device that stops between two pages goes on where it was.
-- `more` says that there is a next page. Most looks of a device bring nothing and find nothing: they read a few entries of the index by
-- version and no row, since a person's rows lie all over the table.
--
-- With `p_by_name` a record that can't be taken is refused by its name and the others are taken, what was sent and taken as it was is not
-- told again, and what stands over it is told in any case. A device that doesn't ask so is refused the whole request: it takes what is not
-- refused for noted. `forgotten` is the version up to which removals were forgotten.
create function public.sync_learning(p_records jsonb, p_since bigint default 0, p_expected_user uuid default null, p_by_name boolean default false) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := case when p_expected_user is null then private.require_session() else private.require_user(p_expected_user) end;
  v_by_name boolean := coalesce(p_by_name, false);
  v_since bigint := coalesce(p_since, 0);
  v_before bigint;
  v_last bigint;
  v_told bigint;
  v_until bigint;
  v_forgotten bigint;
  v_refused jsonb;
begin
  if jsonb_typeof(p_records) is distinct from 'array' or jsonb_array_length(p_records) > 500 then
    perform private.malformed('records');
  end if;
  -- One request of a person after the other, so that a version is seen whole or not at all.
  perform pg_advisory_xact_lock(hashtextextended('learning of ' || v_user::text, 0));
  select greatest(coalesce(max(l.version), 0), (select f.version from private.forgotten_learning f where f.user_id = v_user)) into v_before
  from private.learning_records l where l.user_id = v_user;
  v_refused := private.take_learning(v_user, p_records, v_before + 1, v_by_name);
  if not v_by_name and v_refused <> '[]' then
    perform private.malformed(case when v_refused @> '[{"code": "full"}]' then 'too many records' else 'record' end);
  end if;
  v_forgotten := coalesce((select f.version from private.forgotten_learning f where f.user_id = v_user), 0);
  select greatest(coalesce(max(l.version), 0), v_forgotten) into v_last from private.learning_records l where l.user_id = v_user;

  if v_since > v_last then
    v_since := 0;
  end if;
  v_told := case when v_by_name then v_before else v_last end;
  select l.version into v_until from private.learning_records l
  where l.user_id = v_user and l.version between v_since + 1 and v_told order by l.version offset 199 limit 1;
  v_until := case when v_until < v_told then v_until else v_last end;
  return jsonb_build_object('epoch', (select e.id from private.server_epoch e), 'version', v_until, 'more', v_until < v_last, 'forgotten', v_forgotten,
    'refused', v_refused, 'records', coalesce((
    select jsonb_agg(jsonb_build_object('kind', l.kind, 'key', l.key, 'at', l.at, 'value', l.value) order by l.version, l.kind, l.key)
    from (
      select l.* from private.learning_records l
      where l.user_id = v_user and l.version > v_since and l.version <= least(v_until, v_told)
      union
      select l.* from private.sent_learning(p_records) s join private.learning_records l on l.user_id = v_user and l.kind = s.kind and l.key = s.key
      where v_by_name and (l.at <> s.at or l.value <> s.value)
    ) l
  ), '[]'));
end
$$;
