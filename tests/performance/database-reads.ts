/** One question that the app asks of the API, as the statement that the API sends to PostgreSQL. A `learner` is a member with a thousand records of learning, `staff` sit at the desk. */
export type Read = { name: string; sql: string; as: 'visitor' | 'member' | 'learner' | 'staff'; deepOf?: string }

const creator = 'left join lateral (select display_name from public.profiles p where p.id = b.creator_id) c on true'
const page = (where: string, order: string) =>
  `select coalesce(json_agg(row_to_json(page)), '[]') from (select b.*, row_to_json(c) as creator from public.bounties b ${creator} where ${where} order by ${order} limit 24) page`

const afterActive = "b.status = 'active' and b.created_at <= '{created}' and (b.created_at < '{created}' or b.id < '{id}')"
const market = (args: string) => `select coalesce(json_agg(row_to_json(page)), '[]') from public.marketplace(${args}) page`
const sorts = { newest: 'deadline', 'ending-soon': 'deadline', 'most-funded': 'funding', 'most-popular': 'contributors' }

const marketplace: Read[] = Object.entries(sorts).flatMap(([sort, value]) => {
  const after = `p_after_value => '{${sort === 'ending-soon' ? 'lateDeadline' : value}}', p_after_id => '{middle}'`
  const inCategory = `p_category => 'Flag Etiquette'`
  const narrowed = `${inCategory}, p_place => 'Anywhere', p_time_needed => 'Up to a day'`
  return [
    { name: `marketplace ${sort}`, as: 'visitor', sql: market(`'${sort}'`) },
    { name: `marketplace ${sort}, deep`, as: 'visitor', sql: market(`'${sort}', ${after}`), deepOf: `marketplace ${sort}` },
    { name: `marketplace ${sort}, a category`, as: 'visitor', sql: market(`'${sort}', ${inCategory}`) },
    {
      name: `marketplace ${sort}, a category, deep`,
      as: 'visitor',
      sql: market(`'${sort}', ${inCategory}, ${after}`),
      deepOf: `marketplace ${sort}, a category`,
    },
    { name: `marketplace ${sort}, by all filters`, as: 'visitor', sql: market(`'${sort}', ${narrowed}`) },
    {
      name: `marketplace ${sort}, by all filters, deep`,
      as: 'visitor',
      sql: market(`'${sort}', ${narrowed}, ${after}`),
      deepOf: `marketplace ${sort}, by all filters`,
    },
  ]
})

const cursor = `{"since": "{waiting}", "id": "{middle}", "is_owners": false}`
const desk: Read[] = [
  { name: 'desk, all that waits', as: 'staff', sql: 'select public.desk_standing()' },
  ...['submissions', 'messages', 'applications'].flatMap((kind): Read[] => [
    { name: `desk, ${kind}`, as: 'staff', sql: `select public.desk_waiting('${kind}')` },
    {
      name: `desk, ${kind}, deep`,
      as: 'staff',
      sql: `select public.desk_waiting('${kind}', '${cursor}')`,
      deepOf: `desk, ${kind}`,
    },
  ]),
  { name: 'desk, the log', as: 'staff', sql: 'select public.desk_log_entries()' },
  {
    name: 'desk, the log, deep',
    as: 'staff',
    sql: "select public.desk_log_entries('{waiting}', '{middle}')",
    deepOf: 'desk, the log',
  },
]

export const reads: Read[] = [
  { name: 'active', as: 'visitor', sql: page("b.status = 'active'", 'b.created_at desc, b.id desc') },
  { name: 'active, deep', as: 'visitor', sql: page(afterActive, 'b.created_at desc, b.id desc'), deepOf: 'active' },
  ...marketplace,
  { name: 'marketplace, a place of one in 5,000', as: 'visitor', sql: market("'newest', p_place => 'Portland, Oregon'") },
  { name: 'search, one in 5,000', as: 'visitor', sql: market("'newest', p_search => 'falconry'") },
  { name: 'search, one in 10', as: 'visitor', sql: market("'newest', p_search => 'Flag'") },
  { name: 'search, one in 10, by funding', as: 'visitor', sql: market("'most-funded', p_search => 'Flag'") },
  { name: 'search, part of a word', as: 'visitor', sql: market("'ending-soon', p_search => 'alconr'") },
  { name: 'search, nothing', as: 'visitor', sql: market("'newest', p_search => 'quetzalcoatl'") },
  { name: 'search, two letters', as: 'visitor', sql: market("'newest', p_search => 'fl'") },
  { name: 'detail', as: 'visitor', sql: page("b.id = '{bounty}'", 'b.id') },
  {
    name: 'pledges of a bounty',
    as: 'visitor',
    sql: "select json_agg(row_to_json(p)) from public.bounty_contributions('{bounty}') p",
  },
  { name: 'leaderboard, month', as: 'visitor', sql: "select json_agg(row_to_json(l)) from public.leaderboard('monthly', 25) l" },
  {
    name: 'leaderboard, all time',
    as: 'visitor',
    sql: "select json_agg(row_to_json(l)) from public.leaderboard('all-time', 25) l",
  },
  { name: 'my standing', as: 'member', sql: "select row_to_json(s) from public.my_standing('all-time') s" },
  { name: 'my created', as: 'member', sql: page("b.creator_id = '{member}'", 'b.created_at desc, b.id desc') },
  {
    name: 'my accepted',
    as: 'member',
    sql: `select json_agg(row_to_json(page)) from (select a.*, row_to_json(b) as bounty from public.bounty_acceptances a
      left join lateral (select * from public.bounties b where b.id = a.bounty_id) b on true
      where a.user_id = '{member}' order by a.updated_at desc, a.id desc limit 24) page`,
  },
  { name: 'my funded', as: 'member', sql: 'select json_agg(row_to_json(k)) from public.my_pledges(p_limit => 500) k' },
  { name: 'my pledges to a bounty', as: 'member', sql: "select json_agg(row_to_json(k)) from public.my_pledges('{bounty}') k" },
  {
    name: 'my acceptance of a bounty',
    as: 'member',
    sql: "select json_agg(row_to_json(a)) from (select * from public.bounty_acceptances where user_id = '{member}' and bounty_id = '{bounty}') a",
  },
  {
    name: 'my notifications',
    as: 'member',
    sql: `select json_agg(row_to_json(n)) from (select * from public.notifications where user_id = '{member}'
      order by created_at desc, id desc limit 24) n`,
  },
  { name: 'what was learned since the last look', as: 'learner', sql: "select public.sync_learning('[]', 100)" },
  { name: 'what was learned, on a new device', as: 'learner', sql: "select public.sync_learning('[]', 0)" },
  ...desk,
]
