-- Limits: the numbers that an operator may turn, and how much a person, an address, a phone number or a mailbox may use of what costs
-- something or can be abused. A window begins with the first use, and every limit by address passes through counted_as.

-- Limits that an operator may turn without a migration. Benchmarks raise them; the defaults are the product's rules. Not readable through
-- the API: knowing the exact limit helps nobody but who wants to stay just under it.
create table private.settings (
  name text primary key,
  value bigint not null check (value >= 0)
);
grant select on private.settings to academy_acts;

insert into private.settings (name, value) values
  -- Acts of a person, and of people without an account by address.
  ('acts_per_hour', 60),
  ('cancellations_per_hour', 600),
  ('ownerless_acts_per_hour', 20),
  ('bounties_per_day', 20),
  ('pair_points_per_month', 100),
  ('report_bells_per_day', 10),
  -- Where a project sets this to 1, every power of a moderator, and of staff, holds only for a token whose session has passed a second
  -- factor: its aal claim, which the auth server signs, is aal2. A stolen password then gives what any member has.
  ('moderators_need_second_factor', 0),
  -- Where Cloudflare stands in front, its header is the one that names the address: 1 says so.
  ('trust_cf_connecting_ip', 0),
  -- Applications, by network, and codes by text message. The first code an hour of a network to a number takes nothing from the number's
  -- fifteen, and has a ceiling of its own, far out of reach of a few networks: those who don't own a number can't use it up, and very many
  -- can't flood its phone.
  ('applications_per_hour', 60),
  ('codes_a_day', 500),
  ('codes_per_address_an_hour', 20),
  ('codes_per_number_an_hour', 15),
  ('first_codes_per_number_an_hour', 60),
  -- As long as the auth server takes a token: otp_expiry in config.toml.
  ('mail_link_seconds', 3600),
  -- What a person has room for.
  ('learning_records', 5000),
  ('learning_bytes', 8000000),
  -- What is kept of people who have no account here, or of acts long past, has an age in days: retention.sql. The keys of acts are not
  -- among them: a phone may send an old act again, and it must find what became of it. Ledgers of money are kept as long as the law says,
  -- outside this product.
  ('keep_allowances_days', 2),
  ('keep_codes_days', 1),
  ('keep_unfinished_applications_days', 90),
  ('keep_applications_days', 730),
  ('keep_contact_messages_days', 365),
  ('keep_unconfirmed_subscribers_days', 30),
  ('keep_read_notifications_days', 365),
  ('keep_mailbox_points_days', 62),
  ('keep_mailbox_reports_days', 365),
  ('keep_desk_log_days', 730), ('keep_pushes_days', 7), ('keep_notice_mails_days', 7);

-- What a limit is; null for one that isn't there.
create function private.setting(p_name text) returns bigint
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return (select value from private.settings where name = p_name); end $$;

-- One row counts what a person, an address or a phone number has used of one allowance in the running window. It is a row rather than a
-- count over history, so that the check costs the same for the first act and the ten-thousandth, and so that parallel requests of one
-- person wait for each other and can't slip past together.
create table private.allowances (
  subject text not null,
  allowance text not null,
  window_started_at timestamptz not null,
  used integer not null,
  primary key (subject, allowance)
);
grant select, insert, update, delete on private.allowances to academy_acts;

-- What an address is counted as: itself for IPv4, its network of 64 bits for IPv6, which is what one household or server is given and may
-- fill with as many addresses as it likes. Whatever is no address is counted together.
create function private.network_of(p_address text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  v_address inet;
begin
  v_address := regexp_replace(btrim(p_address), '^::ffff:(?=\d+\.\d+\.\d+\.\d+$)', '', 'i')::inet;
  return coalesce(network(set_masklen(v_address, case family(v_address) when 6 then 64 else 32 end))::text, 'unknown');
exception when invalid_text_representation then
  return 'unknown';
end
$$;

-- Whom to count a visitor's request by. Anybody can send any header; what the nearest proxy appended to x-forwarded-for it saw itself.
-- Where Cloudflare stands in front, as on hosted Supabase, its own header is the one to believe: a setting says so.
create function private.request_address() returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  return private.network_of(case when private.setting('trust_cf_connecting_ip') = 1
    then v_headers ->> 'cf-connecting-ip'
    else regexp_replace(v_headers ->> 'x-forwarded-for', '^.*,', '') end);
end
$$;

-- What a subject counts as. A line of IPv6 is given a /56 or a /48, which has hundreds or thousands of networks of 64 bits, and each of
-- them could use a limit up. So whatever is counted by a network is counted by the /56 and the /48 around it too, which have twice and four
-- times as much: others may share them.
create function private.counted_as(p_subject text) returns table (subject text, share integer)
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  v_network text := substring(p_subject from '^[0-9a-f:]+/64(?= |$)');
begin
  subject := p_subject;
  share := 1;
  return next;
  if v_network is null then
    return;
  end if;
  for share, subject in
    select w.share, network(set_masklen(v_network::inet, w.bits))::text || substr(p_subject, char_length(v_network) + 1)
    from (values (56, 2), (48, 4)) w (bits, share)
  loop
    return next;
  end loop;
end
$$;

-- Takes one from an allowance, from the narrowest network to the widest: one that has nothing left takes nothing from its neighbours.
-- Answers null when there was one left, else how long to wait. The caller decides what that means: raising undoes the taking, a stored
-- refusal keeps it. A window starts with the first use, so no more than the limit ever fits in it.
create function private.take_allowance(p_subject text, p_allowance text, p_limit bigint, p_window interval) returns interval
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_counted record;
  v_used integer;
  v_started timestamptz;
begin
  for v_counted in select c.subject, c.share from private.counted_as(p_subject) c loop
    insert into private.allowances as taken (subject, allowance, window_started_at, used)
    values (v_counted.subject, p_allowance, now(), 1)
    on conflict (subject, allowance) do update set
      used = case when taken.window_started_at <= now() - p_window then 1 else taken.used + 1 end,
      window_started_at = case when taken.window_started_at <= now() - p_window then now() else taken.window_started_at end
    returning used, window_started_at into v_used, v_started;
    if v_used > p_limit * v_counted.share then
      return v_started + p_window - now();
    end if;
  end loop;
  return null;
end
$$;

-- Gives back one that was taken in the same statement and counts as none.
create function private.give_back_allowance(p_subject text, p_allowance text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  update private.allowances set used = used - 1
  where allowance = p_allowance and subject in (select c.subject from private.counted_as(p_subject) c);
end
$$;

-- Takes one from an allowance, or refuses the whole request with the wait in seconds.
create function private.require_allowance(p_subject text, p_allowance text, p_limit bigint, p_window interval) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_wait interval := private.take_allowance(coalesce(p_subject, 'unknown'), p_allowance, p_limit, p_window);
begin
  if v_wait is not null then
    raise exception 'Too many requests. Please try again later.'
      using errcode = 'PT429', detail = ceil(extract(epoch from v_wait))::text, hint = 'The detail is the wait in seconds.';
  end if;
end
$$;

-- Takes one from an allowance of an edge function, for a person, an address or a target; the functions name them. Answers the seconds to
-- wait, or null when there was one left. The counting stands here so that all servers of a function share it.
create function public.take_function_allowance(p_subject text, p_allowance text, p_limit integer, p_seconds integer) returns integer
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  select ceil(extract(epoch from private.take_allowance(p_subject, 'function ' || p_allowance, p_limit, make_interval(secs => p_seconds))))::integer
$$;

-- Takes one from an allowance of an edge function for whoever asks from an address. Answers the seconds to wait, or null.
create function public.take_address_allowance(p_address text, p_allowance text, p_limit integer, p_seconds integer) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return public.take_function_allowance(private.network_of(p_address), p_allowance, p_limit, p_seconds);
end
$$;

-- Some ceilings are for a person, and an account is none: who deletes it and signs up again with the same mailbox would begin anew. So they
-- are kept by a mark of the confirmed address too, which stays when the account goes. A mark is a hash with a key that is made here and
-- leaves the database in no answer: it tells whether two addresses are one, and not which.
create table private.mailbox_key (
  only_one boolean primary key default true check (only_one),
  value bytea not null
);
insert into private.mailbox_key (value)
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
grant select on private.mailbox_key to academy_acts;

-- What of an address follows a plus sign names a folder of the mailbox, and is no other mailbox. Null for no address.
create function private.mark_of_mailbox(p_email text) returns bytea
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select sha256(k.value || convert_to(regexp_replace(lower(p_email), '[+][^@]*@', '@'), 'UTF8')) from private.mailbox_key k where p_email is not null);
end
$$;
