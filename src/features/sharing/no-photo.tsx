import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'

const reasons: Record<string, { title: string; text: string }> = {
  'too-large': { title: 'That photo is larger than 20 MB', text: 'Nothing was kept. Share a smaller one.' },
  'no-photo': { title: 'No photo came with it', text: 'Share one picture at a time, from your gallery or camera.' },
  'no-worker': {
    title: 'The photo could not be kept',
    text: 'The app was not ready to take it yet. It is now: share the photo once more.',
  },
  'not-yours': {
    title: 'Another site tried to hand over a photo',
    text: 'Nothing was kept. Photos come from this device’s own share sheet.',
  },
  'one-waits': {
    title: 'Another photo waits on this device',
    text: 'It belongs to another account, and the new one was not kept. Add yours in the bounty’s completion form.',
  },
  'no-room': {
    title: 'This device has no room left for the photo',
    text: 'Nothing was kept. Free some space, then share it again.',
  },
}
const none = {
  title: 'No photo waits here',
  text: 'Install the app, then choose Wayfinder in your gallery’s share sheet. The photo lands here and stays on this device.',
}

export function NoPhoto({ problem }: { problem: string | undefined }) {
  const { title, text } = reasons[problem ?? ''] ?? none
  return (
    <EmptyState
      title={title}
      action={
        <Link to="/bounty" search={{ tab: 'mine', mine: 'accepted' }} className={buttonClass()}>
          My Accepted Bounties
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}
