// @in training @members
import { createFileRoute } from '@tanstack/react-router'
import { CertificateCheckScreen } from '../features/training/certificate-check-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/certificate/$number')({ component: Page })

function Page() {
  const { number } = Route.useParams()
  return (
    <>
      <PageHead
        path={`/certificate/${number}`}
        title="Check a certificate"
        description="Whether a number is that of a certificate of completion of the academy, and since when."
        keywords="certificate of completion, check, number"
        noindex
      />
      <CertificateCheckScreen key={number} back={<BackLink />} given={number} />
    </>
  )
}
