import { contributorsOf, sampleBounties, samplePledgeId, type SampleBounty } from '../../src/content/sample-bounties.ts'
import { signInSamples } from '../../src/content/sample-leaderboard.ts'
import { sampleMembers, type SampleMemberKey } from '../../src/content/sample-members.ts'

// bcrypt of 'wayfinder', at the cost the auth server uses itself. The word is no secret: it stands in the README.
const passwordHash = '$2b$10$A2umBpGhuZ1us8hqtlTRyOycESQtf7ZduxGbdU//y2JBCwHAP6Y5W'

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const textOrNull = (value: string | undefined) => (value === undefined ? 'null' : text(value))
const json = (value: unknown) => `${text(JSON.stringify(value))}::jsonb`
const days = (count: number) => (count < 0 ? `now() - interval '${-count} days'` : `now() + interval '${count} days'`)
const dollars = (cents: number) => (cents / 100).toFixed(2)
const idOf = (member: SampleMemberKey) => text(sampleMembers[member].id)
const rows = (lines: string[]) => lines.map((line) => `  (${line})`).join(',\n')
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

// Without a widening the literal types of `as const` know no role at all.
type Member = { id: string; displayName: string; email: string; role?: 'moderator' }
const members: [string, Member][] = Object.entries(sampleMembers)
const signsIn = (key: string) => signInSamples.some((name) => name === key)

function account([key, member]: [string, Member]): string {
  const app = { provider: 'email', providers: ['email'], ...(member.role && { role: member.role }) }
  const user = { sub: member.id, email: member.email, email_verified: true, phone_verified: false }
  const password = signsIn(key) ? text(passwordHash) : 'null'
  return `${text(member.id)}, 'authenticated', 'authenticated', ${text(member.email)}, ${password}, now(), ${json(app)}, ${json(user)}, now(), now()`
}

function identity([, member]: [string, Member]): string {
  const data = { sub: member.id, email: member.email, email_verified: true, phone_verified: false }
  return `${text(member.id)}, 'email', ${text(member.id)}, ${text(member.id)}, ${json(data)}, now(), now()`
}

function bounty(sample: SampleBounty): string {
  return [
    text(sample.id),
    text(sample.title),
    text(sample.description),
    text(sample.category),
    idOf(sample.creator),
    dollars(sample.fundingGoalCents),
    dollars(sum(sample.pledges.map((pledge) => pledge.amountCents))),
    contributorsOf(sample.pledges),
    days(sample.deadlineInDays),
    days(-sample.createdDaysAgo),
    'now()',
    text(sample.status),
    sample.requiresPhoto,
    'true',
    textOrNull(sample.place),
    textOrNull(sample.timeNeeded),
  ].join(', ')
}

function pledges(sample: SampleBounty): string[] {
  return sample.pledges.map((pledge, index) => {
    const after = sum(sample.pledges.slice(0, index + 1).map((earlier) => earlier.amountCents))
    const share = (index + 1) / (sample.pledges.length + 1)
    const when = `now() - interval '${Math.round(sample.createdDaysAgo * 1440 * (1 - share))} minutes'`
    return [
      text(samplePledgeId(sample.id, index)),
      text(sample.id),
      idOf(pledge.by),
      dollars(pledge.amountCents),
      pledge.anonymous ?? false,
      index + 1,
      dollars(after),
      when,
    ].join(', ')
  })
}

/** The acceptance and the approved completion of a sample take ids that can't meet a pledge's: pledges count up from 0. */
function done(sample: SampleBounty): { acceptance: string; completion: string }[] {
  if (!sample.completedBy) return []
  const acceptanceId = text(samplePledgeId(sample.id, 0xacce))
  const [by, id] = [idOf(sample.completedBy), text(sample.id)]
  return [
    {
      acceptance: `${acceptanceId}, ${id}, ${by}, 'completed', ${days(-7)}, ${days(-1)}`,
      completion: `${text(samplePledgeId(sample.id, 0xd01e))}, ${acceptanceId}, ${id}, ${by}, 'approved', ${days(-2)}, ${days(-1)}, ${idOf(sample.creator)}`,
    },
  ]
}

/** The whole of seed.sql: sample members, bounties, ledger and one completion. It scores for nobody: what is made up earns no points. Running it twice changes nothing. */
export function seedSql(): string {
  const finished = sampleBounties.flatMap(done)
  return `-- Written by supabase/seed/generate-seed.ts from src/content: change the samples there, then run "npx tsx supabase/seed/generate-seed.ts".
-- For the embedded backend, "supabase start" and demonstrations. The accounts have a password that everybody can read.

insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at) values
${rows(members.map(account))}
on conflict do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at) values
${rows(members.map(identity))}
on conflict do nothing;

-- Hosted Supabase's auth server finds an account by its instance, and wants empty tokens rather than none.
do $$
declare
  v_column text;
begin
  for v_column in
    select column_name from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and is_generated = 'NEVER' and column_name in
      ('confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change')
      and exists (select from information_schema.columns where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id')
  loop
    execute format('update auth.users set %I = '''' where %I is null and email like ''%%@example.test''', v_column, v_column);
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000' where instance_id is null and email like '%@example.test';
  end loop;
end
$$;

-- Who is made up competes with nobody: nobody signs in as them, and no leaderboard ranks them.
insert into public.profiles as p (id, display_name, hide_from_leaderboard) values
${rows(members.map(([key, member]) => `${text(member.id)}, ${text(member.displayName)}, ${!signsIn(key)}`))}
on conflict (id) do update set display_name = excluded.display_name, hide_from_leaderboard = excluded.hide_from_leaderboard where p.display_name = 'Patriot';

insert into private.confirmed_accounts (user_id, email)
select id, email from auth.users where (id, email) in (
${rows(members.map(([, member]) => `${text(member.id)}, ${text(member.email)}`))}
)
on conflict do nothing;

-- Who moderates answers messages, too.
insert into private.staff (user_id) select user_id from private.moderators on conflict do nothing;

insert into public.bounties (id, title, description, category, creator_id, funding_goal, current_funding, contributors, deadline, created_at, updated_at, status, requires_photo, is_sample, place, time_needed) values
${rows(sampleBounties.map(bounty))}
on conflict do nothing;

insert into public.contributions (id, bounty_id, contributor_id, amount, anonymous, position, total_after, created_at) values
${rows(sampleBounties.flatMap(pledges))}
on conflict do nothing;

insert into public.bounty_acceptances (id, bounty_id, user_id, status, created_at, updated_at) values
${rows(finished.map((row) => row.acceptance))}
on conflict do nothing;

insert into public.completions (id, acceptance_id, bounty_id, user_id, status, created_at, reviewed_at, reviewer_id) values
${rows(finished.map((row) => row.completion))}
on conflict do nothing;
`
}
