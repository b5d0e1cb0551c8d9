-- Gives an accepted bounty back. The row stays, as withdrawn, and may be taken up again. A hidden bounty is an unknown one to whoever has not accepted it.
-- Refusals: bounty_not_found, not_accepted (nothing to give back), under_review (what is handed in gets its answer first).
create function public.withdraw_acceptance(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_held text;
begin
  if p_bounty_id is null then
    perform private.malformed('bounty is required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'withdraw-acceptance', p_bounty_id, p_bounty_id::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;

  select * into v_bounty from public.bounties where id = p_bounty_id for no key update;
  select status into v_held from public.bounty_acceptances where bounty_id = p_bounty_id and user_id = v_user;
  if v_bounty.id is null or (v_bounty.hidden_at is not null and v_held is null) then
    update private.client_ops set bounty_id = null where op_id = p_op_id;
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  perform private.settle_bounty(v_bounty, clock_timestamp());
  select status into v_held from public.bounty_acceptances where bounty_id = p_bounty_id and user_id = v_user;
  if v_held = 'submitted' then
    return private.refuse(p_op_id, 'under_review');
  elsif v_held is null or v_held not in ('in_progress', 'changes_requested') then
    return private.refuse(p_op_id, 'not_accepted');
  end if;
  update public.bounty_acceptances set status = 'withdrawn', updated_at = clock_timestamp()
  where bounty_id = p_bounty_id and user_id = v_user;
  return private.answer(p_op_id, false);
end
$$;

grant create on schema public to academy_acts;
alter function public.withdraw_acceptance(uuid, uuid, uuid) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.withdraw_acceptance(uuid, uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_acceptance(uuid, uuid, uuid) to authenticated;
