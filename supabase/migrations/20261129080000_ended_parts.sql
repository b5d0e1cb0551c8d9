-- Who has a part in a bounty hears how it ended: whose acceptance its end took along, at the deadline too, and who pledged. The creator is told of the end by a notice of its own.

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'goal_reached', 'completion_submitted', 'completion_approved', 'changes_requested', 'completion_rejected', 'bounty_expired', 'acceptance_expired',
  'bounty_hidden', 'bounty_shown', 'bounty_reported', 'report_kept', 'report_hidden',
  'pledge_due', 'pledge_released', 'work_hidden', 'work_shown', 'pledge_hidden', 'pledge_shown'
));

-- Tells each person who pledged to a bounty, anonymous ones too: a notice is read by its person alone. Its creator, who may have pledged as well, is told in other words.
create function private.tell_contributors(p_bounty public.bounties, p_kind text, p_reason text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.notifications (user_id, kind, bounty_id, reason)
  select distinct c.contributor_id, p_kind, c.bounty_id, p_reason from public.contributions c
  where c.bounty_id = p_bounty.id and c.contributor_id is not null and c.contributor_id is distinct from p_bounty.creator_id;
end
$$;
revoke execute on function private.tell_contributors(public.bounties, text, text) from public, anon, authenticated, service_role;
grant execute on function private.tell_contributors(public.bounties, text, text) to academy_acts;

-- As before, and whose acceptance ends with the deadline hears of it, and so do the contributors.
create or replace function private.settle_bounty(p_bounty public.bounties, p_now timestamptz) returns text
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if p_bounty.status not in ('active', 'funded') or p_bounty.deadline > p_now then
    return p_bounty.status;
  end if;
  with ended as (
    update public.bounty_acceptances set status = 'expired', updated_at = p_now
    where bounty_id = p_bounty.id
      and (status = 'in_progress' or (status = 'changes_requested' and changes_requested_at + interval '7 days' <= p_now))
    returning user_id
  )
  insert into public.notifications (user_id, kind, bounty_id)
  select user_id, 'acceptance_expired', p_bounty.id from ended;
  if exists (
    select from public.bounty_acceptances
    where bounty_id = p_bounty.id and status in ('submitted', 'changes_requested')
  ) then
    return p_bounty.status;
  end if;
  update public.bounties set status = 'expired', updated_at = p_now where id = p_bounty.id;
  insert into public.notifications (user_id, kind, bounty_id)
  select p_bounty.creator_id, 'bounty_expired', p_bounty.id where p_bounty.creator_id is not null;
  perform private.tell_contributors(p_bounty, 'pledge_released', null);
  return 'expired';
end
$$;

-- As before, and the contributors hear that their pledges are due.
create or replace function private.close_as_completed(p_bounty public.bounties, p_submitter uuid, p_now timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_by_creator boolean := exists (
    select from public.completions c
    where c.bounty_id = p_bounty.id and c.status = 'approved' and c.reviewer_id = p_bounty.creator_id);
begin
  update public.bounties set status = 'completed' where id = p_bounty.id;
  update public.completions set status = 'expired' where bounty_id = p_bounty.id and status = 'submitted';
  with ended as (
    update public.bounty_acceptances set status = 'expired', updated_at = p_now
    where bounty_id = p_bounty.id and status in ('in_progress', 'submitted', 'changes_requested')
    returning user_id
  )
  insert into public.notifications (user_id, kind, bounty_id)
  select user_id, 'acceptance_expired', p_bounty.id from ended;
  perform private.tell_contributors(p_bounty, 'pledge_due', null);
  if not private.is_confirmed_by_mail(p_submitter) or (v_by_creator and not private.is_confirmed_by_mail(p_bounty.creator_id)) then
    return;
  end if;
  perform private.add_score(p_submitter, case when v_by_creator then p_bounty.creator_id end, p_now, 50, 0, 0, 0, 1);
  insert into private.category_completions as c (user_id, category, completed) values (p_submitter, p_bounty.category, 1)
  on conflict (user_id, category) do update set completed = c.completed + 1;
end
$$;
