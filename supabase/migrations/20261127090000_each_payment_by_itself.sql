-- What each payment of a person gives, and whether it can be asked back: whatever is paid is booked, told and refundable by itself. standing is `refunded` (its own money
-- went back), `without_base` (an upgrade whose price took off a payment that went back: it gives nothing), `ended`, `in_force` (the dearest that counts, and what its price
-- was built on), or `spare` (another payment gives the same or more). The guarantee is a day; a payment that gives nothing beside another, or never gave anything, can be
-- asked back without an end, and an upgrade for a day from when the payment below it was refunded. The provider tells its times
-- in whole seconds. What another kept payment was built on goes back after that one.
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

-- The payments of a person, newest first, for the guarantee: [{payment_id, plan_type, amount_cents, paid_at, refunded_at, refund_failed_at, standing, may_ask, ask_until}].
create function public.payments_of_person(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(to_jsonb(p) - 'session_id' order by p.paid_at desc, p.amount_cents desc), '[]'::jsonb) from private.payments_of(p_user_id) p
$$;

-- The page after a payment asks for its own: {plan_type, amount_cents, paid_at, payment_id, refunded_at, standing, held}, or null as before. An app from before this knows no
-- standing: to it a payment without a base is one that is held, without paid_at.
create or replace function public.my_purchase(p_session_id text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- Asked for first: a session that is gone is refused, whatever there is to find.
  v_user uuid := private.require_session();
begin
  return (
    select jsonb_build_object('plan_type', p.plan_type, 'amount_cents', p.amount_cents,
      'paid_at', case when p.standing <> 'without_base' then p.paid_at end, 'payment_id', p.payment_id, 'refunded_at', p.refunded_at,
      'standing', p.standing, 'held', p.standing = 'without_base')
    from private.payments_of(v_user) p where p.session_id = p_session_id);
end
$$;

-- As before an upgrade whose base had gone back was kept for the office. Now it is its buyer's: it gives nothing while its base is gone, can be asked back by a button, and
-- counts as soon as the money of its base comes back to the academy.
create or replace function public.record_purchase(
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

-- What was kept so far goes to its buyers.
with kept as (
  insert into private.purchases (session_id, payment_id, user_id, plan_type, amount_cents, paid_at, quote_id, builds_on)
  select u.session_id, u.payment_id, q.user_id, q.plan_type, u.amount_cents, u.received_at, q.id, q.builds_on
  from private.unmatched_payments u join private.quotes q on q.session_id = u.session_id
  on conflict do nothing returning session_id
)
delete from private.unmatched_payments u using kept where u.session_id = kept.session_id;

-- payments_of_person tells of refunded ones too.
drop function public.refunded_payment(uuid, text);

grant create on schema public to academy_acts;
alter function public.payments_of_person(uuid) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function private.payments_of(uuid), public.payments_of_person(uuid) from public, anon, authenticated, service_role;
grant execute on function private.payments_of(uuid) to academy_acts;
grant execute on function public.payments_of_person(uuid) to service_role;
