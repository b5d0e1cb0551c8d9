-- Pushes: what a person is told with the app closed, on the devices that they asked it for.

-- The devices that people are told on, by Web Push. The endpoint and both keys are secrets of the device: who knows them can write to it.
create table private.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default clock_timestamp()
);
-- The devices of who is told something, and their oldest one.
create index push_devices_of_user on private.push_devices (user_id, created_at);
grant select, insert, delete on private.push_devices to academy_acts;

-- The topics that a person has switched off, on all of their devices. No row: none.
create table private.push_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  off text[] not null
);
grant select, insert, update (off) on private.push_choices to academy_acts;

-- What is told on which device. The unique pair is what makes it once: a notice, or an answer to a message, and a device. One that went
-- stays until it is forgotten by its age.
create table private.pushes (
  id uuid primary key default gen_random_uuid(),
  device_id uuid not null references private.push_devices (id) on delete cascade,
  happening_id uuid not null,
  kind text not null,
  bounty_id uuid references public.bounties (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz,
  tries integer not null default 0,
  sent_at timestamptz,
  -- Is no other device told it?
  is_alone boolean not null default false,
  unique (device_id, happening_id)
);
-- What has still to go; and the foreign key to bounties.
create index pushes_waiting on private.pushes (created_at) where sent_at is null;
create index pushes_of_bounty on private.pushes (bounty_id) where bounty_id is not null;
grant select, insert, delete, update (asked_at, tries, sent_at) on private.pushes to academy_acts;

-- The topic of what happened, which is what somebody chooses by; null for what is told in the app alone. The client's table is
-- src/domain/bounties/push.ts, and a test holds both to each other.
create function private.push_topic(p_kind text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
begin
  return case
    when p_kind in ('completion_approved', 'changes_requested', 'completion_rejected', 'acceptance_expired') then 'reviewed'
    when p_kind in ('completion_submitted', 'review_waits', 'review_overdue') then 'to_review'
    when p_kind in ('goal_reached', 'bounty_ends_soon', 'bounty_expired') then 'own_bounties'
    when p_kind = 'message_answered' then 'answers'
  end;
end
$$;

-- Does this person want to be told of that?
create function private.wants_push(p_user uuid, p_kind text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return private.push_topic(p_kind) is not null and not exists (
    select from private.push_choices c where c.user_id = p_user and private.push_topic(p_kind) = any (c.off));
end
$$;

-- Queues an answer for the devices of whoever was signed in when they asked.
create function private.push_answer() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.pushes (device_id, happening_id, kind)
  select d.id, new.id, 'message_answered'
  from private.contact_messages m join private.push_devices d on d.user_id = m.asker_id
  where m.id = new.message_id and private.wants_push(m.asker_id, 'message_answered');
  return null;
end
$$;
create trigger academy_push_answer after insert on private.message_answers
  for each row execute function private.push_answer();

-- How it stands for a person and a device: {is_on: this device is told, off: the topics that are switched off, mailed: the topics that mails
-- tell, address: where these go, null where no mail has shown that it is that person's}.
create function private.push_standing_of(p_user uuid, p_endpoint text) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'is_on', exists (select from private.push_devices d where d.user_id = p_user and d.endpoint = p_endpoint),
    'off', coalesce((select to_jsonb(c.off) from private.push_choices c where c.user_id = p_user), '[]'),
    'mailed', coalesce((select to_jsonb(c.topics) from private.mail_choices c where c.user_id = p_user), '[]'),
    'address', (select a.email from private.confirmed_accounts a where a.user_id = p_user));
end
$$;

-- How it stands for who asks and this device; without an endpoint it is a device that is not told.
create function public.push_standing(p_endpoint text default null) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return private.push_standing_of(private.require_session(), p_endpoint);
end
$$;

-- From now on this device is told what its person wants to hear; the answer is how it stands. One that was another person's is theirs no
-- more, with what still waited for it. Of eleven devices the oldest goes. PT400 for what no browser makes.
create function public.add_push_device(p_expected_user uuid, p_endpoint text, p_p256dh text, p_auth text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
begin
  if coalesce(p_endpoint !~ '^https?://[!-~]+$' or char_length(p_endpoint) > 1000, true) or coalesce(p_p256dh !~ '^[A-Za-z0-9_-]{87}$', true)
    or coalesce(p_auth !~ '^[A-Za-z0-9_-]{22}$', true) then
    perform private.malformed('a subscription is required');
  end if;
  delete from private.push_devices where endpoint = p_endpoint and (user_id <> v_user or p256dh <> p_p256dh or auth <> p_auth);
  insert into private.push_devices (user_id, endpoint, p256dh, auth) values (v_user, p_endpoint, p_p256dh, p_auth)
  on conflict (endpoint) do nothing;
  delete from private.push_devices where id in (
    select d.id from private.push_devices d where d.user_id = v_user order by d.created_at desc, d.id offset 10);
  return private.push_standing_of(v_user, p_endpoint);
end
$$;

-- This device is told nothing more. It needs no session, since one may be over: who knows the endpoint has the device.
create function public.drop_push_device(p_endpoint text) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.push_devices where endpoint = p_endpoint;
end
$$;

-- Switches topics off, and all others on, for all devices of a person; the answer is how it stands for the device. What waits and is not
-- wanted any more never goes. PT400 for a topic that there is not.
create function public.choose_pushes(p_expected_user uuid, p_off text[], p_endpoint text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
begin
  if p_off is null or not coalesce(p_off <@ array['reviewed', 'to_review', 'own_bounties', 'answers'], false) then
    perform private.malformed('known topics are required');
  end if;
  insert into private.push_choices (user_id, off)
  values (v_user, coalesce((select array_agg(distinct o order by o) from unnest(p_off) o), '{}'))
  on conflict (user_id) do update set off = excluded.off;
  return private.push_standing_of(v_user, p_endpoint);
end
$$;

-- Has this still to be handed out? What was handed out and not reported back comes again after a while that doubles: whoever had it is gone,
-- or the push service took none. After a day it is no news.
create function private.push_is_due(p private.pushes) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return p.sent_at is null and p.created_at > now() - interval '1 day'
    and (p.asked_at is null or p.asked_at < now() - least(interval '1 minute' * 2 ^ least(p.tries, 6), interval '1 hour'));
end
$$;

-- What is to be told now, with the device, its person, and how much of theirs is unread: for whoever sends pushes, with the server's secret
-- key. What was read in the app meanwhile, or switched off, is taken away first.
create function public.pushes_due(p_limit integer default 100)
returns table (
  id uuid, device_id uuid, user_id uuid, endpoint text, p256dh text, auth text, happening_id uuid, kind text, bounty_id uuid, unread integer
)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.note_run('pushes');
  delete from private.pushes gone where gone.id in (
    select p.id from private.pushes p join private.push_devices d on d.id = p.device_id
    where p.sent_at is null
      and (not private.wants_push(d.user_id, p.kind)
        or exists (select from public.notifications n where n.id = p.happening_id and n.read_at is not null))
    for update of p skip locked);
  return query
    with claimed as (
      update private.pushes p set asked_at = now(), tries = p.tries + 1
      where p.id in (
        select w.id from private.pushes w where w.sent_at is null and private.push_is_due(w)
        order by w.tries, w.created_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
      returning p.*
    )
    select c.id, d.id, d.user_id, d.endpoint, d.p256dh, d.auth, c.happening_id, c.kind, c.bounty_id,
      (select count(*)::integer from public.notifications n where n.user_id = d.user_id and n.read_at is null)
    from claimed c join private.push_devices d on d.id = c.device_id;
end
$$;

-- Takes pushes off those that have still to go. For the server alone.
create function public.pushes_sent(p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update private.pushes set sent_at = now() where id = any (p_ids);
end
$$;

-- Forgets the devices of these pushes, which their push service no longer knows. What nobody can have been told goes by mail where that is
-- wanted: it was for this device alone, and was never handed out before. For the server alone.
create function public.push_devices_gone(p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.mailed_notices (notice_id)
  select n.id from private.pushes p
  join private.push_devices d on d.id = p.device_id
  join public.notifications n on n.id = p.happening_id
  where d.id in (select g.device_id from private.pushes g where g.id = any (p_ids))
    and p.sent_at is null and (p.tries = 0 or p.tries = 1 and p.id = any (p_ids)) and p.is_alone and private.wants_mail(d.user_id, n.kind)
  on conflict do nothing;
  delete from private.push_devices where id in (select g.device_id from private.pushes g where g.id = any (p_ids));
end
$$;

-- Asks for pushes, where one has still to go: every minute where the server has pg_cron. The embedded backend asks beside what somebody
-- does. The job has run once nothing is left to go, or once somebody came for it.
create function private.ask_for_pushes() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.pushes p where p.sent_at is null and private.push_is_due(p)) then
    perform private.note_run('pushes');
    return false;
  end if;
  return private.ask_function('pushes');
end
$$;

do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-pushes', '* * * * *', 'select private.ask_for_pushes()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
