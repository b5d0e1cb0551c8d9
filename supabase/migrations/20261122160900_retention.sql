-- What is kept of people who have no account here, or of acts long past, has an age; each table's stands in private.settings, in days. The keys of acts are not
-- among them: a phone may send an old act again, and it must find what became of it. Ledgers of money are kept as long as the law says, outside this product.
insert into private.settings (name, value) values
  ('keep_allowances_days', 2),
  ('keep_codes_days', 1),
  ('keep_unfinished_applications_days', 90),
  ('keep_applications_days', 730),
  ('keep_contact_messages_days', 365),
  ('keep_unconfirmed_subscribers_days', 730),
  ('keep_read_notifications_days', 365);

-- An address is on the newsletter's list once its owner has said so by the link that was sent there, and leaves it by the link in each issue. Both links carry
-- the token; who holds it may do either, and is told nothing. Addresses given before are asked once more. Who was
-- never asked is kept for two years: a project that sends the question may shorten that to a month.
alter table private.newsletter_subscribers add column token uuid not null default gen_random_uuid() unique;
alter table private.newsletter_subscribers add column confirmed_at timestamptz;
alter table private.newsletter_subscribers add column asked_at timestamptz;
grant update (confirmed_at, asked_at), delete on private.newsletter_subscribers to academy_acts;

create function public.confirm_newsletter(p_token uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.require_allowance(private.request_address(), 'newsletter_links', 10 * private.setting('ownerless_acts_per_hour'), interval '1 hour');
  update private.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now()) where token = p_token;
end
$$;
create function public.leave_newsletter(p_token uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.require_allowance(private.request_address(), 'newsletter_links', 10 * private.setting('ownerless_acts_per_hour'), interval '1 hour');
  delete from private.newsletter_subscribers where token = p_token;
end
$$;

-- The addresses that have still to be asked, each answered once: for whoever sends the mails, with the server's secret key.
create function public.newsletter_confirmations_due(p_limit integer default 100) returns table (email text, token uuid)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    update private.newsletter_subscribers s set asked_at = now()
    where s.email in (
      select d.email from private.newsletter_subscribers d where d.asked_at is null and d.confirmed_at is null
      order by d.created_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning s.email, s.token;
end
$$;

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

grant create on schema public, private to academy_acts;
alter function public.confirm_newsletter(uuid) owner to academy_acts;
alter function public.leave_newsletter(uuid) owner to academy_acts;
alter function public.newsletter_confirmations_due(integer) owner to academy_acts;
alter function private.forget_account() owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function public.confirm_newsletter(uuid), public.leave_newsletter(uuid), public.newsletter_confirmations_due(integer),
  private.forget_what_is_old(), private.forget_account() from public, anon, authenticated, service_role;
grant execute on function public.confirm_newsletter(uuid), public.leave_newsletter(uuid) to anon, authenticated;
grant execute on function public.newsletter_confirmations_due(integer) to service_role;

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
