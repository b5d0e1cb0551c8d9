import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'

const migrations = 'supabase/migrations'
const root = join(import.meta.dirname, '../..')

/** A text of a function that is made anew from time to time: it stands in the last migration that has it. */
function madeLast(from: string): Pick<Fault, 'file' | 'from'> {
  const makers = readdirSync(join(root, migrations)).filter((name) =>
    readFileSync(join(root, migrations, name), 'utf8').includes(from),
  )
  return { file: `${migrations}/${makers.toSorted().at(-1)}`, from }
}

/** The first eleven are found without a browser, the others in the running app. None is a matter of format, types, lint or unused code. */
export const faults: readonly Fault[] = [
  {
    name: 'a person’s outbox takes one act more than it may hold',
    file: 'src/domain/outbox/commands.ts',
    from: 'own.length >= MAX_ENTRIES',
    to: 'own.length > MAX_ENTRIES',
    foundBy: 'src/domain/outbox/commands.test.ts',
  },
  {
    name: '$25.5 is read as $25.05',
    file: 'src/domain/payments/money.ts',
    from: "cents.padEnd(2, '0')",
    to: "cents.padStart(2, '0')",
    foundBy: 'src/domain/payments/money.test.ts',
  },
  {
    name: 'days left are counted by 24 hours, not by the calendar',
    file: 'src/domain/bounties/deadline.ts',
    from: "timeZone === 'UTC' ? ms : ms - new Date(ms).getTimezoneOffset() * minuteMs",
    to: "timeZone === 'UTC' ? ms : ms - new Date(0).getTimezoneOffset() * minuteMs",
    foundBy: 'src/domain/bounties/deadline.test.ts',
  },
  {
    name: 'the draft of an act that is enqueued stays in its form',
    file: 'src/local/outbox-storage.ts',
    from: 'draftIds.length > 0 ? database.drafts.bulkDelete',
    to: 'draftIds.length > 1 ? database.drafts.bulkDelete',
    foundBy: 'src/local/drafts.test.ts',
  },
  {
    name: 'the session stays on the device at a sign-out',
    file: 'src/local/session-storage.ts',
    from: 'await sessionStorage.removeItem(SESSION_KEY)',
    to: 'await sessionStorage.getItem(SESSION_KEY)',
    foundBy: 'src/state/auth-actions.test.ts',
  },
  {
    name: 'a policy lets everybody with a session read all notifications',
    file: 'supabase/migrations/20261101000800_notifications.sql',
    from: 'using (user_id = (select private.require_session()));',
    to: 'using ((select private.require_session()) is not null);',
    foundBy: 'supabase/tests/access.test.ts',
  },
  {
    name: 'the daily limit of new bounties is forgotten',
    ...madeLast(`  if private.take_allowance(v_user::text, 'bounties', private.setting('bounties_per_day'), interval '1 day') is not null then
    return private.refuse(p_op_id, 'daily_limit');
  end if;
`),
    to: '',
    foundBy: 'supabase/tests/create-bounty.test.ts',
  },
  {
    name: 'a function for the server’s key alone is not revoked from the others',
    file: 'supabase/migrations/20261101001600_completion_photos.sql',
    from: `private.may_upload_photo(text),
  public.may_see_photo(uuid, uuid, text, text), public.orphaned_photos(integer) from public`,
    to: `private.may_upload_photo(text),
  public.orphaned_photos(integer) from public`,
    foundBy: 'supabase/tests/catalog.test.ts',
  },
  {
    name: 'an event of the payment provider is taken with a wrong signature',
    file: 'supabase/functions/stripe-webhook/index.ts',
    from: `  } catch {
    throw badSignature()
  }`,
    to: `  } catch {
    return JSON.parse(new TextDecoder().decode(body))
  }`,
    foundBy: 'tests/integration/payments.test.ts',
  },
  {
    name: 'the embedded backend lets a path in disguise pass',
    file: 'supabase/embedded/request-target.ts',
    from: String.raw`\w.~\-/\\%]/`,
    to: String.raw`\w~\-%]/`,
    foundBy: 'tests/integration/raw-requests.test.ts',
  },
  {
    name: 'the worker gives out a damaged file',
    file: 'src/worker/precached-files.ts',
    from: 'if (!cached || (await isIntact(cached.clone(), file))) return cached',
    to: 'if (!cached || cached.ok || (await isIntact(cached.clone(), file))) return cached',
    foundBy: 'src/worker/precached-files.test.ts',
  },
  {
    name: 'a form says that an act is saved before it is',
    file: 'src/sync/act-commands.ts',
    from: 'await enqueue(draft, photo ?? undefined, draftIds)',
    to: 'void enqueue(draft, photo ?? undefined, draftIds)',
    foundBy: 'src/sync/act-commands.test.ts',
  },
  {
    name: 'the account’s page may stand in a search engine',
    file: 'src/routes/account.tsx',
    from: `        keywords="account, profile, subscription"
        noindex
`,
    to: `        keywords="account, profile, subscription"
`,
    foundBy: 'tests/built/search-engines.test.ts',
  },
  {
    name: 'a button of the application does nothing',
    file: 'src/features/enrolment/phone-step.tsx',
    from: `<Button variant="ghost" onClick={() => onChange({ step: 1 })}>
          Back
        </Button>`,
    to: '<Button variant="ghost">Back</Button>',
    foundBy: 'tests/e2e/apply.spec.ts',
  },
  {
    name: 'the skip link leads nowhere',
    file: 'src/shell/frame.tsx',
    from: 'href="#main"',
    to: 'href="#content"',
    foundBy: 'tests/e2e/navigation.spec.ts',
  },
  {
    name: 'a screen reader isn’t told what is wrong with a field',
    file: 'src/ui/fields.tsx',
    from: '[hintId, errorId].filter(Boolean)',
    to: '[hintId].filter(Boolean)',
    foundBy: 'tests/e2e/account.spec.ts',
  },
  {
    name: 'a theme that was chosen is forgotten with the page',
    file: 'src/state/theme-store.ts',
    from: `  show(theme)
  inStorage((storage) => storage.setItem(themeKey, theme))`,
    to: '  show(theme)',
    foundBy: 'tests/e2e/themes.spec.ts',
  },
  {
    name: 'the worker leaves the course to the network',
    file: 'src/worker/answer-request.ts',
    from: '|dev)(?:',
    to: '|dev|course)(?:',
    foundBy: 'tests/e2e/offline.spec.ts',
  },
  {
    name: 'a sign-out is told in other words',
    file: 'src/shell/sign-out-button.tsx',
    from: 'You have been signed out successfully.',
    to: 'You have signed in successfully.',
    foundBy: 'tests/e2e/auth.spec.ts',
  },
  {
    name: 'nothing says that the device is offline',
    file: 'src/shell/notices.tsx',
    from: "const isCut = connection !== 'online' && connection !== 'unasked'",
    to: "const isCut = connection === 'unreachable'",
    foundBy: 'tests/e2e/outbox.spec.ts',
  },
]
