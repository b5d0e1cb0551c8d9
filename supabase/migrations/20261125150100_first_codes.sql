-- A number can't be used up by those who don't own it: three networks had the fifteen codes an hour that all together may send to it, and its owner waited. The first
-- code an hour of a network to a number takes nothing from those fifteen any more. It has a ceiling of its own, far out of reach of a few networks, which keeps a
-- phone from being flooded from very many. One line has many networks of IPv6, so that its first code is counted by the /48; the network's and the site's ceilings count every code as before.
insert into private.settings (name, value) values ('first_codes_per_number_an_hour', 60);

create or replace function public.issue_verification_code(
  p_applicant_id uuid, p_secret text, p_phone_number text, p_code_hash text, p_address text
) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_applicant public.applicants;
  v_network text := private.network_of(p_address);
  v_line text := case when v_network like '%:%' then network(set_masklen(v_network::inet, 48))::text else v_network end;
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
    case when private.take_allowance(v_line || ' ' || p_phone_number, 'first_code_an_hour', 1, interval '1 hour') is null
      then private.take_allowance(p_phone_number, 'first_codes_an_hour', private.setting('first_codes_per_number_an_hour'), interval '1 hour')
      else private.take_allowance(p_phone_number, 'codes_an_hour', private.setting('codes_per_number_an_hour'), interval '1 hour')
    end,
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
