import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '../features/marketing/home-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/"
        title="Wayfinder Cadet Academy: personal-defense training you can read anywhere"
        description="A five-week online course in awareness, de-escalation and personal defense, taught by simulated veteran instructors. Install it once, read every week with no network."
        keywords="personal defense course, cadet training, situational awareness, offline course, urban navigation"
      />
      <HomeScreen />
    </>
  )
}
