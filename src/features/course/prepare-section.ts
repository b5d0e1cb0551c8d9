// @first
import { standingPart } from '../../ui/prerendered'
import type { SectionAddress, SectionHead } from './section-page'

const said = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** For the loader of a section's page. A page that stands has its words and its head already: neither is fetched before the first touch. */
export async function prepareSection(address: SectionAddress): Promise<SectionHead> {
  if (!standingPart(`[data-text="section-${address.section}"]`)) return (await import('./section-page')).fetchSection(address)
  const [title = ''] = document.title.split(' | ')
  return { title, description: said('description'), keywords: said('keywords') }
}
