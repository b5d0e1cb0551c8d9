import type { EducationalOrganization, WithContext } from 'schema-dts'
import { academy } from './academy'

/** What every page says of the academy to search engines. No rating and no review stands here. */
export function organization(url: string): WithContext<EducationalOrganization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: academy.name,
    description: academy.description,
    url: `${url}/`,
    logo: `${url}/icons/icon-512.png`,
    email: academy.email,
    areaServed: { '@type': 'Country', name: 'US' },
    address: { '@type': 'PostalAddress', addressCountry: 'US' },
    makesOffer: {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: 'Security Training', serviceType: 'Security Training' },
    },
  }
}
