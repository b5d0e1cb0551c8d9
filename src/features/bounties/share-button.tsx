import { Share2 } from 'lucide-react'
import type { Bounty } from '../../domain/bounties/bounty'
import { showToast } from '../../state/toast-store'
import { Button } from '../../ui/button'

type Shared = Pick<Bounty, 'id' | 'title'>

async function share({ id, title }: Shared) {
  const url = `${location.origin}/bounty/${id}`
  // The types promise it everywhere; Firefox on a desktop has none.
  const canShare: boolean = 'share' in navigator
  if (canShare) {
    // A share sheet that is put away rejects: that is the person's choice, no failure.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link copied', description: 'Paste it wherever you like.', tone: 'success' })
  } catch {
    showToast({ title: 'Copy this link', description: url })
  }
}

/** Gives a bounty's link to the phone's own sheet, or copies it where there is none. */
export function ShareButton({ bounty, isNamed = false }: { bounty: Shared; isNamed?: boolean }) {
  return (
    <Button variant="ghost" onClick={() => void share(bounty)}>
      <Share2 aria-hidden="true" />
      <span>
        Share
        {isNamed && <span className="sr-only"> {bounty.title}</span>}
      </span>
    </Button>
  )
}
