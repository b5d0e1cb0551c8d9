import { PageHeader } from '../../ui/page-header'

export function PaymentSuccessScreen({ sessionId }: { sessionId: string | undefined }) {
  return <PageHeader title={sessionId === undefined ? 'No payment was found' : 'Checking your payment'} />
}
