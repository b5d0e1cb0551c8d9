-- What must hold after any history. Each row of the answer is a breach: what, and where.

-- The ledger: its sum and its last running total are the bounty's total, positions have no gap, each running total follows.
select 'total' as breach, b.id::text as at from public.bounties b
left join lateral (
  select coalesce(sum(amount), 0) as sum, coalesce(max(total_after), 0) as last, count(*) as rows, coalesce(max(position), 0) as top
  from public.contributions c where c.bounty_id = b.id
) l on true
where b.current_funding <> l.sum or b.current_funding <> l.last or l.rows <> l.top
union all
select 'running total', id::text from (
  select id, total_after, sum(amount) over (partition by bounty_id order by position) as expected from public.contributions
) c where total_after <> expected
union all
select 'contributors', b.id::text from public.bounties b
where b.contributors <> (select count(distinct contributor_id) filter (where not anonymous) + count(*) filter (where anonymous)
  from public.contributions c where c.bounty_id = b.id)

-- Statuses: funded exactly when an open bounty has reached its goal, completed exactly when something was approved.
union all
select 'status ' || b.status, b.id::text from public.bounties b
where (b.status = 'active' and b.current_funding >= b.funding_goal)
  or (b.status = 'funded' and b.current_funding < b.funding_goal)
  or (b.status = 'completed') <> exists (select from public.completions c where c.bounty_id = b.id and c.status = 'approved')
union all
select 'two approvals', bounty_id::text from public.completions where status = 'approved' group by bounty_id having count(*) > 1
union all
select 'open acceptance of a closed bounty', a.id::text from public.bounty_acceptances a join public.bounties b on b.id = a.bounty_id
where b.status in ('completed', 'expired') and a.status in ('in_progress', 'submitted', 'changes_requested')
union all
select 'acceptance ' || a.status, a.id::text from public.bounty_acceptances a
where (a.status = 'submitted') <> exists (select from public.completions c where c.acceptance_id = a.id and c.status = 'submitted')
  or (a.status = 'completed') <> exists (select from public.completions c where c.acceptance_id = a.id and c.status = 'approved')
  or (a.status = 'rejected') <> exists (select from public.completions c where c.acceptance_id = a.id and c.status = 'rejected')
union all
select 'notice of what is decided', n.id::text from public.notifications n
where n.kind in ('completion_submitted', 'review_waits', 'review_overdue') and n.read_at is null
  and not exists (select from public.completions c where c.bounty_id = n.bounty_id and c.status = 'submitted')
union all
select 'own acceptance', a.id::text from public.bounty_acceptances a join public.bounties b on b.id = a.bounty_id where b.creator_id = a.user_id

-- Every act that changed something left its row, and every row has its act.
union all
select 'pledge without act', c.id::text from public.contributions c
where not exists (select from private.client_ops o where o.op_id = c.id and o.kind = 'fund-bounty' and o.outcome = 'applied')
union all
select 'pledge of a refused act', o.op_id::text from private.client_ops o
where o.kind = 'fund-bounty' and o.outcome <> 'applied' and exists (select from public.contributions c where c.id = o.op_id)
union all
select 'act without its row: ' || o.kind, o.op_id::text from private.client_ops o
where o.outcome = 'applied' and not case o.kind
  when 'create-bounty' then exists (select from public.bounties b where b.id = o.op_id)
  when 'fund-bounty' then exists (select from public.contributions c where c.id = o.op_id)
  when 'accept-bounty' then exists (select from public.bounty_acceptances a where a.bounty_id = o.bounty_id and a.user_id = o.user_id)
  when 'withdraw-acceptance' then exists (select from public.bounty_acceptances a where a.bounty_id = o.bounty_id and a.user_id = o.user_id)
  when 'complete-bounty' then exists (select from public.completions c where c.id = o.op_id)
  when 'review-completion' then exists (select from public.completions c where c.bounty_id = o.bounty_id and c.reviewer_id = o.user_id)
  else false
end

-- Points, recomputed from the ledger and the approvals.
union all
select 'score', coalesce(s.user_id, n.user_id)::text from (
  select user_id, sum(points) as points, sum(created) as created, sum(funded) as funded, sum(completed) as completed from (
    select b.creator_id as user_id, 10 as points, 1 as created, 0 as funded, 0 as completed from public.bounties b
    where exists (select from public.contributions c where c.bounty_id = b.id and not c.anonymous and c.contributor_id <> b.creator_id)
    union all
    select contributor_id, least(100, floor(sum(amount)))::integer, 0, 0, 0
    from public.contributions c join public.bounties b on b.id = c.bounty_id
    where not anonymous and contributor_id <> b.creator_id
    group by contributor_id, date_trunc('month', c.created_at at time zone 'UTC')
    union all
    select contributor_id, 0, 0, count(distinct bounty_id), 0 from public.contributions c join public.bounties b on b.id = c.bounty_id
    where not anonymous and contributor_id <> b.creator_id group by contributor_id
    union all
    select user_id, 50, 0, 0, 1 from public.completions where status = 'approved'
  ) earned group by user_id
) n
full join (select * from private.scores where month = '-infinity') s on s.user_id = n.user_id
where (s.points, s.bounties_created, s.bounties_funded, s.bounties_completed) is distinct from (n.points, n.created, n.funded, n.completed)

-- The months add up to all time, and the leaderboard ranks as a naive count of the better ones would.
union all
select 'months', a.user_id::text from private.scores a
where a.month = '-infinity' and a.points <> (select sum(points) from private.scores m where m.user_id = a.user_id and m.month <> '-infinity')
union all
select 'rank', l.id::text from public.leaderboard('all-time', 100) l
where l.rank <> 1 + (select count(*) from private.scores s where s.month = '-infinity' and not s.hidden and s.points > l.points)
