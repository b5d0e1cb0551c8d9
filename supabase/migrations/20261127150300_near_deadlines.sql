-- As before, and a deadline lies at most five years ahead: a year with a digit too many is refused with a reason, which its author reads. A day more is
-- for the end of that day in the author's zone. Refusals: daily_limit, deadline_in_past, deadline_too_far.
create or replace function public.create_bounty(
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
  elsif p_deadline is null or not isfinite(p_deadline) then
    perform private.malformed('deadline must be a date');
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
  elsif p_deadline > v_now + interval '5 years 1 day' then
    return private.refuse(p_op_id, 'deadline_too_far');
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
