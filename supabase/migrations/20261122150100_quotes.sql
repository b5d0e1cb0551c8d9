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

-- The quote and the payment that a purchase stands on. Purchases from before there were quotes have neither.
alter table private.purchases add column quote_id uuid unique, add column builds_on text;

-- Payments of a verified session that fit no quote. Nothing is given for them; the office finds here what to pay back.
create table private.unmatched_payments (
  session_id text primary key,
  payment_id text not null,
  amount_cents integer not null,
  currency text not null,
  received_at timestamptz not null default now()
);
grant select, insert on private.unmatched_payments to academy_acts;

-- Money that a card's owner took back through the bank, and got or did not get. Two facts of one dispute, in whatever order they arrive.
create table private.disputes (
  dispute_id text primary key,
  payment_id text not null,
  withdrawn_at timestamptz,
  reinstated_at timestamptz
);
grant select, insert, update (withdrawn_at, reinstated_at) on private.disputes to academy_acts;

-- What became of the payments of a person.
create index disputes_of_payment on private.disputes (payment_id);

-- When a payment went back, by a refund of the whole or by a dispute that stands; null while the academy has it.
create function private.given_back_at(p_payment_id text) returns timestamptz
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return least(
    (select refunded_at from private.refunds where payment_id = p_payment_id),
    (select min(withdrawn_at) from private.disputes where payment_id = p_payment_id and reinstated_at is null)
  );
end
$$;

-- A person's purchases with what became of them. One counts until it ends, or until it or any payment that its price was built on is
-- given back: an upgrade for the difference is not worth its package without the first payment.
drop function private.purchases_of(uuid);
create function private.purchases_of(p_user uuid) returns table (
  session_id text, payment_id text, customer_id text, plan_type text, price_cents integer, amount_cents integer, paid_at timestamptz,
  ends_at timestamptz, given_back_at timestamptz, counts boolean
)
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with recursive stands_on as (
    select p.session_id, p.payment_id, p.builds_on from private.purchases p where p.user_id = p_user
    union
    select s.session_id, p.payment_id, p.builds_on from stands_on s join private.purchases p on p.payment_id = s.builds_on
  ), ended as (
    select s.session_id, min(private.given_back_at(s.payment_id)) as given_back_at from stands_on s group by s.session_id
  )
  select p.session_id, p.payment_id, p.customer_id, p.plan_type, k.price_cents, p.amount_cents, p.paid_at,
    p.paid_at + make_interval(months => k.months), e.given_back_at,
    e.given_back_at is null and (k.months is null or p.paid_at + make_interval(months => k.months) > now())
  from private.purchases p
  join private.packages k on k.plan_type = p.plan_type
  join ended e on e.session_id = p.session_id
  where p.user_id = p_user;
end
$$;

-- Writes a person's subscription as the ledgers have it: the dearest purchase that counts; where none does, the dearest one, given back or
-- ended; without any, free. An upgrade that is given back leaves what was there before it. Whatever is given back ended then.
create or replace function private.settle_subscription(p_user uuid) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_best record;
begin
  select * into v_best from private.purchases_of(p_user) order by counts desc, price_cents desc, paid_at desc limit 1;
  if v_best.session_id is null then
    return;
  end if;
  insert into public.subscriptions (user_id) values (p_user) on conflict (user_id) do nothing;
  update public.subscriptions set
    plan_type = v_best.plan_type,
    status = case when v_best.counts then 'active' when v_best.given_back_at is not null then 'refunded' else 'canceled' end,
    current_period_end = coalesce(v_best.given_back_at, v_best.ends_at),
    cancel_at_period_end = false,
    updated_at = now()
  where user_id = p_user;
end
$$;

-- Settles the person who made a payment, if it is known yet.
create function private.settle_payment(p_payment_id text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := (select user_id from private.purchases where payment_id = p_payment_id);
begin
  if v_user is not null then
    perform private.one_settling_at_a_time(p_payment_id, v_user);
    perform private.settle_subscription(v_user);
  end if;
end
$$;

-- Records a paid checkout. Answers whether this event is new. Called by stripe-webhook once the provider's signature is verified. The
-- signature says that the provider told it, not that we sold it: person, package, sum and currency have to be those of a quote that nothing
-- else was paid with. What fits none is kept as unmatched. An event that arrives again, or a second one about the same session, changes
-- nothing.
drop function public.record_purchase(text, text, text, text, uuid, text, integer, timestamptz);
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
create or replace function public.record_refund(p_event_id text, p_payment_id text, p_refunded_at timestamptz) returns boolean
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

-- What a person would pay for a package now: {plan_type, amount_cents, quote_id}, or {refusal: 'already_owned'} where it, or a dearer one,
-- is theirs. Pressed again within half an hour, with nothing changed, it is the same quote, so that a double click opens one checkout.
-- Thirty an hour a person, since each is followed by a call to the provider.
create or replace function public.checkout_quote(p_user_id uuid, p_plan_type text) returns jsonb
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

-- The last purchase of a person, for the billing portal: null without one.
create or replace function public.billing_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object('session_id', session_id, 'customer_id', customer_id, 'payment_id', payment_id, 'plan_type', plan_type,
      'amount_cents', amount_cents, 'paid_at', paid_at, 'refunded', given_back_at is not null)
    from private.purchases_of(p_user_id) order by given_back_at is null desc, paid_at desc, price_cents desc limit 1
  );
end
$$;

grant create on schema public to academy_acts;
alter function public.record_purchase(text, text, text, text, uuid, text, integer, text, uuid, timestamptz) owner to academy_acts;
alter function public.record_dispute(text, text, text, boolean, timestamptz) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  private.given_back_at(text), private.purchases_of(uuid), private.settle_payment(text),
  public.record_purchase(text, text, text, text, uuid, text, integer, text, uuid, timestamptz),
  public.record_dispute(text, text, text, boolean, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function private.given_back_at(text), private.purchases_of(uuid), private.settle_payment(text) to academy_acts;
grant execute on function
  public.record_purchase(text, text, text, text, uuid, text, integer, text, uuid, timestamptz),
  public.record_dispute(text, text, text, boolean, timestamptz) to service_role;
