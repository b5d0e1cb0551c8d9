import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '../features/support/contact-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/contact')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/contact"
        title="Contact"
        description="Ask the academy a question by form, phone or email. Phone hours are Mon-Fri 9am-5pm ET."
        keywords="contact, phone hours, questions, support"
      />
      <ContactScreen />
    </>
  )
}
