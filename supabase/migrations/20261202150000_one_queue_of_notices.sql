-- A notice goes to devices or into a mail by one statement. The day between two digests is counted from when the last one was handed out, and a
-- mail is made as it goes.

drop trigger academy_push_notices on public.notifications;
drop trigger academy_mail_notices on public.notifications;
drop function private.push_notices();
drop function private.mail_notices();

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

-- The notices that a mail is to be made of now, and which. Approvals go at once; all else together, at most once a day, counted from when the last
-- such mail was handed out. A mail goes only to an address that a mail has shown to be that person's.
create or replace function private.notices_to_mail() returns table (notice_id uuid, user_id uuid, is_digest boolean)
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

-- The mails that are to go now, each with what it tells: [{kind, bounty_id, title: null of a hidden bounty, at}]. For whoever sends them, with
-- the server's secret key. What was read in the app meanwhile, or stopped, or is true no more, is taken away before a mail is made of it. A mail
-- that was handed out before goes again as it is, or not at all once that holds for what it tells.
create or replace function public.notice_mails_due(p_limit integer default 50)
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

grant create on schema private to academy_acts;
alter function private.queue_notices owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.queue_notices from public, anon, authenticated, service_role;
grant execute on function private.queue_notices to academy_acts;
