-- Some ceilings are for a person, and an account is none: who deletes it and signs up again with the same mailbox would begin anew. So they are kept by a mark of the
-- confirmed address too, which stays when the account goes. A mark is a hash with a key that is made here and leaves the database in no answer: it tells whether two
-- addresses are one, and not which.
insert into private.settings (name, value) values
  ('report_bells_per_day', 10),
  ('keep_mailbox_points_days', 62),
  ('keep_mailbox_reports_days', 365);

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

-- What a mailbox's person has brought another in a month, under whichever account.
create table private.mailbox_points (
  earner_id uuid not null references public.profiles (id) on delete cascade,
  mailbox bytea not null,
  month date not null,
  points integer not null check (points >= 0),
  primary key (earner_id, mailbox, month)
);
grant select, insert, update on private.mailbox_points to academy_acts;
insert into private.mailbox_points (earner_id, mailbox, month, points)
select p.earner_id, private.mark_of_mailbox(c.email), p.month, sum(p.points)
from private.pair_points p join private.confirmed_accounts c on c.user_id = p.other_id
where p.month >= date_trunc('month', now() at time zone 'UTC')::date
group by 1, 2, 3;

-- As before, and of the other's mailbox as well: the account may have another address by now, and the mailbox another account. The earner's own points go with the account, so
-- that the earner may be looked at by the id alone.
create or replace function private.take_pair_points(p_earner uuid, p_other uuid, p_month date, p_points integer) returns integer
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_mailbox bytea := private.mark_of_mailbox((select c.email from private.confirmed_accounts c where c.user_id = p_other));
  v_had integer := coalesce((
    select points from private.pair_points where earner_id = p_earner and other_id = p_other and month = p_month), 0);
  v_had_of_mailbox integer := coalesce((
    select points from private.mailbox_points where earner_id = p_earner and mailbox = v_mailbox and month = p_month), 0);
  v_given integer := greatest(0, least(p_points, private.setting('pair_points_per_month') - greatest(v_had, v_had_of_mailbox)));
begin
  insert into private.pair_points (earner_id, other_id, month, points) values (p_earner, p_other, p_month, v_given)
  on conflict (earner_id, other_id, month) do update set points = v_had + v_given;
  insert into private.mailbox_points (earner_id, mailbox, month, points)
  select p_earner, v_mailbox, p_month, v_given where v_mailbox is not null
  on conflict (earner_id, mailbox, month) do update set points = v_had_of_mailbox + v_given;
  return v_given;
end
$$;

-- Which bounties a mailbox's person has reported, under whichever account.
create table private.mailbox_reports (
  bounty_id uuid not null references public.bounties (id),
  mailbox bytea not null,
  reported_at timestamptz not null default now(),
  primary key (bounty_id, mailbox)
);
grant select, insert on private.mailbox_reports to academy_acts;
insert into private.mailbox_reports (bounty_id, mailbox, reported_at)
select r.bounty_id, private.mark_of_mailbox(c.email), min(r.created_at)
from private.reports r join private.confirmed_accounts c on c.user_id = r.reporter_id
group by 1, 2;

-- The mark that the reports of whoever asks are kept by. An address that no mail has confirmed may be anybody's: it has a mark of its own, so that its report stands in the way of
-- nobody whose address it is.
create function private.own_report_mark() returns bytea
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_confirmed text := private.confirmed_email();
begin
  return private.mark_of_mailbox(coalesce(
    v_confirmed, 'unconfirmed ' || (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')));
end
$$;

-- As before, and one a mailbox and bounty.
create or replace function public.report_bounty(p_op_id uuid, p_expected_user uuid, p_bounty_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_reason text := btrim(p_reason);
  v_mailbox bytea;
begin
  if p_bounty_id is null or coalesce(char_length(v_reason), 0) not between 1 and 1000 then
    perform private.malformed('bounty and a reason of 1 to 1000 characters are required');
  end if;
  v_op := private.open_act(p_op_id, v_user, 'report-bounty', p_bounty_id, jsonb_build_array(p_bounty_id, v_reason)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  if not exists (select from public.bounties where id = p_bounty_id and hidden_at is null) then
    return private.refuse(p_op_id, 'bounty_not_found');
  end if;
  v_mailbox := private.own_report_mark();
  if v_mailbox is not null then
    insert into private.mailbox_reports (bounty_id, mailbox) values (p_bounty_id, v_mailbox) on conflict (bounty_id, mailbox) do nothing;
    if not found then
      return private.refuse(p_op_id, 'already_reported');
    end if;
  end if;
  insert into private.reports (id, bounty_id, reporter_id, reason) values (p_op_id, p_bounty_id, v_user, v_reason)
  on conflict (bounty_id, reporter_id) do nothing;
  if not found then
    return private.refuse(p_op_id, 'already_reported');
  end if;
  return private.answer(p_op_id, false);
end
$$;

-- As before, but a mailbox rings ten times a day, and all whose address is not confirmed ring ten times together. The other reports stand in the moderators' list without a notice.
create or replace function private.tell_of_report() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_mailbox bytea := private.mark_of_mailbox((select c.email from private.confirmed_accounts c where c.user_id = new.reporter_id));
begin
  if private.take_allowance(
    coalesce('mailbox ' || encode(v_mailbox, 'hex'), 'unconfirmed'), 'report-bells', private.setting('report_bells_per_day'), interval '1 day') is null then
    insert into public.notifications (user_id, kind, bounty_id) select m.user_id, 'bounty_reported', new.bounty_id from private.moderators m;
  end if;
  return null;
end
$$;

-- As before, and the marks: of points once their month can't count any more, of reports after a year.
create or replace function private.forget_what_is_old() returns jsonb
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_forgotten jsonb := '{}';
  v_rule record;
  v_count bigint;
begin
  for v_rule in
    select * from (values
      ('private.allowances', 'window_started_at < now() - $1', 'keep_allowances_days'),
      ('private.verification_codes', 'expires_at < now() - $1', 'keep_codes_days'),
      ('public.applicants', 'application_step < 4 and updated_at < now() - $1', 'keep_unfinished_applications_days'),
      ('public.applicants', 'updated_at < now() - $1', 'keep_applications_days'),
      ('private.contact_messages', 'created_at < now() - $1', 'keep_contact_messages_days'),
      ('private.newsletter_subscribers', 'confirmed_at is null and created_at < now() - $1', 'keep_unconfirmed_subscribers_days'),
      ('public.notifications', 'read_at < now() - $1', 'keep_read_notifications_days'),
      ('private.mailbox_points', 'month < now() - $1', 'keep_mailbox_points_days'),
      ('private.mailbox_reports', 'reported_at < now() - $1', 'keep_mailbox_reports_days')
    ) rule (table_name, condition, setting)
  loop
    execute format('delete from %s where %s', v_rule.table_name, v_rule.condition)
    using make_interval(days => private.setting(v_rule.setting)::integer);
    get diagnostics v_count = row_count;
    v_forgotten := v_forgotten || jsonb_build_object(v_rule.setting, v_count);
  end loop;
  return v_forgotten;
end
$$;

revoke execute on function private.mark_of_mailbox(text), private.own_report_mark() from public, anon, authenticated, service_role;
grant execute on function private.mark_of_mailbox(text), private.own_report_mark() to academy_acts;
