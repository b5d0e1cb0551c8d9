-- What the packages cost and give. Upgrades pay the difference, so the price of each stands beside its rank. months is null for lifetime.
create table private.packages (
  plan_type text primary key check (plan_type in ('cadet_basic', 'patriot_premium', 'elite_corps')),
  price_cents integer not null check (price_cents > 0),
  months integer check (months > 0)
);
insert into private.packages (plan_type, price_cents, months) values
  ('cadet_basic', 9700, 12), ('patriot_premium', 29700, 12), ('elite_corps', 99700, null);
grant select on private.packages to academy_acts;

-- Three ledgers of facts that the payment provider has told, each under the provider's own id: events, purchases, refunds. Rows
-- are only ever added. What a person has is computed from them afresh each time, so neither the order in which the facts
-- arrive nor how often they are told makes a difference. A purchase and its refund meet by the payment, whichever came first.
-- quote_id is the quote that a purchase was paid by; builds_on is the payment that its price took off, for an upgrade.
create table private.payment_events (
  event_id text primary key,
  kind text not null,
  received_at timestamptz not null default now()
);
create table private.purchases (
  session_id text primary key,
  payment_id text not null unique,
  customer_id text,
  user_id uuid not null references public.profiles (id) on delete cascade,
  plan_type text not null references private.packages (plan_type),
  amount_cents integer not null check (amount_cents >= 0),
  paid_at timestamptz not null,
  quote_id uuid unique,
  builds_on text
);
create table private.refunds (
  payment_id text primary key,
  refunded_at timestamptz not null
);
grant select, insert on private.payment_events, private.purchases, private.refunds to academy_acts;
grant update (plan_type, status, current_period_end, cancel_at_period_end, updated_at) on public.subscriptions to academy_acts;
create policy update_acts on public.subscriptions for update to academy_acts using (true) with check (true);

-- A person's purchases: what create-checkout, customer-portal and the account ask for.
create index purchases_of_user on private.purchases (user_id, paid_at);
-- The foreign key, and what each package has brought.
create index purchases_of_package on private.purchases (plan_type);

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
create function private.settle_subscription(p_user uuid) returns void
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

-- Facts about one payment wait for each other, and so do facts about one person: two at once would each see only their own, and a
-- refund told of in the same moment as its purchase would be missed by both. The payment is always taken before the person.
create function private.one_settling_at_a_time(p_payment_id text, p_user uuid) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('payment ' || p_payment_id, 0));
  if p_user is not null then
    perform pg_advisory_xact_lock(hashtextextended('settling ' || p_user::text, 0));
  end if;
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

-- The last purchase of a person, for the billing portal: null without one.
create function public.billing_account(p_user_id uuid) returns jsonb
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

-- Whether a subscription is in force, by the server's clock: {active, plan}. Active means a paid plan; free access is not one.
create function public.subscription_standing(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((
    select jsonb_build_object(
      'active', plan_type <> 'free' and status in ('active', 'trialing') and (current_period_end is null or current_period_end > now()),
      'plan', plan_type)
    from public.subscriptions where user_id = p_user_id
  ), jsonb_build_object('active', false, 'plan', null))
$$;

-- The page after a payment asks for its own: {plan_type, amount_cents, paid_at}, or null for a session that is unknown, made up, another's, or not
-- yet told of by the provider.
create function public.my_purchase(p_session_id text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('plan_type', plan_type, 'amount_cents', amount_cents, 'paid_at', paid_at)
  from private.purchases where user_id = private.require_session() and session_id = p_session_id
$$;

grant create on schema public to academy_acts;
alter function public.billing_account(uuid) owner to academy_acts;
alter function public.subscription_standing(uuid) owner to academy_acts;
alter function public.my_purchase(text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  private.given_back_at(text), private.purchases_of(uuid), private.settle_subscription(uuid), private.one_settling_at_a_time(text, uuid),
  private.settle_payment(text), public.billing_account(uuid), public.subscription_standing(uuid), public.my_purchase(text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.given_back_at(text), private.purchases_of(uuid), private.settle_subscription(uuid), private.one_settling_at_a_time(text, uuid),
  private.settle_payment(text) to academy_acts;
grant execute on function public.billing_account(uuid), public.subscription_standing(uuid) to service_role;
grant execute on function public.my_purchase(text) to authenticated;
