-- Accepts a bounty: the person undertakes to do it. Once a person and bounty; who withdrew may accept again and takes up the same row.
-- Refusals: bounty_not_found, own_bounty, deadline_passed, bounty_closed, already_accepted, acceptance_rejected.
create function public.accept_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_now timestamptz;
  v_status text;
  v_held text;
begin
  if p_bounty_id is null then
    perform private.malformed('bounty is required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'accept-bounty', p_bounty_id, p_bounty_id::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;

  select * into v_bounty from public.bounties where id = p_bounty_id for no key update;
  v_now := clock_timestamp();
  if v_bounty.id is null or v_bounty.hidden_at is not null then
    return private.refuse(p_op_id, 'bounty_not_found');
  elsif v_bounty.creator_id = v_user then
    return private.refuse(p_op_id, 'own_bounty');
  end if;
  select status into v_held from public.bounty_acceptances where bounty_id = p_bounty_id and user_id = v_user;
  if v_held in ('in_progress', 'submitted', 'changes_requested', 'completed') then
    return private.refuse(p_op_id, 'already_accepted');
  elsif v_held = 'rejected' then
    return private.refuse(p_op_id, 'acceptance_rejected');
  end if;
  v_status := private.settle_bounty(v_bounty, v_now);
  if v_bounty.deadline <= v_now and v_status <> 'completed' then
    return private.refuse(p_op_id, 'deadline_passed');
  elsif v_status not in ('active', 'funded') then
    return private.refuse(p_op_id, 'bounty_closed');
  end if;

  insert into public.bounty_acceptances (id, bounty_id, user_id, created_at, updated_at)
  values (p_op_id, p_bounty_id, v_user, v_now, v_now)
  on conflict (user_id, bounty_id) do update set status = 'in_progress', updated_at = v_now;
  return private.answer(p_op_id, false);
end
$$;

grant create on schema public to academy_acts;
alter function public.accept_bounty(uuid, uuid, uuid) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.accept_bounty(uuid, uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.accept_bounty(uuid, uuid, uuid) to authenticated;
