-- The codes that stand, one for an application and a number: those of several applications for one number stand beside each other, so that nobody
-- ends another's by asking for one. A code's hash is keyed with a secret that the database does not have: six digits hashed bare could be found
-- again by trying them all.
create table private.verification_codes (
  phone_number text not null,
  applicant_id uuid not null references public.applicants (id) on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  primary key (phone_number, applicant_id)
);
grant select, insert, update, delete on private.verification_codes to academy_acts;

-- The foreign key when an application goes.
create index verification_codes_of_applicant on private.verification_codes (applicant_id);

-- Stores a new code for a number, if one may be sent. Twenty an hour from one network; one a minute and five an hour from one network to one
-- number, so that a stranger who asks for it again and again leaves its owner's own tries alone; fifteen an hour to the number from all
-- together, which keep its phone from being flooded; and a ceiling a day for the site, since each text costs. The narrow limits come first:
-- who has used one up takes nothing from the wide ones. Answers {outcome: 'send' | 'wait', wait_seconds}. Taking is kept also when the
-- answer is to wait: only the first of the parallel requests sends. Called by send-magic-link, which makes the code and its hash. Whoever
-- asks must hold the secret of the application.
create function public.issue_verification_code(
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
create function public.try_verification_code(
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

insert into private.settings (name, value) values
  ('codes_a_day', 500),
  ('codes_per_address_an_hour', 20),
  ('codes_per_number_an_hour', 15);

grant create on schema public to academy_acts;
alter function public.issue_verification_code(uuid, text, text, text, text) owner to academy_acts;
alter function public.try_verification_code(uuid, text, text, text, text) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  public.issue_verification_code(uuid, text, text, text, text), public.try_verification_code(uuid, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.issue_verification_code(uuid, text, text, text, text), public.try_verification_code(uuid, text, text, text, text) to service_role;
