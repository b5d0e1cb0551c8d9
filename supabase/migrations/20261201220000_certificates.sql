-- Who has Elite Corps, has read the whole course, has answered every question of the guided modules and has logged practice in twelve weeks
-- gets a certificate of completion, which anybody can check by its number. Nobody has one yet.

-- One a person, for good: what was completed once stays so. A visitor checks it by its number, which is 60 bits of chance, so that nobody
-- comes upon one by trying; who has the number learns the day, and the name only where its owner wants it said. No table of the API's.
create table private.certificates (
  number text primary key check (number ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  issued_at timestamptz not null default now(),
  name text check (char_length(name) between 1 and 60)
);
grant select, insert, update (name) on private.certificates to academy_acts;

create trigger academy_require_human_text before insert or update of name on private.certificates
  for each row execute function private.require_human_text('name');

-- A new number in Crockford's base32: five bits of each of twelve bytes.
create function private.new_certificate_number() returns text
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_bytes bytea := sha256(uuid_send(gen_random_uuid()));
begin
  return (
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(v_bytes, nth) & 31) + 1, 1), '' order by nth)
    from generate_series(0, 11) nth);
end
$$;

-- The number that somebody means who typed it from paper: in any case, with blanks and dashes, I and L for 1, O for 0. What is none stands
-- in no row. The client has the same rule in src/domain/course/certificate.ts.
create function private.meant_certificate_number(p_text text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  if octet_length(p_text) > 100 then
    return null;
  end if;
  return translate(upper(regexp_replace(p_text, '[\s\u2010-\u2015\u2212-]', '', 'g') collate "C"), 'ILO', '110');
end
$$;

-- Whether Elite Corps is in force for somebody.
create function private.has_elite_corps(p_user uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return (select (s ->> 'active')::boolean and s ->> 'plan' = 'elite_corps' from public.subscription_standing(p_user) s); end $$;

-- The sections of the course, as src/content/curriculum/outline.ts has them. A test holds the two equal.
create function private.course_sections() returns text[]
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select array[
    'see-it-early', 'keep-your-distance', 'stand-and-move', 'use-your-voice', 'what-the-law-allows', 'first-minutes-after', 'plan-your-training',
    'why-you-do-not-pursue', 'notice-a-follower', 'routes-and-exits', 'break-away', 'navigate-without-a-phone', 'leave-fewer-traces',
    'getting-free', 'training-with-a-partner',
    'assess-a-threat', 'interview-within-the-law',
    'anatomy-of-a-capture', 'a-good-witness', 'neighbors-in-an-emergency']
$$;

-- The Monday of the week in which practice was logged, by the text of its record: ["logged", "2026-03-01", minutes, drill, noticed]. Null
-- for what was removed, for a day to come, and for whatever else a device may have sent: it takes any text, and nothing may stop the counting.
-- It is read by its form and not as JSON: what is nested by thousands is more than the parser of the embedded backend lives through.
create function private.practice_week(p_value text) returns date
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  c_rest constant text := '(\s*,\s*("([^"\\]|\\.)*"|-?\d+(\.\d+)?|true|false|null))*\s*\]\s*$';
  v_day date;
begin
  if p_value ~ ('^\s*\[\s*"logged"\s*,\s*"\d{4}-\d\d-\d\d"\s*,\s*\d+(\.\d+)?' || c_rest) then
    v_day := substring(p_value from '\d{4}-\d\d-\d\d')::date;
    -- Somewhere it is tomorrow already.
    return case when v_day <= current_date + 1 then v_day - (extract(isodow from v_day)::integer - 1) end;
  end if;
  return null;
exception when data_exception then
  return null;
end
$$;

-- How far somebody is, by what their devices have told: the sections of the course that are marked as read, the questions of the guided
-- modules that were answered at least once, the weeks with practice in the log.
create function private.certificate_parts(p_user uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  c_weeks constant integer := 12;
  v_sections text[] := private.course_sections();
  v_questions text[] := array(
    select distinct q #>> '{}' from public.training_texts t, jsonb_path_query(t.text, '$.questions[*].id') q where t.kind = 'module');
begin
  return (
    select jsonb_build_object(
      'sections', jsonb_build_object(
        'done', count(*) filter (where l.kind = 'read' and l.value = 'read' and l.key = any (v_sections)), 'of', cardinality(v_sections)),
      'questions', jsonb_build_object(
        'done', count(*) filter (where l.kind = 'answer' and l.key = any (v_questions)), 'of', cardinality(v_questions)),
      'weeks', jsonb_build_object(
        'done', least(count(distinct case when l.kind = 'practice' then private.practice_week(l.value) end), c_weeks), 'of', c_weeks))
    from private.learning_records l where l.user_id = p_user and l.kind in ('read', 'answer', 'practice'));
end
$$;

-- Somebody's certificate as they see it; null for none.
create function private.certificate_of(p_user uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return (select to_jsonb(c) - 'user_id' from private.certificates c where c.user_id = p_user); end $$;

-- How far the person who asks is, {sections, questions, weeks}, each {done, of}, whether Elite Corps is `in_force`, and while it is the
-- `certificate` where it was issued: {number, issued_at, name}.
create function public.my_certificate() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_in_force boolean := private.has_elite_corps(v_user);
begin
  return private.certificate_parts(v_user)
    || jsonb_build_object('in_force', v_in_force, 'certificate', case when v_in_force then private.certificate_of(v_user) end);
end
$$;

-- Issues the certificate of who asks, once: asked again it answers the one that is there, also where the course has grown since.
-- p_expected_user says whom it is meant for: a token that is renewed slowly may be another person's by the time it is there.
create function public.issue_certificate(p_expected_user uuid default null) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(coalesce(p_expected_user, private.require_session()));
begin
  if not private.has_elite_corps(v_user) then
    raise exception 'The certificate is a part of Elite Corps.' using errcode = 'PT403', hint = 'package_needed';
  end if;
  if private.certificate_of(v_user) is null then
    if exists (
      select from jsonb_each(private.certificate_parts(v_user)) p (name, part) where part -> 'done' <> part -> 'of' or part -> 'of' = '0'
    ) then
      raise exception 'Not all of it is completed yet.' using errcode = 'PT403', hint = 'not_completed';
    end if;
    insert into private.certificates (number, user_id) values (private.new_certificate_number(), v_user) on conflict (user_id) do nothing;
  end if;
  return private.certificate_of(v_user);
end
$$;

-- Says the owner's name on the certificate and to whoever checks its number; null takes it away, also when the package has ended. A name
-- that passes for the academy's is for nobody. The length comes first, as in every text.
create function public.name_certificate(p_name text, p_expected_user uuid default null) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(coalesce(p_expected_user, private.require_session()));
  v_name text := btrim(p_name);
begin
  if char_length(v_name) not between 1 and 60 then
    perform private.malformed('name');
  elsif private.passes_for_academy(v_name) then
    raise exception 'This name is reserved. Please choose another.' using errcode = 'PT400', hint = 'reserved_name';
  end if;
  update private.certificates set name = v_name where user_id = v_user;
  if not found then
    raise exception 'There is no certificate.' using errcode = 'PT404';
  end if;
  return private.certificate_of(v_user);
end
$$;

-- Whether a number is a certificate's, for anybody: {issued_at, name}, or null for one that is unknown, malformed, or whose owner's package
-- isn't in force any more.
create function public.check_certificate(p_number text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object('issued_at', c.issued_at, 'name', c.name)
    from private.certificates c where c.number = private.meant_certificate_number(p_number) and private.has_elite_corps(c.user_id));
end
$$;

-- The copy of one's data has it too.
create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_email text := private.confirmed_email();
begin
  return jsonb_build_object(
    'profile', (select jsonb_agg(to_jsonb(t)) from public.profiles t where t.id = v_user),
    'subscriptions', (select jsonb_agg(to_jsonb(t)) from public.subscriptions t where t.user_id = v_user),
    'bounties', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.bounties t where t.creator_id = v_user),
    'contributions', (select jsonb_agg(to_jsonb(t) - 'total_after' order by t.created_at) from public.contributions t where t.contributor_id = v_user),
    'bounty_acceptances', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.bounty_acceptances t where t.user_id = v_user),
    'completions', (select jsonb_agg(to_jsonb(t) - 'reviewer_id' order by t.created_at) from public.completions t where t.user_id = v_user),
    'reviews', (
      select jsonb_agg(jsonb_build_object('completion_id', t.id, 'status', t.status, 'reason', t.reason, 'reviewed_at', t.reviewed_at) order by t.reviewed_at)
      from public.completions t where t.reviewer_id = v_user),
    'notifications', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.notifications t where t.user_id = v_user),
    'reports', (select jsonb_agg(to_jsonb(t) order by t.created_at) from private.reports t where t.reporter_id = v_user),
    'purchases', (
      select jsonb_agg(
        to_jsonb(t) || jsonb_build_object('refunded_at', r.refunded_at, 'returned_cents', private.returned_cents(t.payment_id)) order by t.paid_at)
      from private.purchases t left join private.refunds r on r.payment_id = t.payment_id where t.user_id = v_user),
    'quotes', (select jsonb_agg(to_jsonb(t) order by t.quoted_at) from private.quotes t where t.user_id = v_user),
    'scores', (select jsonb_agg(to_jsonb(t) order by t.month) from private.scores t where t.user_id = v_user),
    'category_completions', (select jsonb_agg(to_jsonb(t)) from private.category_completions t where t.user_id = v_user),
    'given_achievements', (select jsonb_agg(to_jsonb(t) order by t.place) from private.given_achievements t where t.user_id = v_user),
    'client_ops', (
      select jsonb_agg(to_jsonb(t) - 'request_hash' order by t.created_at) from private.client_ops t where t.user_id = v_user),
    'allowances', (select jsonb_agg(to_jsonb(t)) from private.allowances t where t.subject in (v_user::text, v_email)),
    'moderators', (select jsonb_agg(to_jsonb(t)) from private.moderators t where t.user_id = v_user),
    'applicants', (select jsonb_agg(to_jsonb(t) - 'secret_hash' order by t.created_at) from public.applicants t where t.email = v_email),
    'contact_messages', (select jsonb_agg(to_jsonb(t) order by t.created_at) from private.contact_messages t where t.email = v_email),
    'newsletter_subscribers', (select jsonb_agg(to_jsonb(t)) from private.newsletter_subscribers t where t.email = v_email),
    'learning_records', (
      select jsonb_agg(to_jsonb(t) - 'version' order by t.kind, t.key) from private.learning_records t where t.user_id = v_user),
    'certificates', (select jsonb_agg(to_jsonb(t)) from private.certificates t where t.user_id = v_user),
    'photos', (
      select jsonb_agg(jsonb_build_object('name', o.name, 'created_at', o.created_at, 'metadata', o.metadata) order by o.created_at)
      from storage.objects o
      where o.bucket_id = 'completion-photos' and o.name >= v_user::text || '/' and o.name < v_user::text || '0')
  );
end
$$;

grant create on schema public, private to academy_acts;
alter function public.my_certificate owner to academy_acts;
alter function public.issue_certificate owner to academy_acts;
alter function public.name_certificate owner to academy_acts;
alter function public.check_certificate owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function
  private.new_certificate_number, private.meant_certificate_number, private.has_elite_corps, private.course_sections, private.practice_week,
  private.certificate_parts, private.certificate_of,
  public.my_certificate, public.issue_certificate, public.name_certificate, public.check_certificate
  from public, anon, authenticated, service_role;
grant execute on function
  private.new_certificate_number, private.meant_certificate_number, private.has_elite_corps, private.course_sections, private.practice_week,
  private.certificate_parts, private.certificate_of
  to academy_acts;
grant execute on function public.my_certificate, public.issue_certificate, public.name_certificate to authenticated;
grant execute on function public.check_certificate to anon, authenticated;
