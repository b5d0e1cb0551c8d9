-- The last payment of a person that the academy still has, for the billing portal and the guarantee: null without one. refunded is said of this payment alone: an
-- upgrade whose first payment went back gives no package any more, but its own money is still here and can be asked for.
create or replace function public.billing_account(p_user_id uuid) returns jsonb
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

-- The page after a payment asks for its own: {plan_type, amount_cents, paid_at, held}, or null for a session that is unknown, made up, another's, or not yet told of by
-- the provider. held: the payment came by an own quote and gives no package, since what the quote took off had gone back; the office has it. It then has no paid_at,
-- so that an app from before this takes the answer for none rather than for a package.
create or replace function public.my_purchase(p_session_id text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- Asked for first: a session that is gone is refused, whatever there is to find.
  v_user uuid := private.require_session();
begin
  return coalesce(
    (select jsonb_build_object('plan_type', p.plan_type, 'amount_cents', p.amount_cents, 'paid_at', p.paid_at, 'held', false)
     from private.purchases p where p.user_id = v_user and p.session_id = p_session_id),
    (select jsonb_build_object('plan_type', q.plan_type, 'amount_cents', u.amount_cents, 'paid_at', null, 'held', true)
     from private.quotes q join private.unmatched_payments u on u.session_id = q.session_id
     where q.user_id = v_user and q.session_id = p_session_id));
end
$$;
