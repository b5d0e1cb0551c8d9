-- Refunds that the provider could not pay out, or that were called off: the money came back to the academy. The payment counts again, and the office finds here
-- whom it owes an answer, and pays by another way. Under the provider's own ids, in whatever order the facts arrive.
create table private.failed_refunds (
  refund_id text primary key,
  payment_id text not null,
  reason text,
  failed_at timestamptz not null
);
grant select, insert, update (failed_at) on private.failed_refunds to academy_acts;

-- What failed of a payment.
create index failed_refunds_of_payment on private.failed_refunds (payment_id);

-- What was told of refunds keeps the latest of a payment, since only that one can stand. Everything else reads those that stand, by the name that the table had:
-- those that did not fail. The provider counts in whole seconds, and gives a payment back anew only after the failure.
alter table private.refunds rename to told_refunds;
alter index private.refunds_pkey rename to told_refunds_pkey;
grant update (refunded_at) on private.told_refunds to academy_acts;
create view private.refunds with (security_invoker = true) as
  select payment_id, refunded_at from private.told_refunds as told
  where not exists (
    select from private.failed_refunds as failed
    where failed.payment_id = told.payment_id and told.refunded_at < failed.failed_at + interval '1 second'
  );
grant select on private.refunds to academy_acts;

-- As before, but the latest refund of a payment counts, and only where it did not fail.
create or replace function public.record_refund(p_event_id text, p_payment_id text, p_refunded_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.payment_events (event_id, kind) values (p_event_id, 'refund') on conflict (event_id) do nothing;
  if not found then
    return false;
  end if;
  perform private.one_settling_at_a_time(p_payment_id, null);
  insert into private.told_refunds as known (payment_id, refunded_at) values (p_payment_id, p_refunded_at)
  on conflict (payment_id) do update set refunded_at = greatest(known.refunded_at, excluded.refunded_at);
  perform private.settle_payment(p_payment_id);
  return true;
end
$$;

-- Records that a refund failed, or was called off, after it had been told: the payment counts again. Two events of one refund are one failure, of the
-- earlier time: a later word about it must not undo a refund that was made since.
create function public.record_failed_refund(p_event_id text, p_refund_id text, p_payment_id text, p_reason text, p_failed_at timestamptz)
returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.payment_events (event_id, kind) values (p_event_id, 'failed refund') on conflict (event_id) do nothing;
  if not found then
    return false;
  end if;
  perform private.one_settling_at_a_time(p_payment_id, null);
  insert into private.failed_refunds as known (refund_id, payment_id, reason, failed_at) values (p_refund_id, p_payment_id, p_reason, p_failed_at)
  on conflict (refund_id) do update set failed_at = least(known.failed_at, excluded.failed_at);
  perform private.settle_payment(p_payment_id);
  return true;
end
$$;

grant create on schema public to academy_acts;
alter function public.record_failed_refund(text, text, text, text, timestamptz) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.record_failed_refund(text, text, text, text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.record_failed_refund(text, text, text, text, timestamptz) to service_role;
