-- What visitors write through the contact form. Kept for the office, which reads it with the secret key; closed to every other role.
create table private.contact_messages (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (private.is_email(email)),
  message text not null check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now()
);
grant select, insert on private.contact_messages to academy_acts;

-- Opens an act that belongs to nobody: anybody may send it, from the queue of a phone too, so it has a key like any other act and happens once.
-- Answers null for a new key. Its allowance is the address's.
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

-- Stores a message of the contact form, whose rules these are: all three are there, and the email could be one.
create function public.send_contact_message(p_op_id uuid, p_name text, p_email text, p_message text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_op private.client_ops;
begin
  if coalesce(char_length(btrim(p_name)), 0) not between 1 and 120 or not private.is_email(btrim(p_email))
    or coalesce(char_length(btrim(p_message)), 0) not between 1 and 5000 then
    perform private.malformed('name, email or message');
  end if;
  v_op := private.open_ownerless_act(p_op_id, 'send-contact-message', jsonb_build_array(p_name, p_email, p_message)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  insert into private.contact_messages (id, name, email, message) values (p_op_id, btrim(p_name), lower(btrim(p_email)), btrim(p_message));
  return private.answer(p_op_id, false);
end
$$;

-- Discards one of these two acts as cancel_op discards the acts of a person: whoever has the key may, since nobody else knows it.
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

insert into private.settings (name, value) values ('ownerless_acts_per_hour', 20);

grant create on schema public to academy_acts;
alter function public.send_contact_message(uuid, text, text, text) owner to academy_acts;
alter function public.cancel_ownerless_op(uuid, text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  private.open_ownerless_act(uuid, text, text), public.send_contact_message(uuid, text, text, text),
  public.cancel_ownerless_op(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.open_ownerless_act(uuid, text, text) to academy_acts;
grant execute on function public.send_contact_message(uuid, text, text, text), public.cancel_ownerless_op(uuid, text) to anon, authenticated;
