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
  paid_at timestamptz not null
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

-- A person's purchases with what became of them. One counts until it ends or is refunded.
create function private.purchases_of(p_user uuid) returns table (
  session_id text, payment_id text, customer_id text, plan_type text, price_cents integer, amount_cents integer, paid_at timestamptz,
  ends_at timestamptz, refunded_at timestamptz, counts boolean
)
language sql stable set search_path = ''
as $$
  select p.session_id, p.payment_id, p.customer_id, p.plan_type, k.price_cents, p.amount_cents, p.paid_at,
    p.paid_at + make_interval(months => k.months), r.refunded_at,
    r.payment_id is null and (k.months is null or p.paid_at + make_interval(months => k.months) > now())
  from private.purchases p
  join private.packages k on k.plan_type = p.plan_type
  left join private.refunds r on r.payment_id = p.payment_id
  where p.user_id = p_user
$$;

-- Writes a person's subscription as the ledgers have it: the dearest purchase that counts; where none does, the last one, refunded or
-- ended; without any, free. An upgrade that is refunded gives back what was there before it.
create function private.settle_subscription(p_user uuid) returns void
language plpgsql volatile set search_path = ''
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
    status = case when v_best.counts then 'active' when v_best.refunded_at is not null then 'refunded' else 'canceled' end,
    current_period_end = v_best.ends_at,
    cancel_at_period_end = false,
    updated_at = now()
  where user_id = p_user;
end
$$;

-- Facts about one payment wait for each other, and so do facts about one person: two at once would each see only their own, and a
-- refund told of in the same moment as its purchase would be missed by both. The payment is always taken before the person.
create function private.one_settling_at_a_time(p_payment_id text, p_user uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('payment ' || p_payment_id, 0));
  if p_user is not null then
    perform pg_advisory_xact_lock(hashtextextended('settling ' || p_user::text, 0));
  end if;
end
$$;

-- Records a paid checkout. Answers whether this event is new. An event that arrives again, or a second one about the same
-- session, changes nothing. Called by stripe-webhook once the provider's signature is verified; a signature, not this function, is what
-- makes a payment true, so nobody but the server's secret key may call it.
create function public.record_purchase(
  p_event_id text, p_session_id text, p_payment_id text, p_customer_id text, p_user_id uuid, p_plan_type text, p_amount_cents integer, p_paid_at timestamptz
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.payment_events (event_id, kind) values (p_event_id, 'purchase') on conflict (event_id) do nothing;
  if not found then
    return false;
  end if;
  if not exists (select from public.profiles where id = p_user_id) then
    return true;
  end if;
  perform private.one_settling_at_a_time(p_payment_id, p_user_id);
  insert into private.purchases (session_id, payment_id, customer_id, user_id, plan_type, amount_cents, paid_at)
  values (p_session_id, p_payment_id, p_customer_id, p_user_id, p_plan_type, p_amount_cents, p_paid_at)
  on conflict do nothing;
  perform private.settle_subscription(p_user_id);
  return true;
end
$$;

-- Records that a payment was given back whole. The purchase may be known already or arrive later.
create function public.record_refund(p_event_id text, p_payment_id text, p_refunded_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid;
begin
  insert into private.payment_events (event_id, kind) values (p_event_id, 'refund') on conflict (event_id) do nothing;
  if not found then
    return false;
  end if;
  perform private.one_settling_at_a_time(p_payment_id, null);
  insert into private.refunds (payment_id, refunded_at) values (p_payment_id, p_refunded_at) on conflict (payment_id) do nothing;
  select user_id into v_user from private.purchases where payment_id = p_payment_id;
  if v_user is not null then
    perform private.one_settling_at_a_time(p_payment_id, v_user);
    perform private.settle_subscription(v_user);
  end if;
  return true;
end
$$;

-- What a person would pay for a package now: {plan_type, amount_cents}, or {refusal: 'already_owned'} where it, or a dearer one, is theirs.
-- Ten an hour a person, since each is followed by a call to the provider.
create function public.checkout_quote(p_user_id uuid, p_plan_type text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_price integer := (select price_cents from private.packages where plan_type = p_plan_type);
  v_owned integer := (select max(price_cents) from private.purchases_of(p_user_id) where counts);
begin
  if v_price is null then
    perform private.malformed('plan');
  end if;
  perform private.require_allowance(p_user_id::text, 'checkouts', 30, interval '1 hour');
  if v_owned >= v_price then
    return jsonb_build_object('refusal', 'already_owned');
  end if;
  return jsonb_build_object('plan_type', p_plan_type, 'amount_cents', v_price - coalesce(v_owned, 0));
end
$$;

-- The last purchase of a person, for the billing portal: null without one.
create function public.billing_account(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('session_id', session_id, 'customer_id', customer_id, 'payment_id', payment_id, 'plan_type', plan_type, 'amount_cents', amount_cents,
    'paid_at', paid_at, 'refunded', refunded_at is not null)
  from private.purchases_of(p_user_id) order by refunded_at is null desc, paid_at desc, price_cents desc limit 1
$$;

-- Whether a subscription is in force, by the server's clock: {active, plan}. Active means a paid plan; free access is not one.
create function public.subscription_standing(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = ''
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
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('plan_type', plan_type, 'amount_cents', amount_cents, 'paid_at', paid_at)
  from private.purchases where session_id = p_session_id and user_id = private.current_user_id()
$$;

grant create on schema public, private to academy_acts;
alter function public.record_purchase(text, text, text, text, uuid, text, integer, timestamptz) owner to academy_acts;
alter function public.record_refund(text, text, timestamptz) owner to academy_acts;
alter function public.checkout_quote(uuid, text) owner to academy_acts;
alter function public.billing_account(uuid) owner to academy_acts;
alter function public.subscription_standing(uuid) owner to academy_acts;
alter function public.my_purchase(text) owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function
  private.purchases_of(uuid), private.settle_subscription(uuid), private.one_settling_at_a_time(text, uuid),
  public.record_purchase(text, text, text, text, uuid, text, integer, timestamptz), public.record_refund(text, text, timestamptz),
  public.checkout_quote(uuid, text), public.billing_account(uuid), public.subscription_standing(uuid), public.my_purchase(text)
  from public, anon, authenticated, service_role;
grant execute on function private.purchases_of(uuid), private.settle_subscription(uuid), private.one_settling_at_a_time(text, uuid) to academy_acts;
grant execute on function
  public.record_purchase(text, text, text, text, uuid, text, integer, timestamptz), public.record_refund(text, text, timestamptz),
  public.checkout_quote(uuid, text), public.billing_account(uuid), public.subscription_standing(uuid) to service_role;
grant execute on function public.my_purchase(text) to authenticated;
