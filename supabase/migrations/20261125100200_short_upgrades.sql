-- As before. Besides, whoever pays an upgrade by a quote that takes off a payment, when that payment, or one that it was built on, has been given back, has
-- paid too little: it is kept as unmatched too, whichever of the two came first. A payment that the bank withdrew may come back, so that its upgrade is recorded and counts from then on.
create or replace function public.record_purchase(
  p_event_id text, p_session_id text, p_payment_id text, p_customer_id text, p_user_id uuid, p_plan_type text, p_amount_cents integer,
  p_currency text, p_quote_id uuid, p_paid_at timestamptz
) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_quote private.quotes;
  v_is_short boolean;
begin
  insert into private.payment_events (event_id, kind) values (p_event_id, 'purchase') on conflict (event_id) do nothing;
  if not found then
    return false;
  end if;
  perform private.one_settling_at_a_time(p_payment_id, p_user_id);
  if exists (select from private.purchases where session_id = p_session_id or payment_id = p_payment_id) then
    return true;
  end if;
  update private.quotes set session_id = p_session_id
  where id = p_quote_id and user_id = p_user_id and plan_type = p_plan_type and amount_cents = p_amount_cents and currency = p_currency
    and session_id is null
  returning * into v_quote;
  v_is_short := exists (
    with recursive base as (
      select v_quote.builds_on as payment_id
      union
      select p.builds_on from base b join private.purchases p on p.payment_id = b.payment_id
    )
    select from base b join private.refunds r on r.payment_id = b.payment_id);
  if v_quote.id is null or v_is_short then
    insert into private.unmatched_payments (session_id, payment_id, amount_cents, currency)
    values (p_session_id, p_payment_id, p_amount_cents, p_currency) on conflict (session_id) do nothing;
    return true;
  end if;
  insert into private.purchases (session_id, payment_id, customer_id, user_id, plan_type, amount_cents, paid_at, quote_id, builds_on)
  values (p_session_id, p_payment_id, p_customer_id, p_user_id, p_plan_type, p_amount_cents, p_paid_at, v_quote.id, v_quote.builds_on);
  perform private.settle_subscription(p_user_id);
  return true;
end
$$;
