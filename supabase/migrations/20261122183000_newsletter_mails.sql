-- Asks one of the edge functions to do its job, and answers whether there was anybody to ask: false without pg_net, without the vault, or before both secrets are in
-- it. Called by jobs alone, as the owner of the database.
create function private.ask_function(p_name text) returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_url text;
  v_key text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regproc('net.http_post') is null then
    return false;
  end if;
  execute 'select max(decrypted_secret) filter (where name = ''project_url''), max(decrypted_secret) filter (where name = ''service_role_key'')
    from vault.decrypted_secrets' into v_url, v_key;
  if v_url is null or v_key is null then
    return false;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb)'
  using rtrim(v_url, '/') || '/functions/v1/' || p_name,
    jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || v_key);
  return true;
end
$$;

-- The hourly job of the photos asks in the same way.
create or replace function private.ask_for_photo_sweep() returns boolean
language sql volatile set search_path = pg_catalog, pg_temp
as $$
  select private.ask_function('sweep-photos')
$$;

-- Asks for the mails that confirm an address of the newsletter, where one has still to be asked.
create function private.ask_for_newsletter_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.newsletter_subscribers where asked_at is null and confirmed_at is null) then
    return false;
  end if;
  return private.ask_function('newsletter-mails');
end
$$;

-- Puts addresses back among those to be asked, whose mail the provider did not take. For the server alone.
create function public.newsletter_mails_failed(p_tokens uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update private.newsletter_subscribers set asked_at = null where token = any (p_tokens) and confirmed_at is null
$$;

-- Takes an address off the list for a mail program that asks by one click: its server stands before many readers, so that no allowance is counted here. For the
-- edge function alone, which tells nobody what it found.
create function public.leave_newsletter_by_mail(p_token uuid) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  delete from private.newsletter_subscribers where token = p_token
$$;

-- Puts an address on the newsletter's list, from where it is asked by mail. The answer is the same for one that is on it already: nobody learns who reads it. Who
-- gives the address again without having answered is asked once more, a day after the last time: nobody can fill another's mailbox.
create or replace function public.subscribe_newsletter(p_op_id uuid, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_op private.client_ops;
begin
  if not private.is_email(btrim(p_email)) then
    perform private.malformed('email');
  end if;
  v_op := private.open_ownerless_act(p_op_id, 'subscribe-newsletter', p_email);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  insert into private.newsletter_subscribers as s (email) values (lower(btrim(p_email)))
  on conflict (email) do update set asked_at = null
    where s.confirmed_at is null and s.asked_at < now() - interval '1 day';
  return private.answer(p_op_id, false);
end
$$;

-- Whoever was asked and did not answer is forgotten after a month.
update private.settings set value = 30 where name = 'keep_unconfirmed_subscribers_days';

grant create on schema public to academy_acts;
alter function public.newsletter_mails_failed(uuid[]) owner to academy_acts;
alter function public.leave_newsletter_by_mail(uuid) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function private.ask_function(text), private.ask_for_newsletter_mails(), public.newsletter_mails_failed(uuid[]),
  public.leave_newsletter_by_mail(uuid) from public, anon, authenticated, service_role;
grant execute on function public.newsletter_mails_failed(uuid[]), public.leave_newsletter_by_mail(uuid) to service_role;

-- Every five minutes, where the server has pg_cron. The embedded backend asks beside each subscription.
do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-newsletter-mails', '*/5 * * * *', 'select private.ask_for_newsletter_mails()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
