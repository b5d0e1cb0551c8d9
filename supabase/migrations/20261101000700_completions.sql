-- What a person hands in for a bounty, and what became of it. Each submission is its own row and keeps the words and the photo
-- that were reviewed; a resubmission adds a row. The id is the key of the act that submitted.
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
  check (status not in ('changes_requested', 'rejected') or reason is not null)
);
revoke all on public.completions from anon, authenticated, service_role;
grant select on public.completions to service_role;
alter table public.completions enable row level security;

-- The submitter reads the own completions; the bounty's creator and moderators read them through bounty_submissions(). Who reviewed
-- is not granted: a reviewer answers for the reason, not in person. No write is granted: a review is an act.
grant select (id, acceptance_id, bounty_id, user_id, photo_path, notes, status, reason, created_at, reviewed_at)
  on public.completions to authenticated;
create policy select_submitter on public.completions for select to authenticated using (user_id = (select private.require_session()));

grant select, insert on public.completions to academy_acts;
grant update (status, reason, reviewed_at, reviewer_id) on public.completions to academy_acts;
create policy select_acts on public.completions for select to academy_acts using (true);
create policy insert_acts on public.completions for insert to academy_acts with check (true);
create policy update_acts on public.completions for update to academy_acts using (true) with check (true);

-- At most one submission of an acceptance waits for review; two submitted at once would be reviewed twice.
create unique index completions_under_review on public.completions (acceptance_id) where status = 'submitted';

-- The foreign key to the acceptance, and its newest submission.
create index completions_of_acceptance on public.completions (acceptance_id, created_at desc);

-- The creator's list of submissions to one bounty, those to review first found; and the foreign key to bounties.
create index completions_of_bounty on public.completions (bounty_id, created_at desc, id desc);

-- The submitter's own list, and two foreign keys to profiles when an account goes.
create index completions_of_user on public.completions (user_id, created_at desc, id desc);
create index completions_of_reviewer on public.completions (reviewer_id) where reviewer_id is not null;

-- "Does any completion hold this photo?", asked for each photo by the sweep of orphans.
create index completions_by_photo on public.completions (photo_path) where photo_path is not null;

-- What was handed in for one bounty, with the submitter's name: for its creator and for moderators, newest first. Anybody else gets no row. The next
-- page starts after the time and the id of the last row: the API cuts every list at max_rows without a word, so each list that a function
-- answers can be asked for from where the last answer ended.
create function public.bounty_submissions(
  p_bounty_id uuid, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 100
) returns table (
  id uuid, bounty_id uuid, submitter_name text, photo_path text, notes text, status text, reason text,
  created_at timestamptz, reviewed_at timestamptz
)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.id, c.bounty_id, coalesce(p.display_name, 'Patriot'), c.photo_path, c.notes, c.status, c.reason, c.created_at, c.reviewed_at
  from public.completions c
  left join public.profiles p on p.id = c.user_id
  where c.bounty_id = p_bounty_id
    and (p_before is null or (c.created_at, c.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000')))
    and (private.is_moderator()
      or exists (select from public.bounties b where b.id = p_bounty_id and b.creator_id = private.current_user_id()))
  order by c.created_at desc, c.id desc
  limit least(greatest(p_limit, 1), 500)
$$;

grant create on schema public to academy_acts;
alter function public.bounty_submissions(uuid, timestamptz, uuid, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.bounty_submissions(uuid, timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.bounty_submissions(uuid, timestamptz, uuid, integer) to authenticated;
