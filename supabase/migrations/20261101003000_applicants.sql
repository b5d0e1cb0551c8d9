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

-- An address of mail that could be delivered to; the form's own rule is stricter.
create function private.is_email(p_email text) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp
as $$ select coalesce(char_length(p_email) <= 254 and p_email ~ '^[^\s@[:cntrl:]]+@[^\s@[:cntrl:]]+\.[^\s@[:cntrl:]]+$', false) $$;

-- Applications of people who have no account yet. The secret that the first step answers is the only key to a row: it is
-- kept as a hash, so that reading the table gives nobody a way to write to it. No role of the API touches the table; the
-- functions below do. is_verified and step 4 are written by verify_code alone.
create table public.applicants (
  id uuid primary key default gen_random_uuid(),
  secret_hash bytea not null,
  email text not null check (private.is_email(email)),
  phone_number text check (phone_number ~ '^\+[1-9][0-9]{9,14}$'),
  full_name text check (char_length(full_name) <= 120),
  application_step integer not null default 2 check (application_step between 1 and 4),
  is_verified boolean not null default false,
  accepted_terms boolean not null check (accepted_terms),
  terms_version text not null check (char_length(terms_version) between 1 and 40),
  accepted_terms_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
revoke all on public.applicants from anon, authenticated, service_role;
alter table public.applicants enable row level security;

-- The office works through them by email and by age.
create index applicants_by_email on public.applicants (email);
create index applicants_by_age on public.applicants (created_at);

-- For the office's own tools, which hold the secret key. The hash is of no use to them.
grant select (id, email, phone_number, full_name, application_step, is_verified, accepted_terms, terms_version, accepted_terms_at, created_at, updated_at)
  on public.applicants to service_role;

grant select, insert on public.applicants to academy_acts;
grant update (email, phone_number, application_step, is_verified, updated_at) on public.applicants to academy_acts;
create policy select_acts on public.applicants for select to academy_acts using (true);
create policy insert_acts on public.applicants for insert to academy_acts with check (true);
create policy update_acts on public.applicants for update to academy_acts using (true) with check (true);

-- Step 1: makes the row and answers {id, secret}. Calling it means that the terms of that version were accepted: the form has no other
-- way to it. The same email may apply twice; nothing tells whether it has. Sixty an hour
-- from one address, which a school may share, and ten to one email.
create function public.start_application(p_email text, p_terms_version text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := lower(btrim(p_email));
  v_secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  v_id uuid;
begin
  if not private.is_email(v_email) then
    perform private.malformed('email');
  elsif p_terms_version is null or char_length(p_terms_version) not between 1 and 40 then
    perform private.malformed('terms version');
  end if;
  perform private.require_allowance(private.request_address(), 'applications', private.setting('applications_per_hour'), interval '1 hour');
  perform private.require_allowance(v_email, 'applications', 10, interval '1 hour');
  insert into public.applicants (secret_hash, email, accepted_terms, terms_version)
  values (sha256(convert_to(v_secret, 'UTF8')), v_email, true, p_terms_version)
  returning id into v_id;
  return jsonb_build_object('id', v_id, 'secret', v_secret);
end
$$;

-- The application that somebody holds the secret of, locked. An unknown id and a wrong secret are the same refusal. Hashes are compared,
-- not secrets: how long that takes says nothing about the secret.
create function private.own_application(p_id uuid, p_secret text) returns public.applicants
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_row public.applicants;
begin
  select * into v_row from public.applicants
  where id = p_id and secret_hash = sha256(convert_to(coalesce(p_secret, ''), 'UTF8')) for no key update;
  if v_row.id is null then
    raise exception 'There is no such application.' using errcode = 'PT404';
  end if;
  return v_row;
end
$$;

-- Steps 1 and 2 again: changes what is given, and leaves the rest. Another number has to be verified anew, and the application is then no
-- longer done; otherwise the step never goes back. Answers {id}.
create function public.save_application(p_id uuid, p_secret text, p_email text, p_phone_number text, p_step integer) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := lower(btrim(p_email));
  v_row public.applicants;
  v_new_number boolean;
begin
  if p_email is not null and not private.is_email(v_email) then
    perform private.malformed('email');
  elsif p_phone_number is not null and p_phone_number !~ '^\+[1-9][0-9]{9,14}$' then
    perform private.malformed('phone number');
  elsif p_step is null or p_step not in (2, 3) then
    perform private.malformed('step');
  end if;
  perform private.require_allowance(private.request_address(), 'application_saves', 10 * private.setting('applications_per_hour'), interval '1 hour');
  v_row := private.own_application(p_id, p_secret);
  v_new_number := p_phone_number is not null and p_phone_number is distinct from v_row.phone_number;
  update public.applicants set
    email = coalesce(v_email, email),
    phone_number = coalesce(p_phone_number, phone_number),
    is_verified = is_verified and not v_new_number,
    application_step = case when v_new_number then p_step else greatest(application_step, p_step) end,
    updated_at = now()
  where id = v_row.id;
  return jsonb_build_object('id', v_row.id);
end
$$;

insert into private.settings (name, value) values ('applications_per_hour', 60), ('trust_cf_connecting_ip', 0);

grant create on schema public, private to academy_acts;
alter function private.own_application(uuid, text) owner to academy_acts;
alter function public.start_application(text, text) owner to academy_acts;
alter function public.save_application(uuid, text, text, text, integer) owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function
  private.network_of(text), private.request_address(), private.require_allowance(text, text, bigint, interval), private.is_email(text),
  private.own_application(uuid, text), public.start_application(text, text), public.save_application(uuid, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  private.network_of(text), private.request_address(), private.require_allowance(text, text, bigint, interval), private.is_email(text),
  private.own_application(uuid, text) to academy_acts;
grant execute on function public.start_application(text, text), public.save_application(uuid, text, text, text, integer) to anon, authenticated;
