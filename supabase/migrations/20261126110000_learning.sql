-- What a person has learned, the same on each of their devices: what was read, the place, the answers, the notes, the plan of the week. A record is a text that only the person's devices read; of
-- two versions the later stands, of two at one time that with the smaller text, as src/domain/learning-record.ts says. No table of the API's: one function
-- takes what a device has and tells what it hasn't.
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

-- Takes at most 500 records of the person who asks, each where it stands over what is here, and answers what has changed since a version. As often as it is repeated, and in any
-- order with the requests of other devices, it comes to the same. Of a version that isn't reached yet, as after a restored backup, it answers everything.
create function public.sync_learning(p_records jsonb, p_since bigint default 0) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_last bigint;
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

  select coalesce(max(l.version), 0), count(*), coalesce(sum(octet_length(l.key) + octet_length(l.value)), 0) into v_last, v_count, v_bytes
  from private.learning_records l where l.user_id = v_user;
  if v_count > 5000 or v_bytes > 8000000 then
    perform private.malformed('too many records');
  end if;
  return jsonb_build_object('version', v_last, 'records', coalesce((
    select jsonb_agg(jsonb_build_object('kind', l.kind, 'key', l.key, 'at', l.at, 'value', l.value) order by l.version, l.kind, l.key)
    from private.learning_records l
    where l.user_id = v_user and l.version > case when p_since > v_last then 0 else coalesce(p_since, 0) end
  ), '[]'));
end
$$;

-- As before, with what was learned.
create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_email text := private.confirmed_email();
begin
  return jsonb_build_object(
    'profile', (select jsonb_agg(to_jsonb(t)) from public.profiles t where t.id = v_user),
    'subscriptions', (select jsonb_agg(to_jsonb(t)) from public.subscriptions t where t.user_id = v_user),
    'bounties', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.bounties t where t.creator_id = v_user),
    'contributions', (select jsonb_agg(to_jsonb(t) - 'total_after' order by t.created_at) from public.contributions t where t.contributor_id = v_user),
    'bounty_acceptances', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.bounty_acceptances t where t.user_id = v_user),
    'completions', (select jsonb_agg(to_jsonb(t) - 'reviewer_id' order by t.created_at) from public.completions t where t.user_id = v_user),
    'reviews', (
      select jsonb_agg(jsonb_build_object('completion_id', t.id, 'status', t.status, 'reason', t.reason, 'reviewed_at', t.reviewed_at) order by t.reviewed_at)
      from public.completions t where t.reviewer_id = v_user),
    'notifications', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.notifications t where t.user_id = v_user),
    'reports', (select jsonb_agg(to_jsonb(t) order by t.created_at) from private.reports t where t.reporter_id = v_user),
    'purchases', (
      select jsonb_agg(to_jsonb(t) || jsonb_build_object('refunded_at', r.refunded_at) order by t.paid_at)
      from private.purchases t left join private.refunds r on r.payment_id = t.payment_id where t.user_id = v_user),
    'quotes', (select jsonb_agg(to_jsonb(t) order by t.quoted_at) from private.quotes t where t.user_id = v_user),
    'scores', (select jsonb_agg(to_jsonb(t) order by t.month) from private.scores t where t.user_id = v_user),
    'category_completions', (select jsonb_agg(to_jsonb(t)) from private.category_completions t where t.user_id = v_user),
    'given_achievements', (select jsonb_agg(to_jsonb(t) order by t.place) from private.given_achievements t where t.user_id = v_user),
    'client_ops', (
      select jsonb_agg(to_jsonb(t) - 'request_hash' order by t.created_at) from private.client_ops t where t.user_id = v_user),
    'allowances', (select jsonb_agg(to_jsonb(t)) from private.allowances t where t.subject in (v_user::text, v_email)),
    'moderators', (select jsonb_agg(to_jsonb(t)) from private.moderators t where t.user_id = v_user),
    'applicants', (select jsonb_agg(to_jsonb(t) - 'secret_hash' order by t.created_at) from public.applicants t where t.email = v_email),
    'contact_messages', (select jsonb_agg(to_jsonb(t) order by t.created_at) from private.contact_messages t where t.email = v_email),
    'newsletter_subscribers', (select jsonb_agg(to_jsonb(t)) from private.newsletter_subscribers t where t.email = v_email),
    'learning_records', (
      select jsonb_agg(to_jsonb(t) - 'version' order by t.kind, t.key) from private.learning_records t where t.user_id = v_user),
    'photos', (
      select jsonb_agg(jsonb_build_object('name', o.name, 'created_at', o.created_at, 'metadata', o.metadata) order by o.created_at)
      from storage.objects o
      where o.bucket_id = 'completion-photos' and o.name >= v_user::text || '/' and o.name < v_user::text || '0')
  );
end
$$;

grant select, insert, update on private.learning_records to academy_acts;
grant create on schema public to academy_acts;
alter function public.sync_learning(jsonb, bigint) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.sync_learning(jsonb, bigint) from public, anon, authenticated, service_role;
grant execute on function public.sync_learning(jsonb, bigint) to authenticated;
