-- A payment that takes days, such as a bank debit: ordered_at is when its buyer had ordered it at the provider, refused_at when the bank said no. Facts of the quote that it
-- was ordered by, in whatever order they are told; once it is paid it is a purchase, as every other.
alter table private.quotes add column ordered_at timestamptz, add column refused_at timestamptz;
grant update (ordered_at, refused_at) on private.quotes to academy_acts;

-- The last payment of a person that was ordered and is not paid: {plan_type, amount_cents, state, since}, where state is `on_its_way` or, as long as nothing was bought since,
-- `refused`; null without one. A month after it was ordered a payment of which nothing was heard is none any more: banks answer within two weeks.
create function private.delayed_payment(p_user uuid) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('plan_type', q.plan_type, 'amount_cents', q.amount_cents,
    'state', case when q.refused_at is null then 'on_its_way' else 'refused' end, 'since', coalesce(q.refused_at, q.ordered_at))
  from private.quotes q
  where q.user_id = p_user and q.session_id is null and coalesce(q.refused_at, q.ordered_at) > now() - interval '30 days'
    and (q.refused_at is null or not exists (select from private.purchases p where p.user_id = p_user and p.paid_at > q.refused_at))
  order by q.refused_at is null desc, coalesce(q.refused_at, q.ordered_at) desc limit 1
$$;

-- Records that a payment was ordered, or, where p_is_refused says so, that the bank refused it. Answers whether the event is new. It has to fit its quote as a payment has.
create function public.record_delayed_payment(
  p_event_id text, p_session_id text, p_user_id uuid, p_plan_type text, p_amount_cents integer, p_currency text, p_quote_id uuid,
  p_is_refused boolean, p_at timestamptz
) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.payment_events (event_id, kind) values (p_event_id, 'delayed payment') on conflict (event_id) do nothing;
  if not found then
    return false;
  end if;
  update private.quotes set
    checkout_id = p_session_id,
    ordered_at = least(ordered_at, case when not p_is_refused then p_at end),
    refused_at = least(refused_at, case when p_is_refused then p_at end)
  where id = p_quote_id and user_id = p_user_id and plan_type = p_plan_type and amount_cents = p_amount_cents and currency = p_currency;
  return true;
end
$$;

-- As before, but while a payment is on its way nothing is sold: {refusal: 'on_its_way', plan_type}. A quote that was ordered by is asked for no more.
create or replace function public.checkout_quote(p_user_id uuid, p_plan_type text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_price integer := (select price_cents from private.packages where plan_type = p_plan_type);
  v_delayed jsonb := private.delayed_payment(p_user_id);
  v_owned record;
  v_amount integer;
  v_quote uuid;
begin
  if v_price is null then
    perform private.malformed('plan');
  end if;
  perform private.require_allowance(p_user_id::text, 'checkouts', 30, interval '1 hour');
  perform pg_advisory_xact_lock(hashtextextended('settling ' || p_user_id::text, 0));
  select price_cents, payment_id into v_owned from private.purchases_of(p_user_id)
  where counts order by price_cents desc, paid_at desc limit 1;
  if v_owned.price_cents >= v_price then
    return jsonb_build_object('refusal', 'already_owned');
  end if;
  if v_delayed ->> 'state' = 'on_its_way' then
    return jsonb_build_object('refusal', 'on_its_way', 'plan_type', v_delayed -> 'plan_type');
  end if;
  v_amount := v_price - coalesce(v_owned.price_cents, 0);
  select id into v_quote from private.quotes
  where user_id = p_user_id and plan_type = p_plan_type and amount_cents = v_amount and builds_on is not distinct from v_owned.payment_id
    and session_id is null and closed_at is null and ordered_at is null and refused_at is null and quoted_at > now() - interval '30 minutes'
  order by quoted_at desc limit 1;
  if v_quote is null then
    insert into private.quotes (user_id, plan_type, amount_cents, builds_on)
    values (p_user_id, p_plan_type, v_amount, v_owned.payment_id) returning id into v_quote;
  end if;
  return jsonb_build_object('plan_type', p_plan_type, 'amount_cents', v_amount, 'quote_id', v_quote);
end
$$;

-- As before; a session that was ordered by takes no other money.
create or replace function public.checkout_opened(p_quote_id uuid, p_session_id text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := (select user_id from private.quotes where id = p_quote_id);
begin
  perform pg_advisory_xact_lock(hashtextextended('settling ' || v_user::text, 0));
  update private.quotes set checkout_id = p_session_id where id = p_quote_id;
  return coalesce((
    select jsonb_agg(q.checkout_id order by q.quoted_at) from private.quotes q
    where q.user_id = v_user and q.id <> p_quote_id and q.checkout_id is not null and q.closed_at is null and q.session_id is null
      and q.ordered_at is null and q.refused_at is null and q.quoted_at > now() - interval '25 hours'
  ), '[]'::jsonb);
end
$$;

-- As before, and delayed_payment besides.
create or replace function public.subscription_standing(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((
    select jsonb_build_object(
      'active', plan_type <> 'free' and status in ('active', 'trialing') and (current_period_end is null or current_period_end > now()),
      'plan', plan_type)
    from public.subscriptions where user_id = p_user_id
  ), jsonb_build_object('active', false, 'plan', null)) || jsonb_build_object('delayed_payment', private.delayed_payment(p_user_id))
$$;

-- As before, and of a payment that is ordered and not paid {plan_type, amount_cents, standing}, `on_its_way` or `refused`: an app from before this can't read it, and says that
-- the payment could not be checked.
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
      'standing', p.standing, 'held', p.standing = 'without_base')
     from private.payments_of(v_user) p where p.session_id = p_session_id),
    (select jsonb_build_object('plan_type', q.plan_type, 'amount_cents', q.amount_cents,
      'standing', case when q.refused_at is null then 'on_its_way' else 'refused' end)
     from private.quotes q
     where q.user_id = v_user and q.checkout_id = p_session_id and coalesce(q.refused_at, q.ordered_at) is not null and q.session_id is null));
end
$$;

-- The state of a session, for the page of the test checkout, which stands in for the provider's own: `open`, `ordered` or `closed`.
drop function public.checkout_is_closed(text);
create function public.checkout_state(p_session_id text) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when session_id is not null or refused_at is not null or closed_at is not null then 'closed' when ordered_at is not null then 'ordered' else 'open' end
  from private.quotes where checkout_id = p_session_id
$$;

grant create on schema public to academy_acts;
alter function public.record_delayed_payment(text, text, uuid, text, integer, text, uuid, boolean, timestamptz) owner to academy_acts;
alter function public.checkout_state(text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  private.delayed_payment(uuid), public.record_delayed_payment(text, text, uuid, text, integer, text, uuid, boolean, timestamptz),
  public.checkout_state(text) from public, anon, authenticated, service_role;
grant execute on function private.delayed_payment(uuid) to academy_acts;
grant execute on function public.record_delayed_payment(text, text, uuid, text, integer, text, uuid, boolean, timestamptz), public.checkout_state(text)
  to service_role;
