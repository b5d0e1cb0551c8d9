-- What the server asked for a package when a checkout was opened. A payment gives a package only where it fits its quote: a sum or a name
-- that a session carries proves nothing by itself. builds_on is the payment that the price takes off, for an upgrade. session_id is set
-- by the one payment that uses the quote up. A quote never ends: who pays late pays what was asked.
create table private.quotes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  plan_type text not null references private.packages (plan_type),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'usd' check (currency = 'usd'),
  builds_on text,
  quoted_at timestamptz not null default now(),
  session_id text unique
);
grant select, insert on private.quotes to academy_acts;
grant update (session_id) on private.quotes to academy_acts;

-- The open quote of a person for a package, which a second press of the same button gets again.
create index quotes_of_user on private.quotes (user_id, plan_type, quoted_at);
-- The foreign key.
create index quotes_of_package on private.quotes (plan_type);

-- Payments of a verified session that fit no quote. Nothing is given for them; the office finds here what to pay back.
create table private.unmatched_payments (
  session_id text primary key,
  payment_id text not null,
  amount_cents integer not null,
  currency text not null,
  received_at timestamptz not null default now()
);
grant select, insert on private.unmatched_payments to academy_acts;

-- What a person would pay for a package now: {plan_type, amount_cents, quote_id}, or {refusal: 'already_owned'} where it, or a dearer one,
-- is theirs. Pressed again within half an hour, with nothing changed, it is the same quote, so that a double click opens one checkout.
-- Thirty an hour a person, since each is followed by a call to the provider.
create function public.checkout_quote(p_user_id uuid, p_plan_type text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_price integer := (select price_cents from private.packages where plan_type = p_plan_type);
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
  v_amount := v_price - coalesce(v_owned.price_cents, 0);
  select id into v_quote from private.quotes
  where user_id = p_user_id and plan_type = p_plan_type and amount_cents = v_amount and builds_on is not distinct from v_owned.payment_id
    and session_id is null and quoted_at > now() - interval '30 minutes'
  order by quoted_at desc limit 1;
  if v_quote is null then
    insert into private.quotes (user_id, plan_type, amount_cents, builds_on)
    values (p_user_id, p_plan_type, v_amount, v_owned.payment_id) returning id into v_quote;
  end if;
  return jsonb_build_object('plan_type', p_plan_type, 'amount_cents', v_amount, 'quote_id', v_quote);
end
$$;

-- Records a paid checkout. Answers whether this event is new. Called by stripe-webhook once the provider's signature is verified. The
-- signature says that the provider told it, not that we sold it: person, package, sum and currency have to be those of a quote that nothing
-- else was paid with. What fits none is kept as unmatched. An event that arrives again, or a second one about the same session, changes
-- nothing.
create function public.record_purchase(
  p_event_id text, p_session_id text, p_payment_id text, p_customer_id text, p_user_id uuid, p_plan_type text, p_amount_cents integer,
  p_currency text, p_quote_id uuid, p_paid_at timestamptz
) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_quote private.quotes;
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
  if v_quote.id is null then
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

-- Records that a payment was given back whole. The purchase may be known already or arrive later.
create function public.record_refund(p_event_id text, p_payment_id text, p_refunded_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.payment_events (event_id, kind) values (p_event_id, 'refund') on conflict (event_id) do nothing;
  if not found then
    return false;
  end if;
  perform private.one_settling_at_a_time(p_payment_id, null);
  insert into private.refunds (payment_id, refunded_at) values (p_payment_id, p_refunded_at) on conflict (payment_id) do nothing;
  perform private.settle_payment(p_payment_id);
  return true;
end
$$;

-- Records that the bank took the money of a dispute, or, where p_reinstated says so, that it came back.
create function public.record_dispute(p_event_id text, p_dispute_id text, p_payment_id text, p_reinstated boolean, p_at timestamptz)
returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.payment_events (event_id, kind) values (p_event_id, 'dispute') on conflict (event_id) do nothing;
  if not found then
    return false;
  end if;
  perform private.one_settling_at_a_time(p_payment_id, null);
  insert into private.disputes as known (dispute_id, payment_id, withdrawn_at, reinstated_at)
  values (p_dispute_id, p_payment_id, case when not p_reinstated then p_at end, case when p_reinstated then p_at end)
  on conflict (dispute_id) do update set
    withdrawn_at = coalesce(known.withdrawn_at, excluded.withdrawn_at),
    reinstated_at = coalesce(known.reinstated_at, excluded.reinstated_at);
  perform private.settle_payment(p_payment_id);
  return true;
end
$$;

grant create on schema public to academy_acts;
alter function public.checkout_quote(uuid, text) owner to academy_acts;
alter function public.record_purchase(text, text, text, text, uuid, text, integer, text, uuid, timestamptz) owner to academy_acts;
alter function public.record_refund(text, text, timestamptz) owner to academy_acts;
alter function public.record_dispute(text, text, text, boolean, timestamptz) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  public.checkout_quote(uuid, text), public.record_purchase(text, text, text, text, uuid, text, integer, text, uuid, timestamptz),
  public.record_refund(text, text, timestamptz), public.record_dispute(text, text, text, boolean, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  public.checkout_quote(uuid, text), public.record_purchase(text, text, text, text, uuid, text, integer, text, uuid, timestamptz),
  public.record_refund(text, text, timestamptz), public.record_dispute(text, text, text, boolean, timestamptz) to service_role;
