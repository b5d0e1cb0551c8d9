-- Acts: what every act of a person goes through, so that one which is sent again, for days if need be, happens once. An act is a function
-- of its subject; it takes its key and the person whom the phone takes for signed in, and answers
-- { op_id, outcome, code, replayed, entity, server_time }.

-- The key of every act that ever arrived, and what became of it. A phone that got no answer sends the same act again under the same key,
-- for days if need be; this table is why that is safe. The answer itself is not kept, only its outcome: the entity in an answer is always
-- the bounty as it stands when the answer is given.
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
grant select, insert, update (outcome, code, bounty_id) on private.client_ops to academy_acts;

-- The foreign key when an account goes, and a person's latest acts for whoever answers a complaint.
create index client_ops_of_user on private.client_ops (user_id, created_at);

-- A request that no honest client can make: the limits are the same as the form's, so it is a fault, not a refusal.
create function private.malformed(p_what text) returns void
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin raise exception 'Malformed: %', p_what using errcode = 'PT400'; end $$;

-- Opens an act. Answers null for a new key, which is then taken in this transaction; the stored row for a repetition. The insert waits for
-- a twin that is under way in another connection, so two taps at once are one act. The same key for something else, or from somebody else,
-- is PT409 and says no more. Only new keys use up the hourly allowance: a phone may repeat for ever.
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

-- The answer to an act that has just been done, for an act that has its entity at hand.
create function private.applied(p_op_id uuid, p_entity jsonb) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object('op_id', p_op_id, 'outcome', 'applied', 'code', null, 'replayed', false,
    'server_time', clock_timestamp(), 'entity', p_entity);
end
$$;

-- The answer to an act: outcome, and the bounty as it is now with what the act made, and how the asking person's acceptance stands. All is
-- looked up by that person, so that no answer can carry another's, and by no kind of act.
create function private.answer(p_op_id uuid, p_replayed boolean) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (select jsonb_build_object(
    'op_id', o.op_id, 'outcome', o.outcome, 'code', o.code, 'replayed', p_replayed, 'server_time', clock_timestamp(),
    'entity', private.bounty_entity(o.bounty_id, o.user_id)
      || coalesce((select jsonb_build_object('contribution', to_jsonb(c))
           from public.contributions c where c.id = o.op_id and c.contributor_id = o.user_id), '{}')
      || coalesce((select jsonb_build_object('acceptance', to_jsonb(a))
           from public.bounty_acceptances a where a.bounty_id = o.bounty_id and a.user_id = o.user_id), '{}')
      || coalesce((select jsonb_build_object('completion', to_jsonb(c) - 'reviewer_id')
           from public.completions c where c.id = o.op_id and c.user_id = o.user_id), '{}')
  )
  from private.client_ops o where o.op_id = p_op_id);
end
$$;

-- A refusal by the rules is an outcome like any other: it is stored, so that a late repetition is refused again even if the rules would let
-- it pass by then.
create function private.refuse(p_op_id uuid, p_code text) returns jsonb
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  update private.client_ops set outcome = 'rejected', code = p_code where op_id = p_op_id;
  return private.answer(p_op_id, false);
end
$$;

-- The person discards an act that may still be under way. What was decided already is answered as it was decided; otherwise the key is
-- taken by a tombstone, and a request that is still in the network finds it and does nothing, ever.
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

-- An act that belongs to nobody: anybody may send it, from the queue of a phone too, so it has a key like any other act and happens once.
-- Opening it answers null for a new key. Its allowance is the address's.
create function private.open_ownerless_act(p_op_id uuid, p_kind text, p_request text) returns private.client_ops
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_hash bytea := sha256(convert_to(p_request, 'UTF8'));
  v_op private.client_ops;
begin
  if p_op_id is null then
    perform private.malformed('no op_id');
  end if;
  insert into private.client_ops (op_id, kind, request_hash) values (p_op_id, p_kind, v_hash) on conflict (op_id) do nothing;
  if found then
    perform private.require_allowance(private.request_address(), 'ownerless_acts', private.setting('ownerless_acts_per_hour'), interval '1 hour');
    return null;
  end if;
  select * into v_op from private.client_ops where op_id = p_op_id;
  if v_op.user_id is not null or v_op.kind <> p_kind or (v_op.outcome <> 'cancelled' and v_op.request_hash <> v_hash) then
    raise exception 'op_conflict' using errcode = 'PT409';
  end if;
  return v_op;
end
$$;

-- Discards such an act as cancel_op discards the acts of a person: whoever has the key may, since nobody else knows it.
create function public.cancel_ownerless_op(p_op_id uuid, p_kind text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_op private.client_ops;
begin
  if p_op_id is null or p_kind is null or p_kind not in ('send-contact-message', 'subscribe-newsletter') then
    perform private.malformed('no op_id, or a kind that has an owner');
  end if;
  insert into private.client_ops (op_id, kind, request_hash, outcome) values (p_op_id, p_kind, '', 'cancelled') on conflict (op_id) do nothing;
  if found then
    perform private.require_allowance(private.request_address(), 'ownerless_acts', private.setting('ownerless_acts_per_hour'), interval '1 hour');
    return private.answer(p_op_id, false);
  end if;
  select * into v_op from private.client_ops where op_id = p_op_id;
  if v_op.user_id is not null or v_op.kind <> p_kind then
    raise exception 'op_conflict' using errcode = 'PT409';
  end if;
  return private.answer(p_op_id, true);
end
$$;

-- Which life of the database this is. Where a backup is put back, phones hold as confirmed what the database has no more, and rows that are
-- newer than its own. The operator then begins a new epoch: every phone hears another id than it knows, drops what it has cached, asks
-- `op_status` for what it sent lately, and sends again what is lost, under the same keys. A new epoch too many costs each phone a look and
-- changes nothing else: no key has a second effect. One row, for the API to read through the two functions below and for nobody to write.
create table private.server_epoch (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);
insert into private.server_epoch default values;
grant select on private.server_epoch to academy_acts;

-- For the operator, once a backup has been put back and before the API is open again. No role of the API may call it.
create function private.begin_new_epoch() returns uuid
language sql volatile set search_path = pg_catalog, pg_temp
as $$ update private.server_epoch set id = gen_random_uuid() returning id $$;

-- What a phone asks to learn whether the server answers, of its time (the answer's Date), and of its epoch: the same for everybody, one row
-- read.
create function public.server_epoch() returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select id from private.server_epoch $$;
