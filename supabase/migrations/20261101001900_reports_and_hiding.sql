-- A report is one person's word to the moderators that a bounty should not stand. One a person and bounty; the creator never
-- learns who reported. The id is the key of the act.
create table private.reports (
  id uuid primary key,
  bounty_id uuid not null references public.bounties (id),
  reporter_id uuid references auth.users (id) on delete set null,
  reason text not null check (char_length(reason) between 1 and 1000),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  unique (bounty_id, reporter_id)
);
grant select, insert on private.reports to academy_acts;
grant update (resolved_at) on private.reports to academy_acts;

-- What moderators have still to look at, oldest first; and the foreign key when an account goes.
create index reports_open on private.reports (created_at, id) where resolved_at is null;
create index reports_of_reporter on private.reports (reporter_id);

-- Reports a bounty. Refusals: bounty_not_found, already_reported.
create function public.report_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_reason text := btrim(p_reason);
begin
  if p_bounty_id is null or coalesce(char_length(v_reason), 0) not between 1 and 1000 then
    perform private.malformed('bounty and a reason of 1 to 1000 characters are required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'report-bounty', p_bounty_id, jsonb_build_array(p_bounty_id, v_reason)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  if not exists (select from public.bounties where id = p_bounty_id and hidden_at is null) then
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  insert into private.reports (id, bounty_id, reporter_id, reason) values (p_op_id, p_bounty_id, v_user, v_reason)
  on conflict (bounty_id, reporter_id) do nothing;
  if not found then
    return private.refuse(p_op_id, 'already_reported');
  end if;
  return private.answer(p_op_id, false);
end
$$;

-- Hides a bounty from everybody but its creator and moderators, or shows it again, and settles the reports on it. Nothing else
-- of it changes: pledges and acceptances stand as they are. Refusals: not_moderator, bounty_not_found.
create function public.hide_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_hidden boolean, p_reason text) returns jsonb
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
    hidden_at = case when p_hidden then coalesce(hidden_at, clock_timestamp()) end, updated_at = clock_timestamp()
  where id = p_bounty_id;
  update private.reports set resolved_at = clock_timestamp() where bounty_id = p_bounty_id and resolved_at is null;
  if p_hidden and v_bounty.hidden_at is null and v_bounty.creator_id is not null then
    insert into public.notifications (user_id, kind, bounty_id, reason) values (v_bounty.creator_id, 'bounty_hidden', p_bounty_id, v_reason);
  end if;
  return private.answer(p_op_id, false);
end
$$;

-- The moderators' list of open reports, oldest first. Anybody else gets no row. The next page starts after the time and the id of the last row.
create function public.open_reports(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 50)
returns table (id uuid, bounty_id uuid, title text, hidden_at timestamptz, reason text, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select r.id, r.bounty_id, b.title, b.hidden_at, r.reason, r.created_at
  from private.reports r
  join public.bounties b on b.id = r.bounty_id
  where r.resolved_at is null and private.acts_as_moderator()
    and (p_after is null or (r.created_at, r.id) > (p_after, coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')))
  order by r.created_at, r.id
  limit least(greatest(p_limit, 1), 200)
$$;

grant create on schema public to academy_acts;
alter function public.report_bounty(uuid, uuid, uuid, text) owner to academy_acts;
alter function public.hide_bounty(uuid, uuid, uuid, boolean, text) owner to academy_acts;
alter function public.open_reports(timestamptz, uuid, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.report_bounty(uuid, uuid, uuid, text), public.hide_bounty(uuid, uuid, uuid, boolean, text),
  public.open_reports(timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.report_bounty(uuid, uuid, uuid, text), public.hide_bounty(uuid, uuid, uuid, boolean, text),
  public.open_reports(timestamptz, uuid, integer) to authenticated;
