import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'

type Wish = 'confirm' | 'leave'

const done = {
  confirm: {
    title: 'You are on the list',
    text: 'The first issue is in preparation. This page takes you off the list at any time.',
  },
  leave: { title: 'You are off the list', text: 'We have deleted the address, and send it nothing more.' },
} as const

/** Whether the server took the answer; a script that could not be had is no answer either. */
async function tell(wish: Wish, token: string): Promise<boolean> {
  try {
    const { answerNewsletter } = await import('../../remote/answer-newsletter')
    return (await answerNewsletter(wish, token)).ok
  } catch (error) {
    console.error(error)
    return false
  }
}

/** What the link of our mail is for. Nothing happens before a press: programs that look through mail open links by themselves. */
export function NewsletterLink({ token }: { token: string }) {
  const [busy, setBusy] = useState<Wish | null>(null)
  const [said, setSaid] = useState<Wish | 'failed' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  async function answer(wish: Wish) {
    if (busy !== null) return
    setBusy(wish)
    const ok = await tell(wish, token)
    setBusy(null)
    setSaid(ok ? wish : 'failed')
    // The token ends with the address: a reload would ask about nothing.
    if (ok && wish === 'leave') history.replaceState(history.state, '', location.pathname)
  }

  return (
    <section aria-labelledby="newsletter-title" className="grid content-start gap-4 border-t-4 border-signal pt-5">
      <h2 ref={heading} id="newsletter-title" tabIndex={-1} className="text-2xl">
        Newsletter
      </h2>
      {said !== 'leave' && (
        <>
          <p className="text-muted">
            Somebody gave your address for our newsletter, whose first issue is in preparation. It is yours to decide.
          </p>
          <div className="flex flex-wrap gap-3">
            {said !== 'confirm' && (
              <Button busy={busy === 'confirm'} onClick={() => void answer('confirm')}>
                Confirm my subscription
              </Button>
            )}
            <Button variant="secondary" busy={busy === 'leave'} onClick={() => void answer('leave')}>
              Unsubscribe
            </Button>
          </div>
        </>
      )}
      {said === 'failed' && (
        <Alert tone="warning" title="The server did not answer">
          Check your connection and try again.
        </Alert>
      )}
      {(said === 'confirm' || said === 'leave') && (
        <Alert tone="success" title={done[said].title}>
          {done[said].text}
        </Alert>
      )}
    </section>
  )
}
