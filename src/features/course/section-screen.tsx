import { memberKey } from '../../domain/account/stored-session'
import { later } from '../../ui/later'
import { hasStored } from '../../ui/prerendered'

/** Settles where the device, or another one of a member, may hold a place in this section, which is taken up unasked, a mark or a note. */
async function progressKept(): Promise<void> {
  if (!['reading-progress', 'reader-notes', memberKey].some(hasStored)) await new Promise(() => {})
}

const page = await later('section', async () => (await import('./section-page')).SectionPage, progressKept)

/** One section of the course on a page of its own. */
export function SectionScreen() {
  return page
}
