-- Payments: what a person has bought, and the facts that the payment provider told, from which that is computed. The edge functions call
-- what stands here with the server's secret key, after they have verified what came.

-- What a person has bought. Everybody starts free; only the payment webhook, with the server's secret key, writes a paid plan.
-- current_period_end is null for the free tier and for a lifetime plan.
create table public.subscriptions (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  plan_type text not null default 'free' check (plan_type in ('free', 'cadet_basic', 'patriot_premium', 'elite_corps')),
  status text not null default 'active' check (status in ('active', 'trialing', 'canceled', 'past_due', 'refunded')),
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.subscriptions alter column user_id set statistics 0;
revoke all on public.subscriptions from anon, authenticated, service_role;
grant select, insert, update on public.subscriptions to service_role;
alter table public.subscriptions enable row level security;

-- A person reads the own row, and nobody else's. No update and no delete is granted to a person: a plan that its owner could write would be
-- a plan that nobody pays for.
grant select (user_id, plan_type, status, current_period_end, cancel_at_period_end, created_at, updated_at) on public.subscriptions to authenticated;
create policy select_owner on public.subscriptions for select to authenticated using (user_id = (select private.require_session()));

-- The client inserts its free row after sign-up. The trigger below was there first, so the insert changes nothing; it is let in only for
-- the one row that would be harmless: the own one, free.
grant insert (user_id, plan_type, status) on public.subscriptions to authenticated;
create policy insert_owner on public.subscriptions for insert to authenticated
  with check (user_id = (select private.require_session()) and plan_type = 'free' and status = 'active');

grant select, insert, update (plan_type, status, current_period_end, cancel_at_period_end, updated_at) on public.subscriptions to academy_acts;
create policy select_acts on public.subscriptions for select to academy_acts using (true);
create policy insert_acts on public.subscriptions for insert to academy_acts with check (true);
create policy update_acts on public.subscriptions for update to academy_acts using (true) with check (true);

-- Every profile has a subscription row from its first moment, however the account was made.
create function private.start_free_subscription() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.subscriptions (user_id) values (new.id) on conflict (user_id) do nothing;
  return new;
end
$$;
create trigger academy_start_free_subscription after insert on public.profiles
  for each row execute function private.start_free_subscription();

-- Ledgers of facts that the payment provider has told, each under the provider's own id: events, purchases, refunds, refunds that failed,
-- disputes. What a person has is computed from them afresh each time, so neither the order in which the facts arrive nor how often they are
-- told makes a difference. A purchase and its refund meet by the payment, whichever came first.
create table private.payment_events (
  event_id text primary key,
  kind text not null,
  received_at timestamptz not null default now()
);
grant select, insert on private.payment_events to academy_acts;

-- quote_id is the quote that a purchase was paid by; builds_on is the payment that its price took off, for an upgrade.
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
grant select, insert on private.purchases to academy_acts;

-- A person's purchases: what create-checkout, customer-portal and the account ask for.
create index purchases_of_user on private.purchases (user_id, paid_at);

-- The foreign key, and what each package has brought.
create index purchases_of_package on private.purchases (plan_type);

-- What was told of refunds: the latest of a payment, since only that one can stand. amount_cents is how much of the payment had gone back
-- by the time of the last word on it; null where that was all of it. The provider tells the sum of all refunds that have not failed by
-- then, so of two words the later one counts, and the larger of one second.
create table private.told_refunds (
  payment_id text primary key,
  refunded_at timestamptz not null,
  amount_cents integer check (amount_cents > 0)
);
grant select, insert, update (refunded_at, amount_cents) on private.told_refunds to academy_acts;

-- Refunds that the provider could not pay out, or that were called off: the money came back to the academy. The payment counts again, and
-- the office finds here whom it owes an answer, and pays by another way. amount_cents is that refund's own sum; null where it was not told.
-- is_settled says that the money has left the academy since, as private.mark_settled_refunds has it.
create table private.failed_refunds (
  refund_id text primary key,
  payment_id text not null,
  reason text,
  failed_at timestamptz not null,
  amount_cents integer check (amount_cents > 0),
  id uuid not null unique default gen_random_uuid(),
  is_settled boolean not null default false
);
grant select, insert, update (failed_at, is_settled) on private.failed_refunds to academy_acts;

-- What failed of a payment; and the list at the desk.
create index failed_refunds_of_payment on private.failed_refunds (payment_id);
create index failed_refunds_waiting on private.failed_refunds (failed_at, id) where not is_settled;

-- The refunds of the whole that stand, which are those that did not fail; a refund in part ends nothing. The provider counts in whole
-- seconds, and gives a payment back anew only after the failure.
create view private.refunds with (security_invoker = true) as
  select payment_id, refunded_at from private.told_refunds as told
  where amount_cents is null and not exists (
    select from private.failed_refunds as failed
    where failed.payment_id = told.payment_id and told.refunded_at < failed.failed_at + interval '1 second'
  );
grant select on private.refunds to academy_acts;

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

-- Payments of a verified session that fit no quote. Nothing is given for them; the office finds here what to pay back.
create table private.unmatched_payments (
  session_id text primary key,
  payment_id text not null,
  amount_cents integer not null,
  currency text not null,
  received_at timestamptz not null default now()
);
grant select, insert on private.unmatched_payments to academy_acts;

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

-- How many cents of a payment have gone back: all of it where it was given back whole or a dispute took it, else what was told last less
-- what has failed since.
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

-- A person's purchases with what became of them. One counts until it ends, or until it or any payment that its price was built on is given
-- back: an upgrade for the difference is not worth its package without the first payment.
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

-- What each payment of a person gives, and whether it can be asked back: whatever is paid is booked, told and refundable by itself.
-- standing is `refunded` (its own money went back), `without_base` (an upgrade whose price took off a payment that went back: it gives
-- nothing), `ended`, `in_force` (the dearest that counts, and what its price was built on), or `spare` (another payment gives the same or
-- more). The guarantee is a day; a payment that gives nothing beside another, or never gave anything, can be asked back without an end, and
-- an upgrade for a day from when the payment below it was refunded. The provider tells its times in whole seconds. What another kept
-- payment was built on goes back after that one.
create function private.payments_of(p_user uuid) returns table (
  session_id text, payment_id text, plan_type text, amount_cents integer, paid_at timestamptz, refunded_at timestamptz, refund_failed_at timestamptz,
  standing text, may_ask boolean, ask_until timestamptz
)
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with recursive known as (
    select p.*, t.builds_on, private.given_back_at(p.payment_id) as own_back
    from private.purchases_of(p_user) p join private.purchases t on t.session_id = p.session_id
  ), used as (
    (select k.payment_id, k.builds_on from known k where k.counts order by k.price_cents desc, k.paid_at desc limit 1)
    union
    select k.payment_id, k.builds_on from used u join known k on k.payment_id = u.builds_on
  ), below as (
    select k.payment_id, k.builds_on from known k where k.builds_on is not null
    union
    select b.payment_id, k.builds_on from below b join known k on k.payment_id = b.builds_on where k.builds_on is not null
  ), judged as (
    select k.*, case
      when k.own_back is not null then 'refunded'
      when k.given_back_at is not null then 'without_base'
      when not k.counts then 'ended'
      when k.payment_id in (select u.payment_id from used u) then 'in_force'
      else 'spare'
    end as stands
    from known k
  ), timed as (
    select j.*, case
      when j.stands = 'spare' or (j.stands = 'without_base' and date_trunc('second', j.given_back_at) <= j.paid_at) then null
      else interval '24 hours' + greatest(j.paid_at, (
        select max(r.refunded_at) from below b join private.refunds r on r.payment_id = b.builds_on where b.payment_id = j.payment_id))
    end as until
    from judged j
  )
  select t.session_id, t.payment_id, t.plan_type, t.amount_cents, t.paid_at, t.own_back,
    (select max(f.failed_at) from private.failed_refunds f where f.payment_id = t.payment_id), t.stands,
    t.stands in ('in_force', 'spare', 'without_base') and (t.until is null or t.until >= now())
      and not exists (select from known above where above.builds_on = t.payment_id and above.own_back is null),
    t.until
  from timed t;
end
$$;

-- The last payment of a person that was ordered and is not paid: {plan_type, amount_cents, state, since}, where state is `on_its_way` or,
-- as long as nothing was bought since, `refused`; null without one. A month after it was ordered a payment of which nothing was heard is
-- none any more: banks answer within two weeks.
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

-- Facts about one payment wait for each other, and so do facts about one person: two at once would each see only their own, and a refund
-- told of in the same moment as its purchase would be missed by both. The payment is always taken before the person.
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

-- Says of the failed refunds of a payment which are settled: a refund was told that is later, or a dispute has taken the money. It is
-- computed afresh from the facts, in whatever order these arrive.
create function private.mark_settled_refunds(p_payment_id text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  update private.failed_refunds failed set
    is_settled = exists (
      select from private.told_refunds told
      where told.payment_id = p_payment_id and told.refunded_at >= failed.failed_at + interval '1 second'
    ) or exists (
      select from private.disputes d where d.payment_id = p_payment_id and d.withdrawn_at is not null and d.reinstated_at is null
    )
  where failed.payment_id = p_payment_id;
end
$$;

-- Settles what was told of a payment, and the person who made it, if that is known yet.
create function private.settle_payment(p_payment_id text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := (select user_id from private.purchases where payment_id = p_payment_id);
begin
  perform private.mark_settled_refunds(p_payment_id);
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
--
-- An upgrade whose base has gone back is its buyer's all the same: it gives nothing while its base is gone, can be asked back by a button,
-- and counts as soon as the money of its base comes back to the academy.
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

-- Records that a payment was ordered, or, where p_is_refused says so, that the bank refused it. Answers whether the event is new. It has to
-- fit its quote as a payment has.
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

-- Records that a payment was given back: p_amount_cents is what had gone back by then; without it that was all of it. The purchase may be
-- known already or arrive later. The latest refund of a payment counts, and only where it did not fail.
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

-- Records that a refund failed, or was called off, after it had been told: the payment counts again. p_amount_cents is what that refund
-- would have given back. Two events of one refund are one failure, of the earlier time: a later word about it must not undo a refund that
-- was made since.
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

-- The last payment of a person that the academy still has, for the billing portal and the guarantee: null without one. refunded is said of
-- this payment alone: an upgrade whose first payment went back gives no package any more, but its own money is still here and can be asked
-- for.
create function public.billing_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object('session_id', p.session_id, 'customer_id', p.customer_id, 'payment_id', p.payment_id, 'plan_type', p.plan_type,
      'amount_cents', p.amount_cents, 'paid_at', p.paid_at, 'refunded', private.given_back_at(p.payment_id) is not null)
    from private.purchases_of(p_user_id) p
    order by private.given_back_at(p.payment_id) is null desc, p.paid_at desc, p.price_cents desc limit 1
  );
end
$$;

-- Whether a subscription is in force, by the server's clock: {active, plan}, with delayed_payment besides. Active means a paid plan; free
-- access is not one.
create function public.subscription_standing(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((
    select jsonb_build_object(
      'active', plan_type <> 'free' and status in ('active', 'trialing') and (current_period_end is null or current_period_end > now()),
      'plan', plan_type)
    from public.subscriptions where user_id = p_user_id
  ), jsonb_build_object('active', false, 'plan', null)) || jsonb_build_object('delayed_payment', private.delayed_payment(p_user_id))
$$;

-- The page after a payment asks for its own: {plan_type, amount_cents, paid_at, payment_id, refunded_at, returned_cents, standing, held},
-- or null for a session that is unknown, made up, another's, or not yet told of by the provider. payment_id is the one that refund-purchase
-- names, so that the page knows whether what it gave back is its own. refunded_at is when the money went back, by a refund of the whole or
-- by a dispute that stands, and null while the academy has it. An upgrade that only lost what it was built on has not gone back. An older
-- app knows no standing: to it such a payment is one that is held, without paid_at.
--
-- Of a payment that is ordered and not paid {plan_type, amount_cents, standing}, `on_its_way` or `refused`, which an older app can't read:
-- it says that the payment could not be checked.
create function public.my_purchase(p_session_id text) returns jsonb
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

-- The payments of a person, newest first, for the guarantee: [{payment_id, plan_type, amount_cents, paid_at, refunded_at, refund_failed_at,
-- returned_cents, standing, may_ask, ask_until}].
create function public.payments_of_person(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(
    to_jsonb(p) - 'session_id' || jsonb_build_object('returned_cents', private.returned_cents(p.payment_id)) order by p.paid_at desc, p.amount_cents desc
  ), '[]'::jsonb) from private.payments_of(p_user_id) p
$$;
