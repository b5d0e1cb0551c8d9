-- Applications of people who have no account yet: the row and its secret, the code by text message that completes it, the reference, its
-- mail, and the office's list.

-- The secret that the first step answers is the only key to a row: it is kept as a hash, so that reading the table gives nobody a way to
-- write to it. No role of the API writes to the table; the functions below do. is_verified and step 4 are written by try_verification_code
-- alone.
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
  updated_at timestamptz not null default now(),
  -- An application that is done has a reference, which its applicant and the office call it by, and the time at which it came. Both are
  -- given once, with the right code, and stay.
  reference text unique check (reference ~ '^WF-[2346789CDFGHJKMNPQRTVWX]{3}-[2346789CDFGHJKMNPQRTVWX]{3}$'),
  received_at timestamptz,
  -- When its mail was handed out to be sent, how often, and when somebody said that it went.
  mail_asked_at timestamptz,
  mail_tries integer not null default 0,
  mail_sent_at timestamptz,
  -- When its address was told that it is not finished: once.
  reminded_at timestamptz,
  -- How one that was received stands, and since when; null until somebody decides. decide_application alone writes both.
  standing text not null default 'received' check (standing in ('received', 'invited', 'accepted', 'declined')),
  standing_at timestamptz
);
revoke all on public.applicants from anon, authenticated, service_role;
alter table public.applicants enable row level security;

-- The office works through them by email and by age.
create index applicants_by_email on public.applicants (email);
create index applicants_by_age on public.applicants (created_at);

-- Which mails have still to go, in their order. A mail that the provider refuses each time stands behind those that were never tried, so
-- that fifty such addresses hold up nobody else's.
create index applicants_to_mail on public.applicants (mail_tries, received_at) where mail_sent_at is null and application_step = 4;

-- The list at the desk: received, and neither accepted nor declined.
create index applicants_waiting on public.applicants (received_at, id) where application_step = 4 and standing in ('received', 'invited');

-- Which are not finished and of which nobody was told so, by their age.
create index applicants_to_remind on public.applicants (updated_at) where reminded_at is null and application_step < 4;

-- For the office's own tools, which hold the secret key. The hash is of no use to them.
grant select (
  id, email, phone_number, full_name, application_step, is_verified, accepted_terms, terms_version, accepted_terms_at, created_at, updated_at, reference,
  received_at, mail_asked_at, standing, standing_at
) on public.applicants to service_role;

grant select, insert, delete on public.applicants to academy_acts;
grant update (
  email, phone_number, application_step, is_verified, updated_at, reference, received_at, mail_asked_at, mail_tries, mail_sent_at, reminded_at,
  standing, standing_at
) on public.applicants to academy_acts;
create policy select_acts on public.applicants for select to academy_acts using (true);
create policy insert_acts on public.applicants for insert to academy_acts with check (true);
create policy update_acts on public.applicants for update to academy_acts using (true) with check (true);
create policy delete_acts on public.applicants for delete to academy_acts using (true);

create trigger academy_require_human_text before insert or update of full_name on public.applicants
  for each row execute function private.require_human_text('full_name');

-- The codes that stand, one for an application and a number: those of several applications for one number stand beside each other, so that
-- nobody ends another's by asking for one. A code's hash is keyed with a secret that the database does not have: six digits hashed bare
-- could be found again by trying them all.
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

-- What applications for an address of mail count as: ten an hour of one network for one address, by whichever way the application comes to
-- it, and sixty of one network in all, which a school may share. Whoever is signed in with that address, confirmed, has ten of the own that
-- nobody else can take: were the ten everybody's together, a stranger could begin them in the name of another.
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

-- Step 1: makes the row and answers {id, secret}. Calling it means that the terms of that version were accepted: the form has no other way
-- to it. The same email may apply twice; nothing tells whether it has.
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
  perform private.require_application_allowance(v_email);
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
-- longer done; otherwise the step never goes back. Another address counts as another application. Saves are the application's own: the
-- other people of a network can't use them up. A wrong secret is refused before anything is counted; it has no more to guess at than a key
-- has. Answers {id}.
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

-- Stores a new code for a number, if one may be sent. Twenty an hour from one network; one a minute and five an hour from one network to
-- one number, so that a stranger who asks for it again and again leaves its owner's own tries alone; fifteen an hour to the number from all
-- together, which keep its phone from being flooded; and a ceiling a day for the site, since each text costs, of which one line has a fifth
-- at most. The first code an hour of a network takes nothing from the fifteen. One line has many networks of IPv6, so that its first code
-- is counted by the /48. The narrow limits come first: who has used one up takes nothing from the wide ones. Answers {outcome: 'send' |
-- 'wait', wait_seconds}. Taking is kept also when the answer is to wait: only the first of the parallel requests sends. Called by
-- send-magic-link, which makes the code and its hash. Whoever asks must hold the secret of the application.
create function public.issue_verification_code(
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
    private.take_allowance(v_line, 'codes_a_day', greatest(private.setting('codes_a_day') / 5, 1), interval '1 day'),
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

-- A reference that no application has: six of 23 signs, none of which is taken for another when it is read out or written by hand, and no
-- vowel, so that none is a word. It opens nothing: whoever asks by it needs the secret as well, or the address.
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

-- Tries a code: 10 minutes, 5 attempts. The attempt is counted under the row's lock before the code is looked at, and stays counted
-- whatever comes of it, so that no number of parallel tries is more than five. Answers {outcome: 'verified' | 'wrong' | 'expired',
-- attempts_left}. The right code is used up, and the application is verified and done: it gets its reference and its time, which the answer
-- tells. Called by verify-code.
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
  update public.applicants set
    is_verified = true, phone_number = p_phone_number, application_step = 4, updated_at = now(),
    reference = coalesce(reference, private.new_reference()), received_at = coalesce(received_at, now())
  where id = v_applicant.id
  returning * into v_applicant;
  return jsonb_build_object('outcome', 'verified', 'attempts_left', 0,
    'reference', v_applicant.reference, 'received_at', v_applicant.received_at, 'email', v_applicant.email);
end
$$;

-- Who looks for an application, or takes one back, as anybody may: a person whose session is not weak, else a network.
create function private.asking_applicant() returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return coalesce(private.reader_id()::text, private.request_address()); end $$;

-- The application of whoever asks: that of the reference and its secret, which the device of an applicant holds; without one, the newest
-- that a confirmed address sent. It tells how the application stands, and since when. Null where there is none: it may have been taken
-- back, or be past its age.
create function public.my_application(p_reference text default null, p_secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := private.confirmed_email();
  v_hash bytea := sha256(convert_to(coalesce(p_secret, ''), 'UTF8'));
begin
  perform private.require_allowance(private.asking_applicant(), 'application_reads', 10 * private.setting('applications_per_hour'), interval '1 hour');
  return (
    select jsonb_build_object('reference', a.reference, 'received_at', a.received_at, 'email', a.email,
      'standing', a.standing, 'standing_at', a.standing_at)
    from public.applicants a
    where a.application_step = 4 and a.received_at is not null
      and (a.email = v_email or (a.reference = p_reference and a.secret_hash = v_hash))
    order by coalesce(a.reference = p_reference and a.secret_hash = v_hash, false) desc, a.received_at desc, a.id desc limit 1);
end
$$;

-- Takes an application back: its row is deleted, and nothing of it is kept. By its secret, or by the confirmed address that sent it. An
-- unknown reference and another's are the same refusal.
create function public.withdraw_application(p_reference text, p_secret text default null) returns jsonb
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

-- The applications whose mail has still to go: for whoever sends the mails, with the server's secret key. Each is answered once; one that
-- was handed out and of which nobody said that it went is due again after a quarter of an hour: whoever was to send it may have ended in
-- between, and the provider takes the same mail once. After two days the mail would be no news, and a provider that takes none of them
-- isn't asked for ever. Of one that is decided on another mail tells.
create function public.application_mails_due(p_limit integer default 100)
returns table (id uuid, reference text, received_at timestamptz, email text)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('application_mails');
  return query
    update public.applicants a set mail_asked_at = now(), mail_tries = a.mail_tries + 1
    where a.id in (
      select d.id from public.applicants d
      where d.application_step = 4 and d.mail_sent_at is null and d.standing = 'received' and d.received_at > now() - interval '2 days'
        and (d.mail_asked_at is null or d.mail_asked_at < now() - interval '15 minutes')
      order by d.mail_tries, d.received_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning a.id, a.reference, a.received_at, a.email;
end
$$;

-- Takes applications off those whose mail has still to go. For the server alone.
create function public.application_mails_sent(p_ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update public.applicants set mail_sent_at = now() where id = any (p_ids)
$$;

-- Puts back applications whose mail the provider did not take. For the server alone.
create function public.application_mails_failed(p_ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update public.applicants set mail_asked_at = null where id = any (p_ids)
$$;

-- The applications that were begun, changed last 60 days ago and not finished, and are still there: their address is told so once, a month
-- before they are erased. An address that finished another one has no use for it, and of several the oldest is told of: whoever types an
-- address may be a stranger to it. A mail of which nobody said that it went is due again, each time later.
create function private.applications_to_remind() returns setof uuid
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select a.id from public.applicants a
    where a.application_step < 4 and a.reminded_at is null and a.updated_at < now() - interval '60 days'
      and a.updated_at > now() - make_interval(days => private.setting('keep_unfinished_applications_days')::integer)
      and (a.mail_asked_at is null or a.mail_asked_at < now() - interval '15 minutes' * power(2, least(greatest(a.mail_tries, 1), 9) - 1))
      and not exists (
        select from public.applicants o
        where o.email = a.email and o.id <> a.id
          and (o.application_step = 4 or o.reminded_at is not null or (o.updated_at, o.id) < (a.updated_at, a.id)));
end
$$;

-- Hands these out, with the time at which they are erased if nothing is changed. For whoever sends the mails, with the server's secret key.
create function public.application_reminders_due(p_limit integer default 100) returns table (id uuid, email text, erased_at timestamptz)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    update public.applicants a set mail_asked_at = now(), mail_tries = a.mail_tries + 1
    where a.id in (
      select d.id from public.applicants d where d.id in (select private.applications_to_remind())
      order by d.mail_tries, d.updated_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning a.id, a.email, a.updated_at + make_interval(days => private.setting('keep_unfinished_applications_days')::integer);
end
$$;

-- Takes applications off those whose address has to be told; the mail that one is received is none of these tries. For the server alone.
create function public.application_reminders_sent(p_ids uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update public.applicants set reminded_at = now(), mail_asked_at = null, mail_tries = 0 where id = any (p_ids)
$$;

-- Asks for these mails, and for those of decisions, where one has still to go: every minute where the server has pg_cron. The embedded
-- backend asks beside each code that was right, and each decision. The job has run once nothing is left to go, or once somebody came for what is.
create function private.ask_for_application_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from public.applicants a
    where a.application_step = 4 and a.mail_sent_at is null and a.standing = 'received' and a.received_at > now() - interval '2 days'
      and (a.mail_asked_at is null or a.mail_asked_at < now() - interval '15 minutes'))
    and not exists (select from private.application_decisions d where d.mail_sent_at is null and private.decision_mail_is_due(d))
    and not exists (select from private.applications_to_remind()) then
    perform private.note_run('application_mails');
    return false;
  end if;
  return private.ask_function('application-mails');
end
$$;

do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-application-mails', '* * * * *', 'select private.ask_for_application_mails()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;

-- What the office reads, newest first, in pages of 500 at most: the next page begins after the last row of the one before. With the
-- server's secret key alone. A page is one document: the API cuts lists, and a time in it keeps its microseconds, by which the next page is
-- found.
create function public.desk_applications(p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 100) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id desc), '[]')
  from (
    select a.id, a.reference, a.received_at, a.email, a.phone_number, a.full_name, a.application_step,
      a.is_verified, a.terms_version, a.accepted_terms_at, a.created_at, a.updated_at, a.standing, a.standing_at
    from public.applicants a
    where p_before is null or (a.created_at, a.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
    order by a.created_at desc, a.id desc
    limit least(greatest(p_limit, 1), 500)
  ) page
$$;
