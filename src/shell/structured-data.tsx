import type { Thing, WithContext, EducationalOrganization } from 'schema-dts'
import { academy, academyDescription } from '../content/academy'
import { siteUrl } from '../site-url'
import { useWasPrerendered } from '../ui/prerendered'

// One object for all renders: React compares it by identity and would write the block anew.
const asItStands = { __html: '' }

/** As a script's text: `<` is escaped, so that no text can end the block early. */
const jsonLd = (data: WithContext<Thing>): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * What a page says of itself as JSON-LD, for who reads its HTML: made at build. In the browser React leaves the prerendered block as it stands, and a page
 * that the app itself opens has none but the academy's: nothing here makes a script.
 */
export function StructuredData({ data }: { data: WithContext<Thing> | undefined }) {
  if (!useWasPrerendered()) return null
  const json = import.meta.env.SSR && data ? { __html: jsonLd(data) } : asItStands
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={json} />
}

/**
 * What every page says of the academy to search engines, as a data block of the served head: it is the same on all pages, so it stays when the app shows
 * another one. No rating and no review stands here.
 */
export function organizationBlock(): string {
  const organization: WithContext<EducationalOrganization> = {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: academy.name,
    description: academyDescription(),
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/apple-touch-icon.png`,
    email: academy.email,
    areaServed: { '@type': 'Country', name: 'US' },
    address: { '@type': 'PostalAddress', addressCountry: 'US' },
    makesOffer: {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: 'Security Training', serviceType: 'Security Training' },
    },
  }
  return `<script type="application/ld+json">${jsonLd(organization)}</script>`
}
