-- Completions: who undertakes a bounty, what they hand in, and what becomes of it.

-- One person's undertaking to do one bounty. One row a person and bounty, for ever: who withdraws and accepts again takes the same row up
-- again, who was rejected stays so. The id is the key of the act that accepted first.
--
-- The person is a reference to the account, not to the profile, here and in every table that also refers to a bounty: two references to
-- bounties and to profiles would read as a many-to-many relation between them, and the API could no longer tell which profile
-- creator:profiles(display_name) means.
create table public.bounty_acceptances (
  id uuid primary key,
  bounty_id uuid not null references public.bounties (id),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null default 'in_progress' check (status in (
    'in_progress', 'submitted', 'changes_requested', 'completed', 'rejected', 'withdrawn', 'expired'
  )),
  changes_requested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, bounty_id),
  check (status <> 'changes_requested' or changes_requested_at is not null)
);
alter table public.bounty_acceptances alter column user_id set statistics 0;
revoke all on public.bounty_acceptances from anon, authenticated, service_role;
grant select on public.bounty_acceptances to service_role;
alter table public.bounty_acceptances enable row level security;

-- A person reads the own acceptances. The bounty's creator does not: who tries and gives up need not explain it; what is handed in shows as
-- a completion. No write is granted: states change only through the acts.
grant select (id, bounty_id, user_id, status, changes_requested_at, created_at, updated_at) on public.bounty_acceptances to authenticated;
create policy select_acceptor on public.bounty_acceptances for select to authenticated
  using (user_id = (select private.require_session()));

grant select, insert, update (status, changes_requested_at, updated_at) on public.bounty_acceptances to academy_acts;
create policy select_acts on public.bounty_acceptances for select to academy_acts using (true);
create policy insert_acts on public.bounty_acceptances for insert to academy_acts with check (true);
create policy update_acts on public.bounty_acceptances for update to academy_acts using (true) with check (true);

-- What ends when a bounty completes or expires; and the foreign key to bounties.
create index bounty_acceptances_of_bounty on public.bounty_acceptances (bounty_id, status);

-- My Bounties, "Accepted" and "Completed". The key (user_id, bounty_id) serves the foreign key and the detail page.
create index bounty_acceptances_of_user on public.bounty_acceptances (user_id, updated_at desc, id desc);

-- What a person hands in for a bounty, and what became of it. Each submission is its own row and keeps the words and the photo that were
-- reviewed; a resubmission adds a row. The id is the key of the act that submitted.
create table public.completions (
  id uuid primary key,
  acceptance_id uuid not null references public.bounty_acceptances (id) on delete cascade,
  bounty_id uuid not null references public.bounties (id),
  user_id uuid not null references auth.users (id) on delete cascade,
  photo_path text check (char_length(photo_path) <= 300),
  notes text check (char_length(notes) <= 2000),
  status text not null default 'submitted' check (status in ('submitted', 'changes_requested', 'approved', 'rejected', 'expired')),
  reason text check (char_length(reason) between 1 and 2000),
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewer_id uuid references auth.users (id) on delete set null,
  -- Which of the photos that ever lay under the path was handed in: photos.sql.
  photo_version text,
  check (status not in ('changes_requested', 'rejected') or reason is not null)
);
alter table public.completions alter column user_id set statistics 0, alter column photo_path set statistics 0;
revoke all on public.completions from anon, authenticated, service_role;
grant select on public.completions to service_role;
alter table public.completions enable row level security;

-- The submitter reads the own completions; the bounty's creator and moderators read them through bounty_submissions(). Who reviewed is not
-- granted: a reviewer answers for the reason, not in person. No write is granted: a review is an act.
grant select (id, acceptance_id, bounty_id, user_id, photo_path, notes, status, reason, created_at, reviewed_at)
  on public.completions to authenticated;
create policy select_submitter on public.completions for select to authenticated using (user_id = (select private.require_session()));

grant select, insert, update (status, reason, reviewed_at, reviewer_id) on public.completions to academy_acts;
create policy select_acts on public.completions for select to academy_acts using (true);
create policy insert_acts on public.completions for insert to academy_acts with check (true);
create policy update_acts on public.completions for update to academy_acts using (true) with check (true);

-- At most one submission of an acceptance waits for review; two submitted at once would be reviewed twice.
create unique index completions_under_review on public.completions (acceptance_id) where status = 'submitted';

-- The foreign key to the acceptance, and its newest submission.
create index completions_of_acceptance on public.completions (acceptance_id, created_at desc);

-- The creator's list of submissions to one bounty, those to review first found; and the foreign key to bounties.
create index completions_of_bounty on public.completions (bounty_id, created_at desc, id desc);

-- Serves due_reviews: what waits for a decision, by bounty.
create index completions_to_review on public.completions (bounty_id, created_at) where status = 'submitted';

-- The moderators' list at the desk: what waits for a decision, over all bounties.
create index completions_waiting on public.completions (created_at, id) where status = 'submitted';

-- The submitter's own list, and the two foreign keys when an account goes.
create index completions_of_user on public.completions (user_id, created_at desc, id desc);
create index completions_of_reviewer on public.completions (reviewer_id) where reviewer_id is not null;

-- "Does any completion hold this photo?" It is looked for by its whole name alone. An index in the names' order would also find all photos
-- of a person, and an answer that holds none of them would take longer the more there are.
create index completions_by_photo on public.completions using hash (photo_path) where photo_path is not null;

create trigger academy_require_human_text before insert or update of reason on public.completions
  for each row execute function private.require_human_text('+notes', '+reason');

-- Accepts a bounty: the person undertakes to do it. Once a person and bounty; who withdrew may accept again and takes up the same row.
-- Refusals: bounty_not_found, bounty_hidden, own_bounty, deadline_passed, bounty_closed, already_accepted, acceptance_rejected.
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
    return private.refuse(p_op_id, private.code_of_absent(v_bounty));
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

-- Gives an accepted bounty back. The row stays, as withdrawn, and may be taken up again. A hidden bounty is an unknown one to whoever has
-- not accepted it.
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

-- Hands in a completion for review: the photo, already uploaded, and notes. It keeps which photo it took. A first submission needs an
-- acceptance in progress; after "changes requested" it may be sent again, until seven days after the request even past the deadline.
-- The creator hears of it; where that account is gone, the moderators.
-- Refusals: bounty_not_found, bounty_hidden, acceptance_required, acceptance_rejected, already_submitted, already_completed,
-- deadline_passed, bounty_closed, photo_required, photo_missing (not uploaded, or not of a type and size that the bucket takes),
-- photo_used.
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
  v_photo record;
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
    return private.refuse(p_op_id, private.code_of_absent(v_bounty));
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
  end if;
  select * into v_photo from private.take_photo(p_photo_path, v_now);
  if v_photo.refusal is not null then
    return private.refuse(p_op_id, v_photo.refusal);
  end if;

  insert into public.completions (id, acceptance_id, bounty_id, user_id, photo_path, photo_version, notes, created_at)
  values (p_op_id, v_acceptance.id, p_bounty_id, v_user, p_photo_path, v_photo.version, v_notes, v_now);
  update public.bounty_acceptances set status = 'submitted', updated_at = v_now where id = v_acceptance.id;
  if v_bounty.creator_id is null then
    perform private.tell_of_waits();
  else
    insert into public.notifications (user_id, kind, bounty_id) values (v_bounty.creator_id, 'completion_submitted', p_bounty_id);
  end if;
  return private.answer(p_op_id, false);
end
$$;

-- Answers a submission: 'approve', 'request_changes' or 'reject', the last two with a reason. The bounty's creator or a moderator decides,
-- and never the submitter; a creator needs no second factor for the own bounties. The first approval completes the bounty: the submitter
-- scores, and everybody else's open acceptance ends.
-- Refusals: completion_not_found (also for who may not review it: whether it exists is not that person's business), own_completion,
-- already_reviewed, bounty_hidden.
--
-- Nothing of a hidden bounty earns points or comes to a decision, whoever asks: a creator could hand out the points of a bounty that nobody
-- else sees. What was handed in before waits, since a bounty with a submission that waits doesn't expire, and is reviewed once the bounty
-- is shown again.
--
-- Who approves takes the submitter's turn to score before the bounty, as a pledge takes its turns. What a moderator decides on another's
-- bounty is written to the desk's log.
create function public.review_completion(p_op_id uuid, p_expected_user uuid, p_completion_id uuid, p_decision text, p_reason text)
returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_bounty public.bounties;
  v_completion public.completions;
  v_bounty_id uuid;
  v_now timestamptz;
  v_reason text := nullif(btrim(p_reason), '');
begin
  if p_completion_id is null or p_decision is null or p_decision not in ('approve', 'request_changes', 'reject') then
    perform private.malformed('completion and a decision are required');
  elsif char_length(v_reason) > 2000 or (p_decision <> 'approve' and v_reason is null) then
    perform private.malformed('a reason of 1 to 2000 characters is required');
  end if;
  select bounty_id into v_bounty_id from public.completions where id = p_completion_id;
  v_op := private.open_act(p_op_id, v_user, 'review-completion', v_bounty_id,
    jsonb_build_array(p_completion_id, p_decision, p_reason)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;

  if p_decision = 'approve' then
    perform private.take_turns_to_score(array[(select c.user_id from public.completions c where c.id = p_completion_id)]);
  end if;
  select * into v_bounty from public.bounties where id = v_bounty_id for no key update;
  v_now := clock_timestamp();
  select * into v_completion from public.completions where id = p_completion_id;
  if not (v_bounty.creator_id is not distinct from v_user or private.acts_as_moderator()) or v_completion.id is null then
    update private.client_ops set bounty_id = null where op_id = p_op_id;
    return private.refuse(p_op_id, 'completion_not_found');
  elsif v_completion.user_id = v_user then
    return private.refuse(p_op_id, 'own_completion');
  elsif v_completion.status <> 'submitted' then
    return private.refuse(p_op_id, 'already_reviewed');
  elsif v_bounty.hidden_at is not null then
    return private.refuse(p_op_id, 'bounty_hidden');
  end if;

  update public.completions set
    status = case p_decision when 'approve' then 'approved' when 'reject' then 'rejected' else 'changes_requested' end,
    reason = v_reason, reviewed_at = v_now, reviewer_id = v_user
  where id = p_completion_id;
  update public.bounty_acceptances set
    status = case p_decision when 'approve' then 'completed' when 'reject' then 'rejected' else 'changes_requested' end,
    changes_requested_at = case p_decision when 'request_changes' then v_now else changes_requested_at end,
    updated_at = v_now
  where id = v_completion.acceptance_id;
  insert into public.notifications (user_id, kind, bounty_id, reason)
  values (v_completion.user_id,
    case p_decision when 'approve' then 'completion_approved' when 'reject' then 'completion_rejected' else 'changes_requested' end,
    v_bounty_id, v_reason);

  if p_decision = 'approve' then
    perform private.close_as_completed(v_bounty, v_completion.user_id, v_now);
  else
    perform private.settle_bounty(v_bounty, v_now);
  end if;
  if v_bounty.creator_id is distinct from v_user then
    perform private.log_at_desk(v_user, 'reviewed', p_completion_id);
  end if;
  return private.answer(p_op_id, false);
end
$$;

-- What the first approval brings about. The caller holds the bounty's lock and the submitter's turn to score. The points are the creator's
-- doing and under the ceiling of that pair, unless a moderator approved, who is nobody's friend. The contributors hear that their pledges
-- are due.
create function private.close_as_completed(p_bounty public.bounties, p_submitter uuid, p_now timestamptz) returns void
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

-- What was handed in for one bounty, with the submitter's name: for its creator and for moderators, newest first. Anybody else gets no row;
-- a weak session is refused. The next page starts after the time and the id of the last row: the API cuts every list at max_rows without a
-- word, so each list that a function answers can be asked for from where the last answer ended.
create function public.bounty_submissions(
  p_bounty_id uuid, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 100
) returns table (
  id uuid, bounty_id uuid, submitter_name text, photo_path text, notes text, status text, reason text,
  created_at timestamptz, reviewed_at timestamptz
)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_user uuid := private.current_user_id();
begin
  return query
    select c.id, c.bounty_id, coalesce(p.display_name, 'Patriot'), c.photo_path, c.notes, c.status, c.reason, c.created_at, c.reviewed_at
    from public.completions c
    left join public.profiles p on p.id = c.user_id
    where c.bounty_id = p_bounty_id
      and (p_before is null or (c.created_at, c.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000')))
      and (private.is_moderator() or exists (select from public.bounties b where b.id = p_bounty_id and b.creator_id = v_user))
    order by c.created_at desc, c.id desc
    limit least(greatest(p_limit, 1), 500);
end
$$;

-- The own open bounties with submissions that nobody has decided on, longest waiting first: the first page of who is signed in names them.
-- What can't be reviewed since its bounty is hidden is left out. A notice of each is no measure: newer ones push it out of sight. The next
-- page starts after the time and the id of the last row.
create function public.due_reviews(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 100)
returns table (id uuid, title text, due integer, since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- Asked for first: a session that is gone is refused, whatever there is to find.
  v_user uuid := private.require_session();
begin
  return query
  select b.id, b.title, waiting.due, waiting.since
  from public.bounties b
  cross join lateral (
    select count(*)::integer as due, min(c.created_at) as since from public.completions c where c.bounty_id = b.id and c.status = 'submitted'
  ) waiting
  where b.creator_id = v_user and b.status in ('active', 'funded') and b.hidden_at is null and waiting.due > 0
    and (p_after is null or (waiting.since, b.id) > (p_after, coalesce(p_after_id, '00000000-0000-0000-0000-000000000000')))
  order by waiting.since, b.id
  limit least(greatest(p_limit, 1), 500);
end
$$;
