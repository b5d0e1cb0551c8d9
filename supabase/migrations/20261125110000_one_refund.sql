-- The purchase of a person that was given back, or null: a buyer whose first answer was lost asks for the same payment again, and hears
-- that it went back already: {payment_id, plan_type, amount_cents, paid_at, refunded}.
create function public.refunded_payment(p_user_id uuid, p_payment_id text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('payment_id', p.payment_id, 'plan_type', p.plan_type, 'amount_cents', p.amount_cents, 'paid_at', p.paid_at, 'refunded', true)
  from private.purchases p join private.refunds r on r.payment_id = p.payment_id
  where p.user_id = p_user_id and p.payment_id = p_payment_id
$$;

grant create on schema public to academy_acts;
alter function public.refunded_payment(uuid, text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.refunded_payment(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.refunded_payment(uuid, text) to service_role;
