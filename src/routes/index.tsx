import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { weeksInWords } from '../domain/course/course-week'
import { HomeHero } from '../features/marketing/home-hero'
import { FrontPage } from '../features/today/front-page'
import { PageHead } from '../shell/page-head'
import { useAuth } from '../state/auth-store'
import { later } from '../ui/later'

/** A search value stays text in the address; a link gives what it means. */
const frontSearch = ({ home }: { home?: boolean } & SearchSchemaInput) => ({ home })

export const Route = createFileRoute('/')({ validateSearch: frontSearch, component: Page })

const map = await later('home-map', async () => (await import('../features/marketing/route-map')).RouteMap)
const page = await later('home', async () => (await import('../features/marketing/home-page')).HomePage)

function Page() {
  const { home } = Route.useSearch()
  const isToday = useAuth(({ status }) => status === 'signed-in') && !home
  return (
    <>
      <PageHead
        path="/"
        title={
          isToday ? 'Today | Wayfinder Cadet Academy' : 'Wayfinder Cadet Academy: personal-defense training you can read anywhere'
        }
        description={`A ${weeksInWords}-week online course in awareness, de-escalation and personal defense, taught by simulated veteran instructors. Install it once, read every week with no network.`}
        keywords="personal defense course, cadet training, situational awareness, offline course, urban navigation"
      />
      <FrontPage wantsHome={Boolean(home)}>
        <HomeHero map={map} />
        {page}
      </FrontPage>
    </>
  )
}
