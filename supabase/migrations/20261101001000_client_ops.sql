-- The key of every act that ever arrived, and what became of it. A phone that got no answer sends the same act again under the
-- same key, for days if need be; this table is why that is safe. The answer itself is not kept, only its outcome: the entity in
-- an answer is always the bounty as it stands when the answer is given.
create table private.client_ops (
  op_id uuid primary key,
  user_id uuid references public.profiles (id) on delete cascade,
  kind text not null,
  request_hash bytea not null,
  bounty_id uuid,
  outcome text not null default 'applied' check (outcome in ('applied', 'rejected', 'cancelled')),
  code text,
  created_at timestamptz not null default now()
);
grant select, insert on private.client_ops to academy_acts;
grant update (outcome, code, bounty_id) on private.client_ops to academy_acts;

-- The foreign key when an account goes, and a person's latest acts for whoever answers a complaint.
create index client_ops_of_user on private.client_ops (user_id, created_at);

-- Who asks, and is it who the phone thinks? No token is PT401. Another person than the entry's owner is PT412: supabase-js
-- can send with whatever session it finds, and one person's work must never go out under another's name.
create function private.require_user(p_expected_user uuid) returns uuid
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.current_user_id();
begin
  if v_user is null then
    raise exception 'Sign in first.' using errcode = 'PT401';
  end if;
  if p_expected_user is distinct from v_user then
    raise exception 'Signed in as another person.' using errcode = 'PT412';
  end if;
  if not exists (select from public.profiles where id = v_user) then
    raise exception 'This account no longer exists.' using errcode = 'PT401';
  end if;
  return v_user;
end
$$;

-- A request that no honest client can make: the limits are the same as the form's, so it is a fault, not a refusal.
create function private.malformed(p_what text) returns void
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin raise exception 'Malformed: %', p_what using errcode = 'PT400'; end $$;

-- Opens an act. Answers null for a new key, which is then taken in this transaction; the stored row for a repetition. The insert
-- waits for a twin that is under way in another connection, so two taps at once are one act. The same key for something else, or
-- from somebody else, is PT409 and says no more. Only new keys use up the hourly allowance: a phone may repeat for ever.
create function private.open_act(p_op_id uuid, p_user uuid, p_kind text, p_bounty_id uuid, p_request text)
returns private.client_ops
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_hash bytea := sha256(convert_to(p_request, 'UTF8'));
  v_op private.client_ops;
  v_wait interval;
begin
  if p_op_id is null then
    perform private.malformed('no op_id');
  end if;
  insert into private.client_ops (op_id, user_id, kind, bounty_id, request_hash)
  values (p_op_id, p_user, p_kind, p_bounty_id, v_hash)
  on conflict (op_id) do nothing;
  if found then
    v_wait := private.take_allowance(p_user::text, 'acts', private.setting('acts_per_hour'), interval '1 hour');
    if v_wait is not null then
      raise exception 'Too many acts in an hour.'
        using errcode = 'PT429', detail = ceil(extract(epoch from v_wait))::text, hint = 'The detail is the wait in seconds.';
    end if;
    return null;
  end if;
  select * into v_op from private.client_ops where op_id = p_op_id;
  if v_op.user_id is distinct from p_user or v_op.kind <> p_kind
    or (v_op.outcome <> 'cancelled' and v_op.request_hash <> v_hash) then
    raise exception 'op_conflict' using errcode = 'PT409';
  end if;
  return v_op;
end
$$;

-- A bounty as an answer carries it: the row as the API reads it, with its creator's name.
create function private.entity_of(p_bounty public.bounties) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return to_jsonb(p_bounty) || jsonb_build_object('creator',
    (select jsonb_build_object('display_name', p.display_name) from public.profiles p where p.id = p_bounty.creator_id));
end
$$;

-- The same by its id, as it is now; a hidden one only to its creator, and to a moderator who may moderate now.
create function private.bounty_entity(p_bounty_id uuid, p_viewer uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_bounty public.bounties;
begin
  select * into v_bounty from public.bounties b
  where b.id = p_bounty_id
    and (b.hidden_at is null or b.creator_id = p_viewer or (p_viewer = private.current_user_id() and private.is_moderator()));
  return case when v_bounty.id is null then null else private.entity_of(v_bounty) end;
end
$$;

-- The answer to an act that has just been done, for an act that has its entity at hand.
create function private.applied(p_op_id uuid, p_entity jsonb) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object('op_id', p_op_id, 'outcome', 'applied', 'code', null, 'replayed', false,
    'server_time', clock_timestamp(), 'entity', p_entity);
end
$$;

-- The answer to an act: outcome, and the bounty as it is now with what the act made. Contribution, acceptance and completion are
-- looked up by the asking person, so that no answer can carry another's.
create function private.answer(p_op_id uuid, p_replayed boolean) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (select jsonb_build_object(
    'op_id', o.op_id, 'outcome', o.outcome, 'code', o.code, 'replayed', p_replayed, 'server_time', clock_timestamp(),
    'entity', private.bounty_entity(o.bounty_id, o.user_id)
      || case when o.kind = 'fund-bounty' then jsonb_build_object('contribution', (
           select to_jsonb(c) from public.contributions c where c.id = o.op_id and c.contributor_id = o.user_id)) else '{}' end
      || case when o.kind in ('accept-bounty', 'withdraw-acceptance', 'complete-bounty') then jsonb_build_object('acceptance', (
           select to_jsonb(a) from public.bounty_acceptances a where a.bounty_id = o.bounty_id and a.user_id = o.user_id)) else '{}' end
      || case when o.kind = 'complete-bounty' then jsonb_build_object('completion', (
           select to_jsonb(c) - 'reviewer_id' from public.completions c where c.id = o.op_id and c.user_id = o.user_id)) else '{}' end
  )
  from private.client_ops o where o.op_id = p_op_id);
end
$$;

-- A refusal by the rules is an outcome like any other: it is stored, so that a late repetition is refused again even if the
-- rules would let it pass by then.
create function private.refuse(p_op_id uuid, p_code text) returns jsonb
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  update private.client_ops set outcome = 'rejected', code = p_code where op_id = p_op_id;
  return private.answer(p_op_id, false);
end
$$;

-- The person discards an act that may still be under way. What was decided already is answered as it was decided; otherwise the key
-- is taken by a tombstone, and a request that is still in the network finds it and does nothing, ever.
create function public.cancel_op(p_op_id uuid, p_expected_user uuid, p_kind text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_wait interval;
begin
  if p_op_id is null or p_kind is null
    or p_kind not in ('create-bounty', 'fund-bounty', 'accept-bounty', 'complete-bounty') then
    perform private.malformed('no op_id, or a kind that is never queued');
  end if;
  insert into private.client_ops (op_id, user_id, kind, request_hash, outcome)
  values (p_op_id, v_user, p_kind, '', 'cancelled')
  on conflict (op_id) do nothing;
  if found then
    v_wait := private.take_allowance(v_user::text, 'cancellations', private.setting('cancellations_per_hour'), interval '1 hour');
    if v_wait is not null then
      raise exception 'Too many cancellations in an hour.'
        using errcode = 'PT429', detail = ceil(extract(epoch from v_wait))::text, hint = 'The detail is the wait in seconds.';
    end if;
    return private.answer(p_op_id, false);
  end if;
  select * into v_op from private.client_ops where op_id = p_op_id;
  if v_op.user_id is distinct from v_user or v_op.kind <> p_kind then
    raise exception 'op_conflict' using errcode = 'PT409';
  end if;
  return private.answer(p_op_id, true);
end
$$;

-- What became of these acts? An array of answers, for the own keys only: another person's key looks like one never seen.
create function public.op_status(p_op_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.current_user_id();
begin
  if v_user is null then
    raise exception 'Sign in first.' using errcode = 'PT401';
  end if;
  if p_op_ids is null or cardinality(p_op_ids) > 100 then
    perform private.malformed('at most 100 op_ids at a time');
  end if;
  return (
    select coalesce(jsonb_agg(private.answer(o.op_id, true) order by o.created_at, o.op_id), '[]')
    from private.client_ops o where o.op_id = any (p_op_ids) and o.user_id = v_user
  );
end
$$;

grant create on schema public to academy_acts;
alter function public.cancel_op(uuid, uuid, text) owner to academy_acts;
alter function public.op_status(uuid[]) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  private.require_user(uuid), private.malformed(text), private.open_act(uuid, uuid, text, uuid, text),
  private.entity_of(public.bounties), private.applied(uuid, jsonb), private.bounty_entity(uuid, uuid), private.answer(uuid, boolean), private.refuse(uuid, text),
  public.cancel_op(uuid, uuid, text), public.op_status(uuid[]) from public, anon, authenticated, service_role;
grant execute on function
  private.require_user(uuid), private.malformed(text), private.open_act(uuid, uuid, text, uuid, text),
  private.entity_of(public.bounties), private.applied(uuid, jsonb), private.bounty_entity(uuid, uuid), private.answer(uuid, boolean), private.refuse(uuid, text) to academy_acts;
grant execute on function public.cancel_op(uuid, uuid, text), public.op_status(uuid[]) to authenticated;
