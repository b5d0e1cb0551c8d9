-- A mail that the provider refuses each time stands behind those that were never tried, so that fifty such addresses hold up nobody else's. A mail that was asked for and
-- of which nobody said that it went is due again after a quarter of an hour: whoever was to send it may have ended in between, and the provider takes the same mail once.
alter table public.applicants add column mail_tries integer not null default 0, add column mail_sent_at timestamptz;
update public.applicants set mail_sent_at = mail_asked_at where mail_asked_at is not null;
grant update (mail_tries, mail_sent_at) on public.applicants to academy_acts;

-- Which mails have still to go, in their order.
drop index public.applicants_to_mail;
create index applicants_to_mail on public.applicants (mail_tries, received_at) where mail_sent_at is null and application_step = 4;

create or replace function public.application_mails_due(p_limit integer default 100)
returns table (id uuid, reference text, received_at timestamptz, email text)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    update public.applicants a set mail_asked_at = now(), mail_tries = a.mail_tries + 1
    where a.id in (
      select d.id from public.applicants d
      where d.application_step = 4 and d.mail_sent_at is null and d.received_at > now() - interval '2 days'
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

create or replace function private.ask_for_application_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from public.applicants a
    where a.application_step = 4 and a.mail_sent_at is null and a.received_at > now() - interval '2 days'
      and (a.mail_asked_at is null or a.mail_asked_at < now() - interval '15 minutes')) then
    return false;
  end if;
  return private.ask_function('application-mails');
end
$$;

-- The newsletter's mails in the same order.
alter table private.newsletter_subscribers add column mail_tries integer not null default 0;
grant update (mail_tries) on private.newsletter_subscribers to academy_acts;

create or replace function public.newsletter_confirmations_due(p_limit integer default 100) returns table (email text, token uuid)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    update private.newsletter_subscribers s set asked_at = now(), mail_tries = s.mail_tries + 1
    where s.email in (
      select d.email from private.newsletter_subscribers d where d.asked_at is null and d.confirmed_at is null
      order by d.mail_tries, d.created_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning s.email, s.token;
end
$$;

grant create on schema public to academy_acts;
alter function public.application_mails_sent(uuid[]) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.application_mails_sent(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.application_mails_sent(uuid[]) to service_role;
