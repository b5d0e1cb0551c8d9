-- One open checkout a person: who could pay two would pay twice. checkout_id is the session that the provider opened for a quote; closed_at is when that session was
-- known to take no money any more.
alter table private.quotes add column checkout_id text, add column closed_at timestamptz;
grant update (checkout_id, closed_at) on private.quotes to academy_acts;

-- The quote of a session, which the provider names when it closes one.
create index quotes_of_checkout on private.quotes (checkout_id);

-- As before, but a quote whose session is closed is asked for no more: under its key the provider would answer with the closed session.
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
    and session_id is null and closed_at is null and quoted_at > now() - interval '30 minutes'
  order by quoted_at desc limit 1;
  if v_quote is null then
    insert into private.quotes (user_id, plan_type, amount_cents, builds_on)
    values (p_user_id, p_plan_type, v_amount, v_owned.payment_id) returning id into v_quote;
  end if;
  return jsonb_build_object('plan_type', p_plan_type, 'amount_cents', v_amount, 'quote_id', v_quote);
end
$$;

-- Notes the session that the provider opened for a quote, before its address is told to anybody. Answers the person's other sessions that may still take money, which
-- are to be closed first. The provider ends a session by itself after a day, and a quote gets one within half an hour.
create function public.checkout_opened(p_quote_id uuid, p_session_id text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := (select user_id from private.quotes where id = p_quote_id);
begin
  perform pg_advisory_xact_lock(hashtextextended('settling ' || v_user::text, 0));
  update private.quotes set checkout_id = p_session_id where id = p_quote_id;
  return coalesce((
    select jsonb_agg(q.checkout_id order by q.quoted_at) from private.quotes q
    where q.user_id = v_user and q.id <> p_quote_id and q.checkout_id is not null and q.closed_at is null and q.session_id is null
      and q.quoted_at > now() - interval '25 hours'
  ), '[]'::jsonb);
end
$$;

-- Notes that a session takes no money any more. Answers whether it is one of ours that was open.
create function public.checkout_closed(p_session_id text) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update private.quotes set closed_at = now() where checkout_id = p_session_id and closed_at is null;
  return found;
end
$$;

-- Whether a session was closed, for the page of the test checkout, which stands in for the provider's own.
create function public.checkout_is_closed(p_session_id text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from private.quotes where checkout_id = p_session_id and closed_at is not null)
$$;

grant create on schema public to academy_acts;
alter function public.checkout_opened(uuid, text) owner to academy_acts;
alter function public.checkout_closed(text) owner to academy_acts;
alter function public.checkout_is_closed(text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.checkout_opened(uuid, text), public.checkout_closed(text), public.checkout_is_closed(text)
  from public, anon, authenticated, service_role;
grant execute on function public.checkout_opened(uuid, text), public.checkout_closed(text), public.checkout_is_closed(text) to service_role;
