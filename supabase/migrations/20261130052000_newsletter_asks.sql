-- Each time that an address is asked anew, the month in which its link works begins anew: `created_at` says since when an answer is waited for. It stood still, so that whoever was asked
-- again on the last day had a link for a day. And a mail that was handed out to be sent, of which nobody said that it went, is due again, as those of applications are: whoever was to
-- send it may have ended in between. A quarter of an hour later at first, then twice as long each time, for a sender that never tells.
alter table private.newsletter_subscribers add column mail_sent_at timestamptz;
update private.newsletter_subscribers set mail_sent_at = asked_at, created_at = greatest(created_at, asked_at) where asked_at is not null;
grant update (mail_sent_at, created_at) on private.newsletter_subscribers to academy_acts;

create function private.newsletter_mail_is_due(p private.newsletter_subscribers) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return p.confirmed_at is null and p.mail_sent_at is null
    and (p.asked_at is null or p.asked_at < now() - interval '15 minutes' * power(2, least(greatest(p.mail_tries, 1), 9) - 1));
end
$$;

-- As before, and a new wish begins the month and the tries anew. One that comes while the mail has still to go keeps its place among those to be sent.
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
  on conflict (email) do update set
    created_at = now(),
    asked_at = case when s.mail_sent_at is null then s.asked_at end,
    mail_tries = case when s.mail_sent_at is null then s.mail_tries else 0 end,
    mail_sent_at = null
  where s.confirmed_at is null and (s.mail_sent_at is null or s.mail_sent_at < now() - interval '1 day');
  return private.answer(p_op_id, false);
end
$$;

create or replace function public.newsletter_confirmations_due(p_limit integer default 100) returns table (email text, token uuid)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    update private.newsletter_subscribers s set asked_at = now(), mail_tries = s.mail_tries + 1
    where s.email in (
      select d.email from private.newsletter_subscribers d where private.newsletter_mail_is_due(d)
      order by d.mail_tries, d.created_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning s.email, s.token;
end
$$;

-- Takes addresses off those whose mail has still to go; their month begins with the mail. For the server alone.
create function public.newsletter_mails_sent(p_tokens uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update private.newsletter_subscribers set mail_sent_at = now(), created_at = now() where token = any (p_tokens) and confirmed_at is null
$$;

create or replace function private.ask_for_newsletter_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.newsletter_subscribers s where private.newsletter_mail_is_due(s)) then
    return false;
  end if;
  return private.ask_function('newsletter-mails');
end
$$;

grant create on schema public, private to academy_acts;
alter function private.newsletter_mail_is_due(private.newsletter_subscribers) owner to academy_acts;
alter function public.newsletter_mails_sent(uuid[]) owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function private.newsletter_mail_is_due(private.newsletter_subscribers), public.newsletter_mails_sent(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.newsletter_mails_sent(uuid[]) to service_role;
