-- Moderation as whole acts: a reported bounty is kept or hidden, whoever reported it hears what became of it, moderators are told of a report as of everything else, and what is
-- hidden says why, to its creator and to moderators, until it is shown again.

-- Why a moderator has hidden it. Who may see the row may see the reason.
alter table public.bounties add column hidden_reason text check (char_length(hidden_reason) between 1 and 2000);
alter table public.bounties add constraint bounties_hidden_reason_of_hidden check (hidden_reason is null or hidden_at is not null);
grant select (hidden_reason) on public.bounties to anon, authenticated;
grant update (hidden_reason) on public.bounties to academy_acts;
create trigger academy_require_human_reason before update of hidden_reason on public.bounties
  for each row when (new.hidden_reason is not null) execute function private.require_human_text('+hidden_reason');

-- Of what was hidden before, the notice to its creator still holds the reason.
update public.bounties b set hidden_reason = n.reason
from (select distinct on (bounty_id) bounty_id, reason from public.notifications where kind = 'bounty_hidden' and reason is not null order by bounty_id, created_at desc) n
where n.bounty_id = b.id and b.hidden_at is not null;

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'goal_reached', 'completion_submitted', 'completion_approved', 'changes_requested', 'completion_rejected', 'bounty_expired', 'acceptance_expired',
  'bounty_hidden', 'bounty_shown', 'bounty_reported', 'report_kept', 'report_hidden'
));

-- A report is told to every moderator; which one answers is theirs to say. The notice names nobody, and holds none of the report's words: these are shown to who
-- has confirmed the session.
create function private.tell_of_report() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.notifications (user_id, kind, bounty_id) select m.user_id, 'bounty_reported', new.bounty_id from private.moderators m;
  return null;
end
$$;
create trigger academy_tell_of_report after insert on private.reports for each row execute function private.tell_of_report();

-- Settles the open reports on a bounty: whoever reported it is told the outcome, and the moderators' notices have served.
create function private.settle_reports(p_bounty_id uuid, p_outcome text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  with settled as (
    update private.reports set resolved_at = clock_timestamp() where bounty_id = p_bounty_id and resolved_at is null returning reporter_id
  )
  insert into public.notifications (user_id, kind, bounty_id)
  select s.reporter_id, p_outcome, p_bounty_id from settled s where s.reporter_id is not null;
  -- One that somebody marks at this moment is not waited for.
  update public.notifications set read_at = clock_timestamp()
  where id in (
    select n.id from public.notifications n where n.bounty_id = p_bounty_id and n.kind = 'bounty_reported' and n.read_at is null
    for no key update skip locked);
end
$$;

-- Lets a reported bounty stand, and thanks who reported it. Refusals: not_moderator, bounty_not_found.
create function public.keep_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
begin
  if p_bounty_id is null then
    perform private.malformed('bounty is required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'keep-bounty', p_bounty_id, jsonb_build_array(p_bounty_id)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  if not private.acts_as_moderator() then
    return private.refuse(p_op_id, 'not_moderator');
  end if;
  perform from public.bounties where id = p_bounty_id for no key update;
  if not found then
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  perform private.settle_reports(p_bounty_id, 'report_kept');
  return private.answer(p_op_id, false);
end
$$;

-- As before, and the reason stands with the bounty while it is hidden; its creator is told too when it is shown again.
create or replace function public.hide_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_hidden boolean, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_reason text := nullif(btrim(p_reason), '');
begin
  if p_bounty_id is null or p_hidden is null or char_length(v_reason) > 2000 or (p_hidden and v_reason is null) then
    perform private.malformed('bounty, hidden, and for hiding a reason of 1 to 2000 characters are required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'hide-bounty', p_bounty_id, jsonb_build_array(p_bounty_id, p_hidden, v_reason)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  if not private.acts_as_moderator() then
    return private.refuse(p_op_id, 'not_moderator');
  end if;
  select * into v_bounty from public.bounties where id = p_bounty_id for no key update;
  if v_bounty.id is null then
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  update public.bounties set
    hidden_at = case when p_hidden then coalesce(hidden_at, clock_timestamp()) end,
    hidden_reason = case when p_hidden then v_reason end,
    updated_at = clock_timestamp()
  where id = p_bounty_id;
  perform private.settle_reports(p_bounty_id, case when p_hidden then 'report_hidden' else 'report_kept' end);
  if v_bounty.creator_id is not null and p_hidden <> (v_bounty.hidden_at is not null) then
    insert into public.notifications (user_id, kind, bounty_id, reason)
    values (v_bounty.creator_id, case when p_hidden then 'bounty_hidden' else 'bounty_shown' end, p_bounty_id, case when p_hidden then v_reason end);
  end if;
  return private.answer(p_op_id, false);
end
$$;

grant create on schema public, private to academy_acts;
alter function public.keep_bounty(uuid, uuid, uuid) owner to academy_acts;
alter function private.settle_reports(uuid, text) owner to academy_acts;
alter function private.tell_of_report() owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function public.keep_bounty(uuid, uuid, uuid), private.settle_reports(uuid, text), private.tell_of_report()
  from public, anon, authenticated, service_role;
grant execute on function public.keep_bounty(uuid, uuid, uuid) to authenticated;
