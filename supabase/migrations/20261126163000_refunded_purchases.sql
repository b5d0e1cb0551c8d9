-- The page after a payment asks for its own: {plan_type, amount_cents, paid_at, held, payment_id, refunded_at}, or null as before. payment_id is the one that
-- refund-purchase names, so that the page knows whether what it gave back is its own. refunded_at is when the money went back, by a refund of the whole or by a
-- dispute that stands, and null while the academy has it: also of a payment that the office held and has returned. An upgrade that only lost what it was built on
-- has not gone back. It keeps its owner and who may call it.
create or replace function public.my_purchase(p_session_id text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- Asked for first: a session that is gone is refused, whatever there is to find.
  v_user uuid := private.require_session();
begin
  return coalesce(
    (select jsonb_build_object('plan_type', p.plan_type, 'amount_cents', p.amount_cents, 'paid_at', p.paid_at, 'held', false,
      'payment_id', p.payment_id, 'refunded_at', private.given_back_at(p.payment_id))
     from private.purchases p where p.user_id = v_user and p.session_id = p_session_id),
    (select jsonb_build_object('plan_type', q.plan_type, 'amount_cents', u.amount_cents, 'paid_at', null, 'held', true,
      'payment_id', u.payment_id, 'refunded_at', private.given_back_at(u.payment_id))
     from private.quotes q join private.unmatched_payments u on u.session_id = q.session_id
     where q.user_id = v_user and q.session_id = p_session_id));
end
$$;
