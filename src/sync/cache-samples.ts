import { academyNow } from '../clock'
import { sampleBountiesFrom } from '../content/sample-bounties'
import { listMark } from '../local/bounties'
import { addMissingBounties } from '../local/cache-bounties'

const SAMPLES = 'samples'

/** Fills the empty cache with the samples that ship with the app, so that the first start shows something without a network. */
export async function cacheSamples(): Promise<void> {
  if ((await listMark(SAMPLES)) !== undefined) return
  const now = academyNow()
  await addMissingBounties(SAMPLES, sampleBountiesFrom(now), now)
}
