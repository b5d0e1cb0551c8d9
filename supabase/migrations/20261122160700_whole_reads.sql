-- The API cuts every list at max_rows without a word, so each list that is answered by a function can be asked for from where the last answer ended: by
-- the values of its last row.

-- What was handed in for one bounty, with the submitter's name: for its creator and for moderators, newest first. Anybody else gets no row.
drop function public.bounty_submissions(uuid);
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

-- The moderators' list of open reports, oldest first. Anybody else gets no row.
drop function public.open_reports(timestamptz, integer);
create function public.open_reports(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 50)
returns table (id uuid, bounty_id uuid, title text, hidden_at timestamptz, reason text, created_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select r.id, r.bounty_id, b.title, b.hidden_at, r.reason, r.created_at
  from private.reports r
  join public.bounties b on b.id = r.bounty_id
  where r.resolved_at is null and private.is_moderator()
    and (p_after is null or (r.created_at, r.id) > (p_after, coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')))
  order by r.created_at, r.id
  limit least(greatest(p_limit, 1), 200)
$$;

-- Everything that this database holds about the person who asks, table by table, as one document: a list could be cut, and half a copy passes for a
-- whole one. What a confirmed address wrote without an account belongs to it. Left out is what tells nothing about the person, or about others:
-- hashes and secrets, the sums that only repeat rows (scores are given), who reviewed.
create function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_email text := (
    select lower(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email') where private.is_confirmed_by_mail(v_user));
begin
  return jsonb_build_object(
    'profile', (select jsonb_agg(to_jsonb(t)) from public.profiles t where t.id = v_user),
    'subscriptions', (select jsonb_agg(to_jsonb(t)) from public.subscriptions t where t.user_id = v_user),
    'bounties', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.bounties t where t.creator_id = v_user),
    'contributions', (select jsonb_agg(to_jsonb(t) - 'total_after' order by t.created_at) from public.contributions t where t.contributor_id = v_user),
    'bounty_acceptances', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.bounty_acceptances t where t.user_id = v_user),
    'completions', (select jsonb_agg(to_jsonb(t) - 'reviewer_id' order by t.created_at) from public.completions t where t.user_id = v_user),
    'reviews', (
      select jsonb_agg(jsonb_build_object('completion_id', t.id, 'status', t.status, 'reason', t.reason, 'reviewed_at', t.reviewed_at) order by t.reviewed_at)
      from public.completions t where t.reviewer_id = v_user),
    'notifications', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.notifications t where t.user_id = v_user),
    'reports', (select jsonb_agg(to_jsonb(t) order by t.created_at) from private.reports t where t.reporter_id = v_user),
    'purchases', (
      select jsonb_agg(to_jsonb(t) || jsonb_build_object('refunded_at', r.refunded_at) order by t.paid_at)
      from private.purchases t left join private.refunds r on r.payment_id = t.payment_id where t.user_id = v_user),
    'quotes', (select jsonb_agg(to_jsonb(t) order by t.quoted_at) from private.quotes t where t.user_id = v_user),
    'scores', (select jsonb_agg(to_jsonb(t) order by t.month) from private.scores t where t.user_id = v_user),
    'category_completions', (select jsonb_agg(to_jsonb(t)) from private.category_completions t where t.user_id = v_user),
    'given_achievements', (select jsonb_agg(to_jsonb(t) order by t.place) from private.given_achievements t where t.user_id = v_user),
    'client_ops', (
      select jsonb_agg(to_jsonb(t) - 'request_hash' order by t.created_at) from private.client_ops t where t.user_id = v_user),
    'allowances', (select jsonb_agg(to_jsonb(t)) from private.allowances t where t.subject in (v_user::text, v_email)),
    'moderators', (select jsonb_agg(to_jsonb(t)) from private.moderators t where t.user_id = v_user),
    'applicants', (select jsonb_agg(to_jsonb(t) - 'secret_hash' order by t.created_at) from public.applicants t where t.email = v_email),
    'contact_messages', (select jsonb_agg(to_jsonb(t) order by t.created_at) from private.contact_messages t where t.email = v_email),
    'newsletter_subscribers', (select jsonb_agg(to_jsonb(t)) from private.newsletter_subscribers t where t.email = v_email),
    'photos', (
      select jsonb_agg(jsonb_build_object('name', o.name, 'created_at', o.created_at, 'metadata', o.metadata) order by o.created_at)
      from storage.objects o
      where o.bucket_id = 'completion-photos' and o.name >= v_user::text || '/' and o.name < v_user::text || '0')
  );
end
$$;

grant create on schema public to academy_acts;
alter function public.bounty_submissions(uuid, timestamptz, uuid, integer) owner to academy_acts;
alter function public.open_reports(timestamptz, uuid, integer) owner to academy_acts;
alter function public.my_data() owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.bounty_submissions(uuid, timestamptz, uuid, integer), public.open_reports(timestamptz, uuid, integer),
  public.my_data() from public, anon, authenticated, service_role;
grant execute on function public.bounty_submissions(uuid, timestamptz, uuid, integer), public.open_reports(timestamptz, uuid, integer),
  public.my_data() to authenticated;
