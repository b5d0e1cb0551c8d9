-- What is kept of people who have no account here, or of acts long past, has an age; each table's stands in private.settings, in days. The keys of acts are not
-- among them: a phone may send an old act again, and it must find what became of it. Ledgers of money are kept as long as the law says, outside this product.
-- Whoever was asked for the newsletter and did not answer is forgotten after a month.
insert into private.settings (name, value) values
  ('keep_allowances_days', 2),
  ('keep_codes_days', 1),
  ('keep_unfinished_applications_days', 90),
  ('keep_applications_days', 730),
  ('keep_contact_messages_days', 365),
  ('keep_unconfirmed_subscribers_days', 30),
  ('keep_read_notifications_days', 365);

-- Forgets what has come to its age, and answers how many rows of each table. For the database's own clock: it runs as the owner of the tables, and nobody else may
-- call it.
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
      ('public.notifications', 'read_at < now() - $1', 'keep_read_notifications_days')
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

-- Who deletes the account takes along what the same address left here without one, if it was that person's: an address that was never confirmed may be
-- anybody's, and its applications stay.
grant delete on public.applicants, private.contact_messages, private.allowances to academy_acts;
create policy delete_acts on public.applicants for delete to academy_acts using (true);

create function private.forget_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.allowances where subject = old.id::text;
  if private.is_confirmed_by_mail(old.id) then
    delete from private.allowances a using public.applicants p where p.email = lower(old.email) and a.subject = p.phone_number;
    delete from private.allowances where subject = lower(old.email);
    delete from public.applicants where email = lower(old.email);
    delete from private.contact_messages where email = lower(old.email);
    delete from private.newsletter_subscribers where email = lower(old.email);
  end if;
  return old;
end
$$;
create trigger academy_forget_account before delete on auth.users
  for each row execute function private.forget_account();

grant create on schema private to academy_acts;
alter function private.forget_account() owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.forget_what_is_old(), private.forget_account() from public, anon, authenticated, service_role;

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
