import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { contact } from '../../content/contact'
import { courseStops } from '../../content/curriculum/outline'
import { emailProblem } from '../../domain/account/email'
import { humanTextProblem } from '../../domain/text/human-text'
import { countTo, longest, tooLongProblem } from '../../domain/text/text-length'
import { useLeaving } from '../../hooks/use-leaving'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Said } from '../../ui/announce'
import { Button } from '../../ui/button'
import { ProblemSummary, TextArea, TextField } from '../../ui/fields'
import { focusPageTitle } from '../../ui/page-header'
import { useHydrated } from '../../ui/prerendered'
import { useHeldModules } from '../../hooks/use-held-modules'
import { deliver, DeliveryNote, type Outcome, useDelivery } from './delivery'
import { TrapField } from './form-guard'
import { MessageDraft } from './message-draft'
import { placeAsked } from './place-asked'
import { wordsOf } from './words-of'

type ContactMessage = { name: string; email: string; message: string }
type ContactProblems = Partial<Record<keyof ContactMessage, string>>

/** What keeps a message from being sent, by field. All three are required. */
export function contactProblems({ name, email, message }: ContactMessage): ContactProblems {
  const invalidEmail = emailProblem(email)
  const noName = name.trim() === '' ? 'Please enter your name' : textProblem(name, false, longest.name)
  const noMessage = message.trim() === '' ? 'Please enter a message' : textProblem(message, true, longest.message)
  return {
    ...(noName !== null && { name: noName }),
    ...(invalidEmail !== null && { email: invalidEmail }),
    ...(noMessage !== null && { message: noMessage }),
  }
}

const textProblem = (text: string, hasLines: boolean, most: number) =>
  tooLongProblem(text, most) ?? humanTextProblem(text.trim(), hasLines)

function tell(outcome: Outcome): void {
  if (outcome === 'sent')
    showToast({ title: 'Message Sent', description: "Thank you for contacting us. We'll respond shortly.", tone: 'success' })
  else
    showToast({
      title: 'Message Not Sent',
      description: 'Your message was not accepted. It is kept on this device.',
      tone: 'danger',
    })
}

/** Where in the course it is asked, by the address; a module's title is known once the device has been asked for it. */
function usePlace(): string | undefined {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const isHydrated = useHydrated()
  const modules = useHeldModules() ?? []
  return isHydrated ? placeAsked(new URLSearchParams(search).get('about'), { stops: courseStops, modules }) : undefined
}

/** What the message is about, until its writer says that it is not. */
function About({ place }: { place: string }) {
  const navigate = useNavigate()
  const leave = () => {
    focusPageTitle()
    void navigate({ to: '/contact', replace: true, resetScroll: false })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-l-4 border-signal pl-4">
      <p className="font-bold wrap-anywhere">About: {place}</p>
      <Button variant="ghost" onClick={leave}>
        Not about this
      </Button>
    </div>
  )
}

/** The fields are the browser's own: what is typed before the scripts run stays typed. method="dialog" keeps an early press from leaving the page. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const place = usePlace()
  const [problems, setProblems] = useState<ContactProblems>({})
  const [answerTo, setAnswerTo] = useState('')
  const { state, send } = useDelivery(form)
  const isSending = state === 'sending'

  const ownerId = useAuth((auth) => (auth.status === 'loading' ? undefined : (auth.user?.id ?? null)))
  const draft = useRef<MessageDraft>(undefined)
  // What one person has typed doesn't stay on the screen of the next.
  useLeaving(() => form.current?.reset())

  useEffect(() => {
    const element = form.current
    if (!element || ownerId === undefined) return
    const own = new MessageDraft(ownerId)
    draft.current = own
    // What was typed before this script came is kept as well.
    void own.restore(element).then(() => own.save(element))
  }, [ownerId])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const word = wordsOf(event.currentTarget)
    const message: ContactMessage = { name: word('name'), email: word('email'), message: word('message') }
    const found = contactProblems(message)
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setAnswerTo(message.email.trim())
    const target = event.currentTarget
    const own = draft.current
    const handed = own?.handOver()
    const isKept = await send((opId, hear) => {
      // The toast comes with the server's outcome, also after leaving the page.
      const toldOf = (outcome: Outcome) => {
        tell(outcome)
        hear(outcome)
      }
      return deliver(
        { opId, kind: 'send-contact-message', payload: { ...message, ...(place !== undefined && { place }) } },
        toldOf,
        handed === undefined ? [] : [handed],
      )
    })
    if (!isKept && handed !== undefined) own?.takeBack(handed)
    // Of a form that was left meanwhile nothing is saved: its words are an act by now, or the draft that they were.
    if (target.isConnected) void own?.save(target)
  }

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onInput={(event) => void draft.current?.save(event.currentTarget)}
      onSubmit={(event) => void onSubmit(event)}
      className="relative grid gap-5"
    >
      {place !== undefined && <About place={place} />}
      <ProblemSummary
        problems={[
          { name: 'name', label: 'Full Name', problem: problems.name },
          { name: 'email', label: 'Email Address', problem: problems.email },
          { name: 'message', label: 'Message', problem: problems.message },
        ]}
      />
      <TextField label="Full Name" name="name" autoComplete="name" required count={countTo(longest.name)} error={problems.name} />
      <TextField label="Email Address" name="email" type="email" autoComplete="email" required error={problems.email} />
      <TextArea label="Message" name="message" rows={5} required count={countTo(longest.message)} error={problems.message} />
      <TrapField />
      <Button type="submit" size="lg" busy={isSending} disabled={isSending} className="justify-self-start">
        {isSending ? 'Sending...' : 'Send message'}
      </Button>
      <Said>
        {state === 'sent' && Object.keys(problems).length === 0 && (
          <Alert tone="success" title="We have your message">
            The answer goes to <bdi className="font-semibold wrap-anywhere">{answerTo}</bdi>. {contact.cards[1].lines[1]}
          </Alert>
        )}
      </Said>
      <DeliveryNote state={state} />
    </form>
  )
}
