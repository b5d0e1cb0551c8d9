-- Mails of notices: what a person is told by mail who wants it and is told it on no device.

-- The topics that a person wants to be told of by mail. No row: none. The token is what a mail carries to stop them.
create table private.mail_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  topics text[] not null,
  token uuid not null unique default gen_random_uuid()
);
grant select, insert, update (topics) on private.mail_choices to academy_acts;

-- The mails. What one says is settled when it is made, so that one that is sent again is the same mail under the same key.
create table private.notice_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  is_digest boolean not null,
  made_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz,
  tries integer not null default 0,
  sent_at timestamptz
);
-- The last digest of a person; what has still to go.
create index notice_mails_of_user on private.notice_mails (user_id, made_at);
create index notice_mails_waiting on private.notice_mails (made_at) where sent_at is null;
grant select, insert, delete, update (asked_at, tries, sent_at) on private.notice_mails to academy_acts;

-- What is told by mail, and in which one; null: in none yet. The key is what makes it once.
create table private.mailed_notices (
  notice_id uuid primary key references public.notifications (id) on delete cascade,
  mail_id uuid references private.notice_mails (id) on delete cascade
);
-- What a mail says, and what is in none yet.
create index mailed_notices_of_mail on private.mailed_notices (mail_id);
grant select, insert, delete, update (mail_id) on private.mailed_notices to academy_acts;

-- Does this person want to be told of that by mail?
create function private.wants_mail(p_user uuid, p_kind text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from private.mail_choices c where c.user_id = p_user and private.push_topic(p_kind) = any (c.topics));
end
$$;

-- Queues notices for the devices of who gets them, and for a mail where no device is told, in the transaction of what happened: neither is there
-- without the other. One statement asks for the devices, so that one which comes or goes at this moment is seen by both or by neither.
create function private.queue_notices() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  with pushed as (
    insert into private.pushes (device_id, happening_id, kind, bounty_id, is_alone)
    select d.id, n.id, n.kind, n.bounty_id, count(*) over (partition by n.id) = 1
    from added n join private.push_devices d on d.user_id = n.user_id
    where private.wants_push(n.user_id, n.kind)
  )
  insert into private.mailed_notices (notice_id)
  select n.id from added n
  where private.wants_mail(n.user_id, n.kind)
    and not (private.wants_push(n.user_id, n.kind) and exists (select from private.push_devices d where d.user_id = n.user_id));
  return null;
end
$$;
create trigger academy_queue_notices after insert on public.notifications
  referencing new table as added for each statement execute function private.queue_notices();

-- Chooses the topics that a person is told of by mail, and no others; the answer is how it stands for the device. PT400 for a topic that there
-- is not; an answer of the academy is a mail of its own and no topic here.
create function public.choose_mails(p_expected_user uuid, p_topics text[], p_endpoint text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
begin
  if p_topics is null or not coalesce(p_topics <@ array['reviewed', 'to_review', 'own_bounties'], false) then
    perform private.malformed('known topics are required');
  end if;
  insert into private.mail_choices (user_id, topics)
  values (v_user, coalesce((select array_agg(distinct t order by t) from unnest(p_topics) t), '{}'))
  on conflict (user_id) do update set topics = excluded.topics;
  return private.push_standing_of(v_user, p_endpoint);
end
$$;

-- Stops topics by the token of a mail, for a mail program that asks by one click. The same answer for a token that nobody has. For the server
-- alone, which counts who asks.
create function public.stop_mails(p_token uuid, p_topics text[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update private.mail_choices c
  set topics = coalesce((select array_agg(t order by t) from unnest(c.topics) t where t <> all (p_topics)), '{}')
  where c.token = p_token;
end
$$;

-- The notices that a mail is to be made of now, and which. Approvals go at once; all else together, at most once a day, counted from when the last
-- such mail was handed out. A mail goes only to an address that a mail has shown to be that person's.
create function private.notices_to_mail() returns table (notice_id uuid, user_id uuid, is_digest boolean)
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select w.notice_id, n.user_id, n.kind <> 'completion_approved'
    from private.mailed_notices w join public.notifications n on n.id = w.notice_id
    where w.mail_id is null and private.is_confirmed_by_mail(n.user_id)
      and (n.kind = 'completion_approved' or not exists (
        select from private.notice_mails m
        where m.user_id = n.user_id and m.is_digest and coalesce(m.sent_at, m.asked_at, m.made_at) > clock_timestamp() - interval '1 day'));
end
$$;

-- Has this still to be handed out? What was handed out and not reported back comes again after a while that doubles, and not after a day:
-- whoever sends mails knows one that comes again by its key for no longer.
create function private.notice_mail_is_due(p private.notice_mails) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return p.sent_at is null and p.made_at > clock_timestamp() - interval '23 hours'
    and (p.asked_at is null or p.asked_at < clock_timestamp() - least(interval '5 minutes' * 2 ^ least(p.tries, 6), interval '4 hours'));
end
$$;

-- The mails that are to go now, each with what it tells: [{kind, bounty_id, title: null of a hidden bounty, at}]. For whoever sends them, with
-- the server's secret key. What was read in the app meanwhile, or stopped, or is true no more, is taken away before a mail is made of it. A mail
-- that was handed out before goes again as it is, or not at all once that holds for what it tells.
create function public.notice_mails_due(p_limit integer default 50)
returns table (id uuid, email text, token uuid, topics text[], notices jsonb)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_limit integer := least(greatest(p_limit, 1), 1000);
begin
  perform private.note_run('notice_mails');
  -- One at a time: of two that make mails, each would make a digest for the same day.
  perform pg_advisory_xact_lock(hashtextextended('notice mails', 0));
  delete from private.mailed_notices w using public.notifications n, public.bounties b
  where n.id = w.notice_id and b.id = n.bounty_id and w.mail_id is null
    and (n.read_at is not null or n.created_at < clock_timestamp() - interval '3 days' or not private.wants_mail(n.user_id, n.kind)
      or n.kind = 'bounty_ends_soon' and b.deadline < clock_timestamp());
  update private.notice_mails m set sent_at = clock_timestamp()
  where m.sent_at is null and private.notice_mail_is_due(m) and exists (
    select from private.mailed_notices w join public.notifications n on n.id = w.notice_id
    where w.mail_id = m.id
    having bool_and(n.read_at is not null) or bool_or(not private.wants_mail(n.user_id, n.kind)));
  -- No more are made than are handed out now, so that each says what is true when it goes.
  with ripe as (
    select r.* from (select t.*, dense_rank() over (order by t.user_id, t.is_digest) as place from private.notices_to_mail() t) r
    where r.place <= v_limit
  ), made as (
    insert into private.notice_mails as m (user_id, is_digest) select distinct r.user_id, r.is_digest from ripe r
    returning m.id, m.user_id, m.is_digest
  )
  update private.mailed_notices w set mail_id = made.id
  from ripe join made on made.user_id = ripe.user_id and made.is_digest = ripe.is_digest
  where w.notice_id = ripe.notice_id;
  return query
    with claimed as (
      update private.notice_mails m set asked_at = clock_timestamp(), tries = m.tries + 1
      where m.id in (
        select d.id from private.notice_mails d where d.sent_at is null and private.notice_mail_is_due(d)
        order by d.tries, d.made_at limit v_limit)
      returning m.id, m.user_id
    )
    select c.id, a.email, o.token, told.topics, told.notices
    from claimed c
    join private.confirmed_accounts a on a.user_id = c.user_id
    join private.mail_choices o on o.user_id = c.user_id
    cross join lateral (
      select array_agg(distinct private.push_topic(n.kind)) as topics,
        jsonb_agg(jsonb_build_object(
          'kind', n.kind, 'bounty_id', n.bounty_id, 'title', case when b.hidden_at is null then b.title end, 'at', n.created_at)
          order by n.created_at, n.id) as notices
      from private.mailed_notices w
      join public.notifications n on n.id = w.notice_id
      join public.bounties b on b.id = n.bounty_id
      where w.mail_id = c.id
    ) told;
end
$$;

-- Takes mails off those that have still to go. For the server alone.
create function public.notice_mails_sent(p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update private.notice_mails set sent_at = clock_timestamp() where id = any (p_ids);
end
$$;

-- Asks for these mails, where one has to go: every minute where the server has pg_cron. The embedded backend asks beside what somebody does.
create function private.ask_for_notice_mails() returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.notices_to_mail())
    and not exists (select from private.notice_mails m where m.sent_at is null and private.notice_mail_is_due(m)) then
    perform private.note_run('notice_mails');
    return false;
  end if;
  return private.ask_function('notice-mails');
end
$$;

do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-notice-mails', '* * * * *', 'select private.ask_for_notice_mails()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
