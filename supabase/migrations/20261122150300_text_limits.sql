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
create or replace function private.request_address() returns text
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

-- The codes of several applications for one number stand beside each other: nobody ends another's by asking for one.
alter table private.verification_codes drop constraint verification_codes_pkey, add primary key (phone_number, applicant_id);

insert into private.settings (name, value) values
  ('codes_a_day', 500),
  ('codes_per_number_an_hour', 15),
  ('trust_cf_connecting_ip', 0);

-- Stores a new code for a number, if one may be sent. Twenty an hour from one network; one a minute and five an hour from one network to one
-- number, so that a stranger who asks for it again and again leaves its owner's own tries alone; fifteen an hour to the number from all
-- together, which keep its phone from being flooded; and a ceiling a day for the site, since each text costs. The narrow limits come first:
-- who has used one up takes nothing from the wide ones. Answers {outcome: 'send' | 'wait', wait_seconds}. Taking is kept also when the
-- answer is to wait: only the first of the parallel requests sends. Called by send-magic-link, which makes the code and its hash. Whoever
-- asks must hold the secret of the application.
create or replace function public.issue_verification_code(
  p_applicant_id uuid, p_secret text, p_phone_number text, p_code_hash text, p_address text
) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_applicant public.applicants;
  v_network text := private.network_of(p_address);
  v_wait interval;
begin
  if p_phone_number is null or p_phone_number !~ '^\+[1-9][0-9]{9,14}$' or p_code_hash is null then
    perform private.malformed('phone number or hash');
  end if;
  v_applicant := private.own_application(p_applicant_id, p_secret);
  v_wait := coalesce(
    private.take_allowance(v_network || ' ' || p_phone_number, 'codes_a_minute', 1, interval '1 minute'),
    private.take_allowance(v_network || ' ' || p_phone_number, 'codes_an_hour', 5, interval '1 hour'),
    private.take_allowance(v_network, 'codes_an_hour', private.setting('codes_per_address_an_hour'), interval '1 hour'),
    private.take_allowance(p_phone_number, 'codes_an_hour', private.setting('codes_per_number_an_hour'), interval '1 hour'),
    private.take_allowance('site', 'codes_a_day', private.setting('codes_a_day'), interval '1 day')
  );
  if v_wait is not null then
    return jsonb_build_object('outcome', 'wait', 'wait_seconds', ceil(extract(epoch from v_wait)));
  end if;
  insert into private.verification_codes (phone_number, applicant_id, code_hash, expires_at)
  values (p_phone_number, v_applicant.id, p_code_hash, now() + interval '10 minutes')
  on conflict (phone_number, applicant_id) do update set
    code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0;
  return jsonb_build_object('outcome', 'send', 'wait_seconds', 60);
end
$$;

-- Tries a code: 10 minutes, 5 attempts. The attempt is counted under the row's lock before the code is looked at, and stays
-- counted whatever comes of it, so that no number of parallel tries is more than five. Answers {outcome: 'verified' | 'wrong' | 'expired',
-- attempts_left}. The right code is used up, and the application is verified and done. Called by verify-code.
create or replace function public.try_verification_code(
  p_applicant_id uuid, p_secret text, p_phone_number text, p_code_hash text, p_address text
) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_applicant public.applicants;
  v_code private.verification_codes;
begin
  v_applicant := private.own_application(p_applicant_id, p_secret);
  perform private.require_allowance(
    private.network_of(p_address), 'code_tries', 10 * private.setting('codes_per_address_an_hour'), interval '1 hour');
  update private.verification_codes set attempts = attempts + 1
  where phone_number = p_phone_number and applicant_id = v_applicant.id and attempts < 5 and expires_at > now()
  returning * into v_code;
  if v_code.phone_number is null then
    return jsonb_build_object('outcome', 'expired', 'attempts_left', 0);
  elsif v_code.code_hash is distinct from p_code_hash then
    return jsonb_build_object('outcome', 'wrong', 'attempts_left', 5 - v_code.attempts);
  end if;
  delete from private.verification_codes where phone_number = p_phone_number and applicant_id = v_applicant.id;
  update public.applicants set is_verified = true, phone_number = p_phone_number, application_step = 4, updated_at = now()
  where id = v_applicant.id;
  return jsonb_build_object('outcome', 'verified', 'attempts_left', 0);
end
$$;

-- Takes one from an allowance of an edge function for whoever asks from an address. Answers the seconds to wait, or null.
create function public.take_address_allowance(p_address text, p_allowance text, p_limit integer, p_seconds integer) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return public.take_function_allowance(private.network_of(p_address), p_allowance, p_limit, p_seconds);
end
$$;

grant create on schema public to academy_acts;
alter function public.take_address_allowance(text, text, integer, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  private.network_of(text), public.take_address_allowance(text, text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function private.network_of(text) to academy_acts;
grant execute on function public.take_address_allowance(text, text, integer, integer) to service_role;
