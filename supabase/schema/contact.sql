-- Contact and newsletter: what people leave here without an account, a message or the wish for mails.

-- What visitors write through the contact form. Kept for the desk, and for the office with the secret key; closed to every role of the API.
create table private.contact_messages (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (private.is_email(email)),
  message text not null check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  -- Who asked while signed in, where in the course, and whether a package of theirs was in force then; the form tells none of them.
  asker_id uuid references auth.users (id) on delete set null,
  place text check (char_length(place) between 1 and 120),
  is_owners boolean not null default false,
  -- Since when nobody has to answer it any more.
  done_at timestamptz
);
grant select, insert, delete, update (done_at) on private.contact_messages to academy_acts;

-- The office's list of messages by their age; and the foreign key when an account goes.
create index contact_messages_by_age on private.contact_messages (created_at, id);
create index contact_messages_of_asker on private.contact_messages (asker_id);

-- Which messages wait at the desk: in the order of its list, those of owners first, and by their age alone, to be counted.
create index contact_messages_waiting on private.contact_messages ((not is_owners), created_at, id) where done_at is null;
create index contact_messages_waiting_by_age on private.contact_messages (created_at) where done_at is null;

create trigger academy_require_human_text before insert on private.contact_messages
  for each row execute function private.require_human_text('name', '+message', 'place');

-- Stores a message of the contact form, whose rules these are: name, email and message are there, and the email could be one. The place is
-- where in the course it is asked. Of who is signed in it also keeps who, and whether a package is in force: a session that is weak or gone
-- is a visitor's. A request without a place has the hash that it has in older apps.
create function public.send_contact_message(p_op_id uuid, p_name text, p_email text, p_message text, p_place text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_op private.client_ops;
  v_asker uuid := private.reader_id();
begin
  if coalesce(char_length(btrim(p_name)), 0) not between 1 and 120 or not private.is_email(btrim(p_email))
    or coalesce(char_length(btrim(p_message)), 0) not between 1 and 5000 then
    perform private.malformed('name, email or message');
  elsif char_length(btrim(p_place)) not between 1 and 120 then
    perform private.malformed('place must have 1 to 120 characters');
  end if;
  v_op := private.open_ownerless_act(p_op_id, 'send-contact-message', (jsonb_build_array(p_name, p_email, p_message)
    || case when p_place is null then '[]' else jsonb_build_array(p_place) end)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  insert into private.contact_messages (id, name, email, message, asker_id, place, is_owners)
  values (p_op_id, btrim(p_name), lower(btrim(p_email)), btrim(p_message), v_asker, btrim(p_place),
    (public.subscription_standing(v_asker) ->> 'active')::boolean);
  return private.answer(p_op_id, false);
end
$$;

-- What the office reads of messages, as desk_applications tells it of applications.
create function public.desk_messages(p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 100) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id desc), '[]')
  from (
    select m.id, m.name, m.email, m.message, m.created_at
    from private.contact_messages m
    where p_before is null or (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
    order by m.created_at desc, m.id desc
    limit least(greatest(p_limit, 1), 500)
  ) page
$$;

-- Who wants the newsletter. An address stands here once, however often it is given. It is on the list once its owner has said so by the
-- link that was sent there, and leaves it by the link in each issue. Both links carry the token; who holds it may do either, and is told
-- nothing but what the link is.
create table private.newsletter_subscribers (
  email text primary key check (private.is_email(email)),
  -- Since when an answer is waited for. Each time that an address is asked anew, the month in which its link works begins anew.
  created_at timestamptz not null default now(),
  token uuid not null default gen_random_uuid() unique,
  confirmed_at timestamptz,
  asked_at timestamptz,
  mail_tries integer not null default 0,
  mail_sent_at timestamptz
);
grant select, insert, delete, update (created_at, confirmed_at, asked_at, mail_tries, mail_sent_at) on private.newsletter_subscribers to academy_acts;

-- The links of the newsletter's mails tell what they are before anybody presses a button, and after it. What ended is remembered as the
-- hash of its token alone, for a year: the address is deleted.
create table private.ended_newsletter_links (
  token_hash bytea primary key,
  ended_as text not null check (ended_as in ('left', 'expired')),
  ended_at timestamptz not null default now()
);
grant select, insert, delete on private.ended_newsletter_links to academy_acts;

-- An address that goes leaves what became of its link: it left, or it did not answer within its month.
create function private.follow_newsletter_links() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.ended_newsletter_links where ended_at < now() - interval '1 year';
  insert into private.ended_newsletter_links (token_hash, ended_as)
  values (sha256(uuid_send(old.token)), case
    when old.confirmed_at is null
      and old.created_at < now() - make_interval(days => private.setting('keep_unconfirmed_subscribers_days')::integer) then 'expired'
    else 'left' end)
  on conflict do nothing;
  return null;
end
$$;
create trigger academy_follow_newsletter_links after delete on private.newsletter_subscribers
  for each row execute function private.follow_newsletter_links();

-- Puts an address on the newsletter's list, from where it is asked by mail. The answer is the same for one that is on it already: nobody
-- learns who reads it. Who gives the address again without having answered is asked once more, a day after the last time: nobody can fill
-- another's mailbox. A new wish begins the month and the tries anew. One that comes while the mail has still to go keeps its place among
-- those to be sent.
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
  on conflict (email) do update set
    created_at = now(),
    asked_at = case when s.mail_sent_at is null then s.asked_at end,
    mail_tries = case when s.mail_sent_at is null then s.mail_tries else 0 end,
    mail_sent_at = null
  where s.confirmed_at is null and (s.mail_sent_at is null or s.mail_sent_at < now() - interval '1 day');
  return private.answer(p_op_id, false);
end
$$;

-- `asked`, `listed`, `left`, `expired` or `unknown`; of the first two with the address, which who holds the token has the mail of.
create function private.newsletter_link(p_token uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(
    (select jsonb_build_object('state', case when s.confirmed_at is null then 'asked' else 'listed' end, 'address', s.email)
     from private.newsletter_subscribers s where s.token = p_token),
    (select jsonb_build_object('state', e.ended_as) from private.ended_newsletter_links e where e.token_hash = sha256(uuid_send(p_token))),
    jsonb_build_object('state', 'unknown'));
end
$$;

-- The three that a link leads to. Each tells what the link is after it.
create function public.newsletter_link_state(p_token uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.require_allowance(private.request_address(), 'newsletter_links', 10 * private.setting('ownerless_acts_per_hour'), interval '1 hour');
  return private.newsletter_link(p_token);
end
$$;

create function public.confirm_newsletter(p_token uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.require_allowance(private.request_address(), 'newsletter_links', 10 * private.setting('ownerless_acts_per_hour'), interval '1 hour');
  update private.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now()) where token = p_token;
  return private.newsletter_link(p_token);
end
$$;

create function public.leave_newsletter(p_token uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.require_allowance(private.request_address(), 'newsletter_links', 10 * private.setting('ownerless_acts_per_hour'), interval '1 hour');
  delete from private.newsletter_subscribers where token = p_token;
  return private.newsletter_link(p_token);
end
$$;

-- Takes an address off the list for a mail program that asks by one click: its server stands before many readers, so that no allowance is
-- counted here. For the edge function alone, which tells nobody what it found.
create function public.leave_newsletter_by_mail(p_token uuid) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  delete from private.newsletter_subscribers where token = p_token
$$;

-- Is this address still to be asked? A mail that was handed out to be sent, of which nobody said that it went, is due again, since whoever
-- was to send it may have ended in between: a quarter of an hour later at first, then twice as long each time, for a sender that never
-- tells.
create function private.newsletter_mail_is_due(p private.newsletter_subscribers) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return p.confirmed_at is null and p.mail_sent_at is null
    and (p.asked_at is null or p.asked_at < now() - interval '15 minutes' * power(2, least(greatest(p.mail_tries, 1), 9) - 1));
end
$$;

-- The addresses that have still to be asked, those that were tried least first: for whoever sends the mails, with the server's secret key.
create function public.newsletter_confirmations_due(p_limit integer default 100) returns table (email text, token uuid)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('newsletter_mails');
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

-- Puts addresses back among those to be asked, whose mail the provider did not take. For the server alone.
create function public.newsletter_mails_failed(p_tokens uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  update private.newsletter_subscribers set asked_at = null where token = any (p_tokens) and confirmed_at is null
$$;

-- Asks for the mails that confirm an address of the newsletter, where one has still to be asked: every five minutes where the server has
-- pg_cron. The embedded backend asks beside each subscription. The job has run once nothing is left to go, or once somebody came for it.
create function private.ask_for_newsletter_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.newsletter_subscribers s where private.newsletter_mail_is_due(s)) then
    perform private.note_run('newsletter_mails');
    return false;
  end if;
  return private.ask_function('newsletter-mails');
end
$$;

do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-newsletter-mails', '*/5 * * * *', 'select private.ask_for_newsletter_mails()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
