-- Ten applications an hour for an address of mail were everybody's together: a stranger began ten in the name of another, who was refused for the rest of the hour. And they were
-- counted where an application begins alone: one that was given the address afterwards was none of the ten. Now ten are one network's for one address, by whichever way the
-- application comes to it, and whoever is signed in with that address, confirmed, has ten of the own that nobody else can take.
create function private.require_application_allowance(p_email text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_network text := private.request_address();
begin
  if private.confirmed_email() = p_email then
    perform private.require_allowance(private.current_user_id()::text, 'applications', 10, interval '1 hour');
  else
    perform private.require_allowance(v_network, 'applications', private.setting('applications_per_hour'), interval '1 hour');
    perform private.require_allowance(v_network || ' ' || p_email, 'applications', 10, interval '1 hour');
  end if;
end
$$;

create or replace function public.start_application(p_email text, p_terms_version text) returns jsonb
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
  perform private.require_application_allowance(v_email);
  insert into public.applicants (secret_hash, email, accepted_terms, terms_version)
  values (sha256(convert_to(v_secret, 'UTF8')), v_email, true, p_terms_version)
  returning id into v_id;
  return jsonb_build_object('id', v_id, 'secret', v_secret);
end
$$;

-- As before, and another address counts as another application. Saves are the application's own: the other people of a network can't use them up. A wrong secret
-- is refused before anything is counted; it has no more to guess at than a key has.
create or replace function public.save_application(p_id uuid, p_secret text, p_email text, p_phone_number text, p_step integer) returns jsonb
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
  v_row := private.own_application(p_id, p_secret);
  perform private.require_allowance(v_row.id::text, 'application_saves', 10 * private.setting('applications_per_hour'), interval '1 hour');
  if v_email is distinct from v_row.email and v_email is not null then
    perform private.require_application_allowance(v_email);
  end if;
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

-- Who looks for an application, or takes one back: a person who is signed in, else a network.
create function private.asking_applicant() returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return coalesce(private.current_user_id()::text, private.request_address()); end $$;

create or replace function public.my_application(p_reference text default null, p_secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := private.confirmed_email();
  v_hash bytea := sha256(convert_to(coalesce(p_secret, ''), 'UTF8'));
begin
  perform private.require_allowance(private.asking_applicant(), 'application_reads', 10 * private.setting('applications_per_hour'), interval '1 hour');
  return (
    select jsonb_build_object('reference', a.reference, 'received_at', a.received_at, 'email', a.email)
    from public.applicants a
    where a.application_step = 4 and a.received_at is not null
      and (a.email = v_email or (a.reference = p_reference and a.secret_hash = v_hash))
    order by coalesce(a.reference = p_reference and a.secret_hash = v_hash, false) desc, a.received_at desc, a.id desc limit 1);
end
$$;

create or replace function public.withdraw_application(p_reference text, p_secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := private.confirmed_email();
begin
  perform private.require_allowance(private.asking_applicant(), 'application_saves', 10 * private.setting('applications_per_hour'), interval '1 hour');
  delete from public.applicants a
  where a.reference = p_reference
    and (a.email = v_email or a.secret_hash = sha256(convert_to(coalesce(p_secret, ''), 'UTF8')));
  if not found then
    raise exception 'There is no such application.' using errcode = 'PT404';
  end if;
  return jsonb_build_object('reference', p_reference);
end
$$;

-- As before, and what is counted of the address, or of its number, for a network goes too.
create or replace function private.forget_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := (select c.email from private.confirmed_accounts c where c.user_id = old.id);
begin
  delete from private.allowances where subject = old.id::text;
  if v_email is not null then
    delete from private.allowances a using public.applicants p
    where p.email = v_email and (a.subject in (p.phone_number, p.id::text) or split_part(a.subject, ' ', 2) = p.phone_number);
    delete from private.allowances where subject = v_email or split_part(subject, ' ', 2) = v_email;
    delete from public.applicants where email = v_email;
    delete from private.contact_messages where email = v_email;
    delete from private.newsletter_subscribers where email = v_email;
  end if;
  return old;
end
$$;

grant create on schema private to academy_acts;
alter function private.require_application_allowance(text) owner to academy_acts;
alter function private.asking_applicant() owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.require_application_allowance(text), private.asking_applicant()
  from public, anon, authenticated, service_role;
