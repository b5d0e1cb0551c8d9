// @members
import { createFileRoute } from '@tanstack/react-router'
import { CertificateScreen } from '../features/training/certificate-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/training/certificate')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/training/certificate"
        title="Certificate of completion"
        description="How far you are with the certificate of completion of Elite Corps, and the certificate itself, to print; not an accredited or official one."
        keywords="certificate of completion, Elite Corps, print"
        noindex
      />
      <CertificateScreen back={<BackLink />} />
    </>
  )
}
