-- Own data and its end: what a person gets to see of it all, what goes with an account, and what is forgotten by its age.

-- Everything that this database holds about the person who asks, table by table, as one document: a list could be cut, and half a copy
-- passes for a whole one. What a confirmed address wrote without an account belongs to it: the address of the mark, and not of the token.
-- Left out is what tells nothing about the person, or about others: hashes and secrets, the sums that only repeat rows (scores are given),
-- who reviewed.
create function public.my_data() returns jsonb
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
    'application_decisions', (
      select jsonb_agg(to_jsonb(t) order by t.decided_at)
      from private.application_decisions t where t.applicant_id in (select a.id from public.applicants a where a.email = v_email)),
    'application_notes', (
      select jsonb_agg(to_jsonb(t) - 'staff_id' order by t.created_at)
      from private.application_notes t
      where t.staff_id = v_user or t.applicant_id in (select a.id from public.applicants a where a.email = v_email)),
    'push_devices', (
      select jsonb_agg(jsonb_build_object('service', split_part(t.endpoint, '/', 3), 'created_at', t.created_at) order by t.created_at)
      from private.push_devices t where t.user_id = v_user),
    'push_choices', (select jsonb_agg(to_jsonb(t)) from private.push_choices t where t.user_id = v_user),
    'pushes', (
      select jsonb_agg(to_jsonb(t) - 'device_id' order by t.created_at)
      from private.pushes t join private.push_devices d on d.id = t.device_id where d.user_id = v_user),
    'mail_choices', (select jsonb_agg(to_jsonb(t) - 'token') from private.mail_choices t where t.user_id = v_user),
    'notice_mails', (select jsonb_agg(to_jsonb(t) order by t.made_at) from private.notice_mails t where t.user_id = v_user),
    'mailed_notices', (
      select jsonb_agg(to_jsonb(t)) from private.mailed_notices t join public.notifications n on n.id = t.notice_id where n.user_id = v_user),
    'staff', (select jsonb_agg(to_jsonb(t)) from private.staff t where t.user_id = v_user),
    'desk_log', (select jsonb_agg(to_jsonb(t) order by t.at) from private.desk_log t where t.who = v_user),
    'contact_messages', (
      select jsonb_agg(to_jsonb(t) - 'asker_id' order by t.created_at)
      from private.contact_messages t where t.email = v_email or t.asker_id = v_user),
    'message_answers', (
      select jsonb_agg(to_jsonb(t) - 'staff_id' order by t.created_at)
      from private.message_answers t
      where t.staff_id = v_user
        or t.message_id in (select m.id from private.contact_messages m where m.email = v_email or m.asker_id = v_user)),
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

-- Who deletes the account takes along what the same address left here without one, if it was that person's: an address that was never
-- confirmed may be anybody's, and its applications stay. What the person asked while signed in is theirs in any case. What is counted of the address, or of its number, for a network goes too.
create function private.forget_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := (select c.email from private.confirmed_accounts c where c.user_id = old.id);
begin
  delete from private.allowances where subject = old.id::text;
  delete from private.contact_messages where asker_id = old.id;
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
create trigger academy_forget_account before delete on auth.users
  for each row execute function private.forget_account();

-- Forgets what has come to its age, and answers how many rows of each table: what is kept of people who have no account here, or of acts
-- long past, the log of the desk, and the marks, of points once their month can't count any more, of reports after a year. The ages stand in private.settings.
-- For the database's own clock: it runs as the owner of the tables, and nobody else may call it.
create function private.forget_what_is_old() returns jsonb
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
      ('private.mailbox_reports', 'reported_at < now() - $1', 'keep_mailbox_reports_days'),
      ('private.desk_log', 'at < now() - $1', 'keep_desk_log_days'),
      ('private.pushes', 'created_at < now() - $1', 'keep_pushes_days'),
      ('private.notice_mails', 'made_at < now() - $1', 'keep_notice_mails_days')
    ) rule (table_name, condition, setting)
  loop
    execute format('delete from %s where %s', v_rule.table_name, v_rule.condition)
    using make_interval(days => private.setting(v_rule.setting)::integer);
    get diagnostics v_count = row_count;
    v_forgotten := v_forgotten || jsonb_build_object(v_rule.setting, v_count);
  end loop;
  perform private.note_run('forget_what_is_old');
  return v_forgotten;
end
$$;

-- Every night, where the server has pg_cron. The embedded backend does it at each start and each day.
do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-forget-what-is-old', '23 3 * * *', 'select private.forget_what_is_old()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
