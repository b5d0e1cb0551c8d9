import { Share2 } from 'lucide-react'
import { showToast } from '../../state/toast-store'
import { Button } from '../../ui/button'

async function share(title: string) {
  const url = location.href
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

export function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="ghost" onClick={() => void share(title)}>
      <Share2 aria-hidden="true" />
      Share
    </Button>
  )
}
