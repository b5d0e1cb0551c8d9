-- Creates a bounty. Its id is the act's key. Refusals: daily_limit (so many creations a day and person),
-- deadline_in_past (it may have passed while the act waited on a phone). Amounts are cents.
create function public.create_bounty(
  p_op_id uuid, p_expected_user uuid, p_title text, p_description text, p_category text,
  p_funding_goal_cents bigint, p_deadline timestamptz, p_requires_photo boolean
) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_now timestamptz;
  v_title text := btrim(regexp_replace(p_title, '[[:cntrl:][:space:]]+', ' ', 'g'));
begin
  if coalesce(char_length(v_title), 0) not between 1 and 120 then
    perform private.malformed('title must have 1 to 120 characters');
  elsif coalesce(char_length(p_description), 0) not between 1 and 4000 or p_description !~ '\S' then
    perform private.malformed('description must have 1 to 4000 characters');
  elsif p_category is null or p_category not in (
    'Historical Knowledge', 'Civic Engagement', 'Military Appreciation',
    'Community Service', 'Flag Etiquette', 'Constitutional Studies'
  ) then
    perform private.malformed('unknown category');
  elsif p_funding_goal_cents is null or p_funding_goal_cents not between 100 and 100000000 then
    perform private.malformed('funding goal must be $1 to $1,000,000');
  elsif p_deadline is null or not isfinite(p_deadline) or p_deadline > now() + interval '100 years' then
    perform private.malformed('deadline must be a date within 100 years');
  elsif p_requires_photo is null then
    perform private.malformed('requires_photo must be true or false');
  end if;

  v_op := private.open_act(p_op_id, v_user, 'create-bounty', p_op_id, jsonb_build_array(
    p_title, p_description, p_category, p_funding_goal_cents, extract(epoch from p_deadline), p_requires_photo)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;

  v_now := clock_timestamp();
  if p_deadline <= v_now then
    return private.refuse(p_op_id, 'deadline_in_past');
  end if;
  if private.take_allowance(v_user::text, 'bounties', private.setting('bounties_per_day'), interval '1 day') is not null then
    return private.refuse(p_op_id, 'daily_limit');
  end if;
  insert into public.bounties (id, title, description, category, creator_id, funding_goal, deadline, requires_photo, created_at, updated_at)
  values (p_op_id, v_title, p_description, p_category, v_user, p_funding_goal_cents / 100.0, p_deadline, p_requires_photo, v_now, v_now)
  on conflict (id) do nothing;
  if not found then
    raise exception 'op_conflict' using errcode = 'PT409';
  end if;
  return private.answer(p_op_id, false);
end
$$;

grant create on schema public to academy_acts;
alter function public.create_bounty(uuid, uuid, text, text, text, bigint, timestamptz, boolean) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.create_bounty(uuid, uuid, text, text, text, bigint, timestamptz, boolean) from public, anon, authenticated, service_role;
grant execute on function public.create_bounty(uuid, uuid, text, text, text, bigint, timestamptz, boolean) to authenticated;
