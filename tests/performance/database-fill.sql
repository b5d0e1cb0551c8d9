-- Fills an empty, migrated database with :members members, :bounties bounties and five pledges to each. Triggers are off while it runs
-- (session_replication_role), since it writes what the acts would have written; keys and indexes are dropped before and made after. All of it
-- is one transaction, and a table emptied in the same transaction is written without a log.
truncate auth.users, public.profiles, public.subscriptions, public.bounties, public.contributions, public.bounty_acceptances,
  public.notifications, private.bounty_words, private.scores, private.client_ops, private.allowances, private.learning_records,
  public.completions, public.applicants, private.contact_messages, private.moderators, private.staff, private.desk_log cascade;

insert into auth.users (id, email) select md5('m' || n)::uuid, 'm' || n || '@example.test' from generate_series(1, :members) n;
insert into auth.sessions (id, user_id) select id, id from auth.users;
insert into public.profiles (id, display_name) select md5('m' || n)::uuid, 'Member ' || n from generate_series(1, :members) n;
insert into public.subscriptions (user_id) select md5('m' || n)::uuid from generate_series(1, :members) n;

create temporary table vocabulary as
select n, left(md5('w' || n), 4 + n % 5) as word from generate_series(0, 1999) n;

create temporary table texts as
select t, string_agg(word, ' ' order by md5(t::text || place)) as words
from generate_series(0, 4999) t
cross join generate_series(1, 40) place
join vocabulary v on v.n = abs(hashint4(t * 41 + place)) % 2000
group by t;
create index on texts (t);

insert into public.bounties (id, title, description, category, creator_id, funding_goal, current_funding, contributors,
  deadline, created_at, updated_at, status, requires_photo, place, time_needed)
select md5('b' || n)::uuid, 'Bounty ' || n || case when abs(hashint4(n * 13)) % 10 = 0 then ' flag' else '' end,
  t.words || case when abs(hashint4(n * 17)) % 5000 = 7 then ' falconry' else '' end,
  (array['Historical Knowledge', 'Civic Engagement', 'Military Appreciation', 'Community Service', 'Flag Etiquette', 'Constitutional Studies'])[1 + n % 6],
  md5('m' || 1 + abs(hashint4(n)) % :members)::uuid,
  case when n % 10 < 8 then 1000 else 100 end, p.total, 5,
  case when n % 10 in (3, 6) then now() - interval '1 day' else date_trunc('day', now()) + (1 + abs(hashint4(n * 3)) % 90) * interval '1 day' end,
  now() - n * interval '20 seconds', now(),
  case when n % 10 = 3 then 'expired' when n % 10 = 6 then 'completed' when n % 10 < 8 then 'active' else 'funded' end, true,
  case when abs(hashint4(n * 23)) % 5000 = 7 then 'Portland, Oregon' when abs(hashint4(n * 29)) % 4 = 0 then 'Anywhere' end,
  (array['Up to an hour', 'Up to a day', 'Several days'])[1 + abs(hashint4(n * 19)) % 5]
from generate_series(1, :bounties) n
join texts t on t.t = abs(hashint4(n * 7)) % 5000
cross join lateral (select sum(30 + (n * 7 + k * 13) % 20) as total from generate_series(1, 5) k) p;

insert into private.bounty_words (bounty_id, words)
select id, lower(title || E'\n' || description) from public.bounties where status in ('active', 'funded');

insert into public.contributions (id, bounty_id, contributor_id, amount, anonymous, position, total_after, created_at)
select md5('c' || n || '-' || k)::uuid, bounty, md5('m' || 1 + abs(hashint4(n * 5 + k)) % :members)::uuid,
  amounts[k], k = 3, k, totals[k], now() - n * interval '10 seconds' + k * interval '1 second'
from (
  select n, md5('b' || n)::uuid as bounty,
    array(select 30 + (n * 7 + k * 13) % 20 from generate_series(1, 5) k) as amounts,
    array(select sum(30 + (n * 7 + k * 13) % 20) over (order by k) from generate_series(1, 5) k) as totals
  from generate_series(1, :bounties) n
) one
cross join generate_series(1, 5) k;

insert into public.bounty_acceptances (id, bounty_id, user_id, status, updated_at)
select md5('a' || n)::uuid, md5('b' || n)::uuid, md5('m' || 1 + abs(hashint4(n * 11)) % :members)::uuid,
  case when n % 10 = 6 then 'completed' when n % 10 = 3 then 'expired' else 'in_progress' end, now() - n * interval '10 seconds'
from generate_series(1, :bounties) n;

insert into public.notifications (user_id, kind, bounty_id, created_at)
select md5('m' || 1 + n % :members)::uuid, 'goal_reached', md5('b' || n)::uuid, now() - n * interval '5 seconds'
from generate_series(1, :bounties) n;

insert into private.scores (user_id, month, points, bounties_created, bounties_funded, bounties_completed)
select md5('m' || n)::uuid, month, 10 * (1 + abs(hashint4(n)) % 500), n % 7, n % 11, n % 5
from generate_series(1, :members) n
cross join (values ('-infinity'::date), (date_trunc('month', now() at time zone 'UTC')::date)) period (month);

insert into private.client_ops (op_id, user_id, kind, request_hash, bounty_id, created_at)
select id, contributor_id, 'fund-bounty', sha256(convert_to(id::text, 'UTF8')), bounty_id, created_at from public.contributions;

insert into private.allowances (subject, allowance, window_started_at, used)
select md5('m' || n)::uuid::text, 'acts', now(), 1 from generate_series(1, :members) n;

-- As many as there are bounties, a thousand to a person, which came in a hundred requests.
insert into private.learning_records (user_id, kind, key, at, value, version)
select md5('m' || 1 + n / 1000)::uuid, 'answer', 'see-it-early/question-' || n % 1000, 1764000000000 + n, '2 2026-12-0' || n % 10, 1 + n % 1000 / 10
from generate_series(0, :bounties - 1) n;

-- The desk of the first member: one in ten bounties has work that waits, and as many messages, applications and rows of the log there are.
insert into private.moderators (user_id) values (md5('m1')::uuid);
insert into private.staff (user_id) values (md5('m1')::uuid);
insert into public.completions (id, acceptance_id, bounty_id, user_id, created_at)
select md5('d' || n)::uuid, md5('a' || n)::uuid, md5('b' || n)::uuid, md5('m' || 1 + abs(hashint4(n * 11)) % :members)::uuid, now() - n * interval '10 seconds'
from generate_series(1, :bounties, 10) n;
insert into private.contact_messages (id, name, email, message, created_at, is_owners)
select md5('e' || n)::uuid, 'Writer ' || n, 'w' || n || '@example.test', 'When does the next group start?', now() - n * interval '10 seconds', n % 50 = 1
from generate_series(1, :bounties, 10) n;
insert into public.applicants (id, secret_hash, email, application_step, is_verified, accepted_terms, terms_version, reference, received_at)
select md5('f' || n)::uuid, '', 'a' || n || '@example.test', 4, true, true, '1',
  'WF-' || substr(letters, 1 + n % 23, 1) || substr(letters, 1 + n / 23 % 23, 1) || substr(letters, 1 + n / 529 % 23, 1)
    || '-' || substr(letters, 1 + n / 12167 % 23, 1) || substr(letters, 1 + n / 279841 % 23, 1) || '2', now() - n * interval '10 seconds'
from generate_series(1, :bounties, 10) n
cross join (values ('2346789CDFGHJKMNPQRTVWX')) alphabet (letters);
insert into private.desk_log (at, who, act, subject)
select now() - n * interval '10 seconds', md5('m1')::uuid, 'read_message', md5('e' || n)::uuid from generate_series(1, :bounties, 10) n;
