// @members
import { useEffect, useRef, useState } from 'react'
import { isUnreachable } from '../../domain/network/unreachable'
import type { NewsletterLinkAnswer } from '../../remote/answer-newsletter'
import { Address } from '../../ui/address'
import { Alert, type AlertTone } from '../../ui/alert'
import { Announced, Said } from '../../ui/announce'
import { Button } from '../../ui/button'

const TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The token that the link of a newsletter's mail carries, without the signs that stood around the link; null where a part of it is missing. */
export function newsletterToken(told: string): string | null {
  const token = told.toLowerCase().replace(/[^0-9a-f]+$/, '')
  return TOKEN.test(token) ? token : null
}

type Wish = 'confirm' | 'leave'

type Known = NewsletterLinkAnswer | { state: 'checking' | 'unchecked' | 'busy' | 'cut' }

/** Asks what the link is, or answers it. A script that could not be had is no answer either. */
async function tell(token: string, wish: Wish | null): Promise<Known> {
  try {
    const { answerNewsletter, askNewsletterLink } = await import('../../remote/answer-newsletter')
    const told = await (wish === null ? askNewsletterLink(token) : answerNewsletter(wish, token))
    if (told.ok) return told.value
    return { state: told.status === 429 ? 'busy' : 'unchecked' }
  } catch (error) {
    if (!isUnreachable(error)) console.error(error)
    return { state: 'unchecked' }
  }
}

const words: Record<Exclude<Known['state'], 'checking' | 'asked'>, { tone: AlertTone; title: string; text: string }> = {
  listed: {
    tone: 'success',
    title: 'You are on the list',
    text: 'The first issue is in preparation. This page takes you off the list at any time.',
  },
  left: { tone: 'success', title: 'You are off the list', text: 'We have deleted the address, and send it nothing more.' },
  expired: {
    tone: 'warning',
    title: 'This link has expired',
    text: 'Nobody confirmed the address within a month, so we deleted it. Give it again to get a new mail.',
  },
  unknown: {
    tone: 'warning',
    title: 'We don’t know this link',
    text: 'It is on no list of ours. Open it from our mail again, or give your address for a new one.',
  },
  cut: {
    tone: 'warning',
    title: 'A part of this link is missing',
    text: 'A mail program has cut it. Open it from the mail again, or copy the whole address from there.',
  },
  unchecked: {
    tone: 'warning',
    title: 'Your link could not be checked',
    text: 'The server did not answer. Your link is still good: check your connection.',
  },
  busy: {
    tone: 'warning',
    title: 'Your link could not be checked',
    text: 'The server is asked too often just now. Your link is still good: wait some minutes.',
  },
}

/** What the link of our mail is for. Nothing happens before a press: programs that look through mail open links by themselves. */
export function NewsletterLink({ told }: { told: string }) {
  const token = newsletterToken(told)
  const [busy, setBusy] = useState<Wish | 'check' | null>(null)
  const [known, setKnown] = useState<Known>({ state: token === null ? 'cut' : 'checking' })
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (token !== null) void tell(token, null).then(setKnown)
  }, [token])

  async function answer(wish: Wish | null) {
    if (busy !== null || token === null) return
    setBusy(wish ?? 'check')
    const next = await tell(token, wish)
    setBusy(null)
    setKnown(next)
    // The token ends with the address: a reload would ask about nothing.
    if (next.state === 'left') history.replaceState(history.state, '', location.pathname)
  }

  const { state } = known
  const said = state === 'checking' || state === 'asked' ? null : words[state]
  return (
    <section aria-labelledby="newsletter-title" className="grid content-start gap-4 border-t-4 border-signal pt-5">
      <h2 ref={heading} id="newsletter-title" tabIndex={-1} className="text-2xl">
        Newsletter
      </h2>
      {state === 'checking' && (
        <p>
          <Announced isShown>Checking your link...</Announced>
        </p>
      )}
      {'address' in known && (
        <>
          <p className="text-muted">
            {state === 'asked'
              ? 'Somebody gave this address for our newsletter, whose first issue is in preparation. It is yours to decide: '
              : 'The newsletter goes to this address: '}
            <strong>
              <Address>{known.address}</Address>
            </strong>
          </p>
          <div className="flex flex-wrap gap-3">
            {state === 'asked' && (
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
      <Said>
        {said && (
          <Alert key={state} tone={said.tone} title={said.title}>
            {said.text}
          </Alert>
        )}
      </Said>
      {(state === 'unchecked' || state === 'busy') && (
        <Button className="justify-self-start" busy={busy === 'check'} onClick={() => void answer(null)}>
          Try again
        </Button>
      )}
      {(state === 'expired' || state === 'unknown' || state === 'left') && (
        <a href="/faq#newsletter" className="link inline-flex min-h-11 items-center justify-self-start">
          Give an address for the newsletter
        </a>
      )}
    </section>
  )
}
