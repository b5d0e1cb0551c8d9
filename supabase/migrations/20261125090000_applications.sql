-- An application that is done has a reference, which its applicant and the office call it by, and the time at which it came. Both are given once, with the right
-- code, and stay. `mail_asked_at` says that its mail was handed out to be sent.
alter table public.applicants
  add column reference text unique check (reference ~ '^WF-[2346789CDFGHJKMNPQRTVWX]{3}-[2346789CDFGHJKMNPQRTVWX]{3}$'),
  add column received_at timestamptz,
  add column mail_asked_at timestamptz;
grant update (reference, received_at, mail_asked_at) on public.applicants to academy_acts;
grant select (reference, received_at, mail_asked_at) on public.applicants to service_role;

-- Which mails have still to go, and the office's list of messages by their age.
create index applicants_to_mail on public.applicants (received_at) where mail_asked_at is null;
create index contact_messages_by_age on private.contact_messages (created_at, id);

-- A reference that no application has: six of 23 signs, none of which is taken for another when it is read out or written by hand, and no vowel, so that none is
-- a word. It opens nothing: whoever asks by it needs the secret as well, or the address.
create function private.new_reference() returns text
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_signs constant text := '2346789CDFGHJKMNPQRTVWX';
  v_bytes bytea;
  v_six text;
begin
  loop
    v_bytes := uuid_send(gen_random_uuid());
    select string_agg(substr(v_signs, get_byte(v_bytes, nth) % 23 + 1, 1), '' order by nth) into v_six from generate_series(0, 5) nth;
    v_six := 'WF-' || left(v_six, 3) || '-' || right(v_six, 3);
    if not exists (select from public.applicants a where a.reference = v_six) then
      return v_six;
    end if;
  end loop;
end
$$;

update public.applicants set reference = private.new_reference(), received_at = updated_at where application_step = 4;

-- Tries a code as before. The right one also gives the application its reference and its time, which the answer tells.
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
  update public.applicants set
    is_verified = true, phone_number = p_phone_number, application_step = 4, updated_at = now(),
    reference = coalesce(reference, private.new_reference()), received_at = coalesce(received_at, now())
  where id = v_applicant.id
  returning * into v_applicant;
  return jsonb_build_object('outcome', 'verified', 'attempts_left', 0,
    'reference', v_applicant.reference, 'received_at', v_applicant.received_at, 'email', v_applicant.email);
end
$$;

-- The confirmed address of the person who asks, and null for everybody else: what was sent under it is theirs.
create function private.confirmed_email() returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.current_user_id();
begin
  if v_user is null or not private.is_confirmed_by_mail(v_user) then
    return null;
  end if;
  return lower(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email');
end
$$;

-- The newest application that was received of whoever asks: that of the reference and its secret, which the device of an applicant holds, or one that a confirmed
-- address sent. Null where there is none: it may have been taken back, or be past its age.
create function public.my_application(p_reference text default null, p_secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := private.confirmed_email();
begin
  perform private.require_allowance(private.request_address(), 'application_reads', 10 * private.setting('applications_per_hour'), interval '1 hour');
  return (
    select jsonb_build_object('reference', a.reference, 'received_at', a.received_at, 'email', a.email)
    from public.applicants a
    where a.application_step = 4 and a.received_at is not null
      and (a.email = v_email or (a.reference = p_reference and a.secret_hash = sha256(convert_to(coalesce(p_secret, ''), 'UTF8'))))
    order by a.received_at desc, a.id desc limit 1);
end
$$;

-- Takes an application back: its row is deleted, and nothing of it is kept. By its secret, or by the confirmed address that sent it. An unknown reference and
-- another's are the same refusal.
create function public.withdraw_application(p_reference text, p_secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := private.confirmed_email();
begin
  perform private.require_allowance(private.request_address(), 'application_saves', 10 * private.setting('applications_per_hour'), interval '1 hour');
  delete from public.applicants a
  where a.reference = p_reference
    and (a.email = v_email or a.secret_hash = sha256(convert_to(coalesce(p_secret, ''), 'UTF8')));
  if not found then
    raise exception 'There is no such application.' using errcode = 'PT404';
  end if;
  return jsonb_build_object('reference', p_reference);
end
$$;

-- The applications whose mail has still to go, each answered once: for whoever sends the mails, with the server's secret key. After two days the mail would be no
-- news, and a provider that takes none of them isn't asked for ever.
create function public.application_mails_due(p_limit integer default 100)
returns table (id uuid, reference text, received_at timestamptz, email text)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    update public.applicants a set mail_asked_at = now()
    where a.id in (
      select d.id from public.applicants d
      where d.mail_asked_at is null and d.application_step = 4 and d.received_at > now() - interval '2 days'
      order by d.received_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning a.id, a.reference, a.received_at, a.email;
end
$$;

-- Puts back applications whose mail the provider did not take. For the server alone.
create function public.application_mails_failed(p_ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update public.applicants set mail_asked_at = null where id = any (p_ids)
$$;

-- Asks for these mails, where one has still to go.
create function private.ask_for_application_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from public.applicants where mail_asked_at is null and application_step = 4 and received_at > now() - interval '2 days') then
    return false;
  end if;
  return private.ask_function('application-mails');
end
$$;

-- What the office reads, newest first, in pages of 500 at most: the next page begins after the last row of the one before. With the server's secret key alone. A
-- page is one document: the API cuts lists, and a time in it keeps its microseconds, by which the next page is found.
create function public.desk_applications(p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 100) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id desc), '[]')
  from (
    select a.id, a.reference, a.received_at, a.email, a.phone_number, a.full_name, a.application_step,
      a.is_verified, a.terms_version, a.accepted_terms_at, a.created_at, a.updated_at
    from public.applicants a
    where p_before is null or (a.created_at, a.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
    order by a.created_at desc, a.id desc
    limit least(greatest(p_limit, 1), 500)
  ) page
$$;

create function public.desk_messages(p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 100) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id desc), '[]')
  from (
    select m.id, m.name, m.email, m.message, m.created_at
    from private.contact_messages m
    where p_before is null or (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
    order by m.created_at desc, m.id desc
    limit least(greatest(p_limit, 1), 500)
  ) page
$$;

grant create on schema public to academy_acts;
alter function public.my_application(text, text) owner to academy_acts;
alter function public.withdraw_application(text, text) owner to academy_acts;
alter function public.application_mails_due(integer) owner to academy_acts;
alter function public.application_mails_failed(uuid[]) owner to academy_acts;
alter function public.desk_applications(timestamptz, uuid, integer) owner to academy_acts;
alter function public.desk_messages(timestamptz, uuid, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  private.new_reference(), private.confirmed_email(), private.ask_for_application_mails(),
  public.my_application(text, text), public.withdraw_application(text, text), public.application_mails_due(integer),
  public.application_mails_failed(uuid[]), public.desk_applications(timestamptz, uuid, integer), public.desk_messages(timestamptz, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.new_reference(), private.confirmed_email() to academy_acts;
grant execute on function public.my_application(text, text), public.withdraw_application(text, text) to anon, authenticated;
grant execute on function
  public.application_mails_due(integer), public.application_mails_failed(uuid[]),
  public.desk_applications(timestamptz, uuid, integer), public.desk_messages(timestamptz, uuid, integer) to service_role;

-- Every minute, where the server has pg_cron. The embedded backend asks beside each code that was right.
do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-application-mails', '* * * * *', 'select private.ask_for_application_mails()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
