import { PageHeader } from '../../ui/page-header'

export function PricingScreen() {
  return <PageHeader title="Plans & Pricing" lead="Start free, pay once if you want more." />
}
