import type { EducationalOrganization, WithContext } from 'schema-dts'
import { academy, academyDescription } from '../content/academy'
import { siteUrl } from '../site-url'
import { jsonLd } from './structured-data'

const organization = (url: string): WithContext<EducationalOrganization> => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  name: academy.name,
  description: academyDescription(),
  url: `${url}/`,
  logo: `${url}/icons/apple-touch-icon.png`,
  email: academy.email,
  areaServed: { '@type': 'Country', name: 'US' },
  address: { '@type': 'PostalAddress', addressCountry: 'US' },
  makesOffer: {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: 'Security Training', serviceType: 'Security Training' },
  },
})

/**
 * What every page says of the academy to search engines, as a data block of the served head: it is the same on all pages, so it stays when the app shows
 * another one. No rating and no review stands here.
 */
export const organizationBlock = `<script type="application/ld+json">${jsonLd(organization(siteUrl))}</script>`
