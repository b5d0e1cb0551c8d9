-- A refund in part ends nothing, and what is left of the payment is what can still go back. amount_cents is how much of the payment had gone back by the time of the last word on
-- it; null, as in each row so far, where that was all of it. The provider tells the sum of all refunds that have not failed by then, so of two words the later one counts, and
-- the larger of one second. Of a failed refund it is that refund's own sum; null where it was not told.
alter table private.told_refunds add column amount_cents integer check (amount_cents > 0);
grant update (amount_cents) on private.told_refunds to academy_acts;
alter table private.failed_refunds add column amount_cents integer check (amount_cents > 0);

-- As before: the refunds of the whole that stand.
create or replace view private.refunds with (security_invoker = true) as
  select payment_id, refunded_at from private.told_refunds as told
  where amount_cents is null and not exists (
    select from private.failed_refunds as failed
    where failed.payment_id = told.payment_id and told.refunded_at < failed.failed_at + interval '1 second'
  );

-- How many cents of a payment have gone back: all of it where it was given back whole or a dispute took it, else what was told last less what has failed since.
create function private.returned_cents(p_payment_id text) returns integer
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case
      when private.given_back_at(p_payment_id) is not null then p.amount_cents
      when told.payment_id is null then 0
      else greatest(0, least(p.amount_cents, coalesce(told.amount_cents, p.amount_cents)) - (
        select coalesce(sum(coalesce(failed.amount_cents, p.amount_cents)), 0) from private.failed_refunds failed
        where failed.payment_id = p_payment_id and told.refunded_at < failed.failed_at + interval '1 second'))
    end
    from private.purchases p left join private.told_refunds told on told.payment_id = p.payment_id
    where p.payment_id = p_payment_id);
end
$$;

-- As before, and of a refund in part p_amount_cents, which is what had gone back by then. Without it all of the payment went back.
drop function public.record_refund(text, text, timestamptz);
create function public.record_refund(p_event_id text, p_payment_id text, p_refunded_at timestamptz, p_amount_cents integer default null) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.payment_events (event_id, kind) values (p_event_id, 'refund') on conflict (event_id) do nothing;
  if not found then
    return false;
  end if;
  perform private.one_settling_at_a_time(p_payment_id, null);
  insert into private.told_refunds as known (payment_id, refunded_at, amount_cents) values (p_payment_id, p_refunded_at, p_amount_cents)
  on conflict (payment_id) do update set refunded_at = excluded.refunded_at, amount_cents = excluded.amount_cents
  where (excluded.refunded_at, coalesce(excluded.amount_cents, 2147483647)) > (known.refunded_at, coalesce(known.amount_cents, 2147483647));
  perform private.settle_payment(p_payment_id);
  return true;
end
$$;

-- As before, and p_amount_cents is what that refund would have given back.
drop function public.record_failed_refund(text, text, text, text, timestamptz);
create function public.record_failed_refund(
  p_event_id text, p_refund_id text, p_payment_id text, p_reason text, p_failed_at timestamptz, p_amount_cents integer default null
) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.payment_events (event_id, kind) values (p_event_id, 'failed refund') on conflict (event_id) do nothing;
  if not found then
    return false;
  end if;
  perform private.one_settling_at_a_time(p_payment_id, null);
  insert into private.failed_refunds as known (refund_id, payment_id, reason, failed_at, amount_cents)
  values (p_refund_id, p_payment_id, p_reason, p_failed_at, p_amount_cents)
  on conflict (refund_id) do update set failed_at = least(known.failed_at, excluded.failed_at);
  perform private.settle_payment(p_payment_id);
  return true;
end
$$;

-- As before, each with returned_cents.
create or replace function public.payments_of_person(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(
    to_jsonb(p) - 'session_id' || jsonb_build_object('returned_cents', private.returned_cents(p.payment_id)) order by p.paid_at desc, p.amount_cents desc
  ), '[]'::jsonb) from private.payments_of(p_user_id) p
$$;

-- As before, and of a payment that was made its returned_cents.
create or replace function public.my_purchase(p_session_id text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- Asked for first: a session that is gone is refused, whatever there is to find.
  v_user uuid := private.require_session();
begin
  return coalesce(
    (select jsonb_build_object('plan_type', p.plan_type, 'amount_cents', p.amount_cents,
      'paid_at', case when p.standing <> 'without_base' then p.paid_at end, 'payment_id', p.payment_id, 'refunded_at', p.refunded_at,
      'returned_cents', private.returned_cents(p.payment_id), 'standing', p.standing, 'held', p.standing = 'without_base')
     from private.payments_of(v_user) p where p.session_id = p_session_id),
    (select jsonb_build_object('plan_type', q.plan_type, 'amount_cents', q.amount_cents,
      'standing', case when q.refused_at is null then 'on_its_way' else 'refused' end)
     from private.quotes q
     where q.user_id = v_user and q.checkout_id = p_session_id and coalesce(q.refused_at, q.ordered_at) is not null and q.session_id is null));
end
$$;

-- As before, and of each purchase what of it went back.
create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_email text := private.confirmed_email();
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
      select jsonb_agg(
        to_jsonb(t) || jsonb_build_object('refunded_at', r.refunded_at, 'returned_cents', private.returned_cents(t.payment_id)) order by t.paid_at)
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
    'learning_records', (
      select jsonb_agg(to_jsonb(t) - 'version' order by t.kind, t.key) from private.learning_records t where t.user_id = v_user),
    'photos', (
      select jsonb_agg(jsonb_build_object('name', o.name, 'created_at', o.created_at, 'metadata', o.metadata) order by o.created_at)
      from storage.objects o
      where o.bucket_id = 'completion-photos' and o.name >= v_user::text || '/' and o.name < v_user::text || '0')
  );
end
$$;

grant create on schema public to academy_acts;
alter function public.record_refund(text, text, timestamptz, integer) owner to academy_acts;
alter function public.record_failed_refund(text, text, text, text, timestamptz, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  private.returned_cents(text), public.record_refund(text, text, timestamptz, integer),
  public.record_failed_refund(text, text, text, text, timestamptz, integer) from public, anon, authenticated, service_role;
grant execute on function private.returned_cents(text) to academy_acts;
grant execute on function public.record_refund(text, text, timestamptz, integer),
  public.record_failed_refund(text, text, text, text, timestamptz, integer) to service_role;
