-- The checkout: what the packages cost, what the server asks a person for one, and the sessions that the provider opens for it.

-- What the packages cost and give. Upgrades pay the difference, so the price of each stands beside its rank. months is null for lifetime.
create table private.packages (
  plan_type text primary key check (plan_type in ('cadet_basic', 'patriot_premium', 'elite_corps')),
  price_cents integer not null check (price_cents > 0),
  months integer check (months > 0)
);
insert into private.packages (plan_type, price_cents, months) values
  ('cadet_basic', 9700, 12), ('patriot_premium', 29700, 12), ('elite_corps', 99700, null);
grant select on private.packages to academy_acts;

-- What the server asked for a package when a checkout was opened. A payment gives a package only where it fits its quote: a sum or a name
-- that a session carries proves nothing by itself. builds_on is the payment that the price takes off, for an upgrade. session_id is set by
-- the one payment that uses the quote up. A quote never ends: who pays late pays what was asked.
create table private.quotes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  plan_type text not null references private.packages (plan_type),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'usd' check (currency = 'usd'),
  builds_on text,
  quoted_at timestamptz not null default now(),
  session_id text unique,
  -- One open checkout a person: who could pay two would pay twice. checkout_id is the session that the provider opened for the quote;
  -- closed_at is when that session was known to take no money any more.
  checkout_id text,
  closed_at timestamptz,
  -- A payment that takes days, such as a bank debit: ordered_at is when its buyer had ordered it at the provider, refused_at when the bank
  -- said no. In whatever order they are told; once it is paid it is a purchase, as every other.
  ordered_at timestamptz,
  refused_at timestamptz
);
grant select, insert, update (session_id, checkout_id, closed_at, ordered_at, refused_at) on private.quotes to academy_acts;

-- The open quote of a person for a package, which a second press of the same button gets again.
create index quotes_of_user on private.quotes (user_id, plan_type, quoted_at);

-- The foreign key.
create index quotes_of_package on private.quotes (plan_type);

-- The quote of a session, which the provider names when it closes one.
create index quotes_of_checkout on private.quotes (checkout_id);

-- What a person would pay for a package: {plan_type, amount_cents, quote_id}, or {refusal: 'already_owned'} where it, or a dearer one, is
-- theirs, or {refusal: 'on_its_way', plan_type} while a payment is on its way. Pressed again within half an hour, with nothing changed, it
-- is the same quote, so that a double click opens one checkout; one whose session is closed, or that was ordered by, is asked for no more:
-- under its key the provider would answer with that session. Thirty an hour a person, since each is followed by a call to the provider.
create function public.checkout_quote(p_user_id uuid, p_plan_type text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_price integer := (select price_cents from private.packages where plan_type = p_plan_type);
  v_delayed jsonb := private.delayed_payment(p_user_id);
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
  if v_delayed ->> 'state' = 'on_its_way' then
    return jsonb_build_object('refusal', 'on_its_way', 'plan_type', v_delayed -> 'plan_type');
  end if;
  v_amount := v_price - coalesce(v_owned.price_cents, 0);
  select id into v_quote from private.quotes
  where user_id = p_user_id and plan_type = p_plan_type and amount_cents = v_amount and builds_on is not distinct from v_owned.payment_id
    and session_id is null and closed_at is null and ordered_at is null and refused_at is null and quoted_at > now() - interval '30 minutes'
  order by quoted_at desc limit 1;
  if v_quote is null then
    insert into private.quotes (user_id, plan_type, amount_cents, builds_on)
    values (p_user_id, p_plan_type, v_amount, v_owned.payment_id) returning id into v_quote;
  end if;
  return jsonb_build_object('plan_type', p_plan_type, 'amount_cents', v_amount, 'quote_id', v_quote);
end
$$;

-- Notes the session that the provider opened for a quote, before its address is told to anybody. Answers the person's other sessions that
-- may still take money, which are to be closed first. The provider ends a session by itself after a day, and a quote gets one within half
-- an hour.
create function public.checkout_opened(p_quote_id uuid, p_session_id text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := (select user_id from private.quotes where id = p_quote_id);
begin
  perform pg_advisory_xact_lock(hashtextextended('settling ' || v_user::text, 0));
  update private.quotes set checkout_id = p_session_id where id = p_quote_id;
  return public.open_checkouts(v_user) - p_session_id;
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

-- The state of a session, for the page of the test checkout, which stands in for the provider's own: `open`, `ordered` or `closed`.
create function public.checkout_state(p_session_id text) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when session_id is not null or refused_at is not null or closed_at is not null then 'closed' when ordered_at is not null then 'ordered' else 'open' end
  from private.quotes where checkout_id = p_session_id
$$;

-- The sessions of a person that may still take money, oldest first. They are closed before another one is told of, and before the account
-- is deleted. The provider ends a session by itself after a day, and a quote gets one within half an hour; one that was ordered by takes no
-- other money.
create function public.open_checkouts(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(checkout_id order by quoted_at), '[]'::jsonb) from private.quotes
  where user_id = p_user_id and checkout_id is not null and closed_at is null and session_id is null
    and ordered_at is null and refused_at is null and quoted_at > now() - interval '25 hours'
$$;
