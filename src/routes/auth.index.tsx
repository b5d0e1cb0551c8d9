import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { parse } from 'valibot'
import { authSearchSchema, type AuthSearch } from '../domain/account/auth-search'
import { unparsed, type Unparsed } from '../domain/app/page-address'
import { AuthScreen } from '../features/account/auth-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/auth/')({
  // Links give what it knows, an address anything: the parsing, and Valibot with it, belongs to the screen's own chunk.
  validateSearch: (search: AuthSearch & SearchSchemaInput): Unparsed<AuthSearch> =>
    unparsed(search, ['plan', 'mode', 'redirect']),
  component: Page,
})

function Page() {
  return (
    <>
      <PageHead
        path="/auth"
        title="Sign in or sign up"
        description="Sign in to take part in bounties and see your plan, or create an account with free access."
        keywords="sign in, sign up, account"
        noindex
      />
      <AuthScreen {...parse(authSearchSchema, Route.useSearch())} back={<BackLink />} />
    </>
  )
}
