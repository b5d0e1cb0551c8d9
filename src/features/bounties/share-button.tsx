import { Share2 } from 'lucide-react'
import type { Bounty } from '../../domain/bounties/bounty'
import { showToast } from '../../state/toast-store'
import { buttonClass } from '../../ui/button'

/** Above the link that covers its row, and as high as a finger asks for. */
export const rowLink = 'link relative z-1 -my-3 inline-flex min-h-11 items-center'

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

/** Gives a bounty's link to the phone's own sheet, or copies it where there is none. `isInRow`: it looks like the links of a row. */
export function ShareButton({
  bounty,
  isNamed = false,
  isInRow = false,
}: {
  bounty: Shared
  isNamed?: boolean
  isInRow?: boolean
}) {
  return (
    <button type="button" className={isInRow ? rowLink : buttonClass({ variant: 'ghost' })} onClick={() => void share(bounty)}>
      {!isInRow && <Share2 aria-hidden="true" />}
      <span>
        Share
        {isNamed && <span className="sr-only"> {bounty.title}</span>}
      </span>
    </button>
  )
}
