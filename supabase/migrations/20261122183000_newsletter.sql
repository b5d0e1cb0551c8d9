-- Who wants the newsletter. An address stands here once, however often it is given. It is on the list once its owner has said so by the link that was
-- sent there, and leaves it by the link in each issue. Both links carry the token; who holds it may do either, and is told nothing.
create table private.newsletter_subscribers (
  email text primary key check (private.is_email(email)),
  created_at timestamptz not null default now(),
  token uuid not null default gen_random_uuid() unique,
  confirmed_at timestamptz,
  asked_at timestamptz
);
grant select, insert, update (confirmed_at, asked_at), delete on private.newsletter_subscribers to academy_acts;

-- Puts an address on the newsletter's list, from where it is asked by mail. The answer is the same for one that is on it already: nobody learns who reads it. Who
-- gives the address again without having answered is asked once more, a day after the last time: nobody can fill another's mailbox.
create function public.subscribe_newsletter(p_op_id uuid, p_email text) returns jsonb
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

-- Takes an address off the list for a mail program that asks by one click: its server stands before many readers, so that no allowance is counted here. For the
-- edge function alone, which tells nobody what it found.
create function public.leave_newsletter_by_mail(p_token uuid) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  delete from private.newsletter_subscribers where token = p_token
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

-- Puts addresses back among those to be asked, whose mail the provider did not take. For the server alone.
create function public.newsletter_mails_failed(p_tokens uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update private.newsletter_subscribers set asked_at = null where token = any (p_tokens) and confirmed_at is null
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

grant create on schema public to academy_acts;
alter function public.subscribe_newsletter(uuid, text) owner to academy_acts;
alter function public.confirm_newsletter(uuid) owner to academy_acts;
alter function public.leave_newsletter(uuid) owner to academy_acts;
alter function public.leave_newsletter_by_mail(uuid) owner to academy_acts;
alter function public.newsletter_confirmations_due(integer) owner to academy_acts;
alter function public.newsletter_mails_failed(uuid[]) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  public.subscribe_newsletter(uuid, text), public.confirm_newsletter(uuid), public.leave_newsletter(uuid), public.leave_newsletter_by_mail(uuid),
  public.newsletter_confirmations_due(integer), public.newsletter_mails_failed(uuid[]), private.ask_for_newsletter_mails()
  from public, anon, authenticated, service_role;
grant execute on function public.subscribe_newsletter(uuid, text), public.confirm_newsletter(uuid), public.leave_newsletter(uuid) to anon, authenticated;
grant execute on function
  public.leave_newsletter_by_mail(uuid), public.newsletter_confirmations_due(integer), public.newsletter_mails_failed(uuid[]) to service_role;

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
