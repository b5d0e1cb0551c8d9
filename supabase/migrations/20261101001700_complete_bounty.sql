-- Hands in a completion for review: the photo, already uploaded, and notes. A first submission needs an acceptance in progress; after
-- "changes requested" it may be sent again, until seven days after the request even past the deadline.
-- Refusals: bounty_not_found, acceptance_required, acceptance_rejected, already_submitted, already_completed, deadline_passed,
-- bounty_closed, photo_required, photo_missing (not uploaded, or not of a type and size that the bucket takes).
create function public.complete_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_photo_path text, p_notes text)
returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_now timestamptz;
  v_acceptance public.bounty_acceptances;
  v_notes text := nullif(btrim(p_notes), '');
begin
  if p_bounty_id is null then
    perform private.malformed('bounty is required');
  elsif char_length(p_notes) > 2000 then
    perform private.malformed('notes must have at most 2000 characters');
  elsif p_photo_path is not null and not private.is_photo_path(p_photo_path, v_user) then
    perform private.malformed('photo_path is not one of this person');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'complete-bounty', p_bounty_id,
    jsonb_build_array(p_bounty_id, p_photo_path, p_notes)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;

  select * into v_bounty from public.bounties where id = p_bounty_id for no key update;
  v_now := clock_timestamp();
  if v_bounty.id is null or v_bounty.hidden_at is not null then
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  perform private.settle_bounty(v_bounty, v_now);
  select * into v_acceptance from public.bounty_acceptances where bounty_id = p_bounty_id and user_id = v_user;
  if v_acceptance.id is null or v_acceptance.status = 'withdrawn' then
    return private.refuse(p_op_id, 'acceptance_required');
  elsif v_acceptance.status = 'rejected' then
    return private.refuse(p_op_id, 'acceptance_rejected');
  elsif v_acceptance.status = 'submitted' then
    return private.refuse(p_op_id, 'already_submitted');
  elsif v_acceptance.status = 'completed' then
    return private.refuse(p_op_id, 'already_completed');
  elsif v_acceptance.status = 'expired' then
    return private.refuse(p_op_id, case when v_bounty.status = 'completed' then 'bounty_closed' else 'deadline_passed' end);
  end if;

  if p_photo_path is null and v_bounty.requires_photo then
    return private.refuse(p_op_id, 'photo_required');
  elsif p_photo_path is not null and not exists (
    select from storage.objects o
    where o.bucket_id = 'completion-photos' and o.name = p_photo_path
      and coalesce((o.metadata ->> 'size')::bigint, 0) between 1 and 5242880
      and o.metadata ->> 'mimetype' in ('image/jpeg', 'image/png', 'image/webp')
  ) then
    return private.refuse(p_op_id, 'photo_missing');
  end if;

  insert into public.completions (id, acceptance_id, bounty_id, user_id, photo_path, notes, created_at)
  values (p_op_id, v_acceptance.id, p_bounty_id, v_user, p_photo_path, v_notes, v_now);
  update public.bounty_acceptances set status = 'submitted', updated_at = v_now where id = v_acceptance.id;
  insert into public.notifications (user_id, kind, bounty_id)
  select v_bounty.creator_id, 'completion_submitted', p_bounty_id where v_bounty.creator_id is not null;
  return private.answer(p_op_id, false);
end
$$;

grant create on schema public to academy_acts;
alter function public.complete_bounty(uuid, uuid, uuid, text, text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.complete_bounty(uuid, uuid, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.complete_bounty(uuid, uuid, uuid, text, text) to authenticated;
