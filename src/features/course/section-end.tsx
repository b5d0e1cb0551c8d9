import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { QuestionSection } from '../../content/questions/section-questions'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { StaticText } from '../../ui/lazy-text'
import { useWasPrerendered } from '../../ui/prerendered'
import { LoadFailure } from './load-failure'

type Questions = typeof import('./questions-page')

let fetched: Questions | undefined

/** The script with the words of all questions. At build it is there before a page is rendered, so that each section's page holds its own. */
export async function fetchQuestions(): Promise<Questions> {
  fetched ??= await import('./questions-page')
  return fetched
}

function useQuestions() {
  const [questions, setQuestions] = useState(fetched)
  const [isFailed, setFailed] = useState(false)

  function load() {
    setFailed(false)
    fetchQuestions().then(setQuestions, () => setFailed(true))
  }
  return { questions, isFailed, load }
}

type Loading = ReturnType<typeof useQuestions>

type SectionEndProps = {
  id: string
  /** A module's questions; those of the course are found by the section's id. */
  own?: QuestionSection | undefined
  /** The words of its act. */
  label: string
  onEnd: () => void
}

/** A question, which nothing waits for, the one act of a section, which marks it as read and leads on, and its other questions. */
export function SectionEnd({ id, own, label, onEnd }: SectionEndProps) {
  const loading = useQuestions()
  const [isPassed, setPassed] = useState(false)
  const end = useRef<HTMLButtonElement>(null)

  function pass() {
    setPassed(true)
    end.current?.focus()
  }

  return (
    <>
      {!isPassed && <FirstQuestion id={id} own={own} loading={loading} onPass={pass} />}
      <Button ref={end} size="lg" className="noscript:hidden w-full" onClick={onEnd}>
        {label}
      </Button>
      <OtherQuestions id={id} own={own} loading={loading} />
    </>
  )
}

type QuestionsProps = Pick<SectionEndProps, 'id' | 'own'> & { loading: Loading }

/** In a page that was made at build it stands already, and its script comes once it is near; elsewhere it has its room until that is there. */
function FirstQuestion({ id, own, loading: { questions, isFailed, load }, onPass }: QuestionsProps & { onPass: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  const [pressed, setPressed] = useState(-1)
  const wasPrerendered = useWasPrerendered()
  const buttons = () => [...(place.current?.querySelectorAll('button') ?? [])]
  const nthOf = (target: unknown) => buttons().findIndex((button) => target instanceof Node && button.contains(target))

  const loadOnce = useEffectEvent(() => questions || load())
  const note = useEffectEvent((target: unknown) => void (focused.current = nthOf(target)))
  const hear = useEffectEvent(({ type, target }: Event) => {
    if (questions) return
    const nth = nthOf(target)
    note(type === 'focusout' ? null : target)
    if (type !== 'click' || nth === -1) return
    setPressed(nth)
    load()
  })
  useLayoutEffect(() => {
    const box = place.current
    const heard = ['click', 'focusin', 'focusout']
    const listen = (event: Event) => hear(event)
    note(document.activeElement)
    for (const type of heard) box?.addEventListener(type, listen)
    return () => heard.forEach((type) => box?.removeEventListener(type, listen))
  }, [])
  useEffect(() => {
    if (!place.current || !wasPrerendered) return void loadOnce()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadOnce(), { rootMargin: '100%' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [wasPrerendered])

  // What stood there before the script came is another element: it hands over the focus, and the press that it couldn't answer.
  const takeOver = useEffectEvent(() => {
    buttons()[focused.current]?.focus({ preventScroll: true })
    buttons()[pressed]?.click()
  })
  useLayoutEffect(() => {
    if (questions) takeOver()
  }, [questions])

  const isRoom = !wasPrerendered && !questions && !isFailed
  return (
    <>
      <div ref={place} className={`noscript:hidden ${isRoom ? 'min-h-96' : ''}`}>
        <StaticText>{questions && <questions.SectionQuestion id={id} own={own} onPass={onPass} />}</StaticText>
      </div>
      {isFailed && pressed !== -1 && <LoadFailure what="questions" />}
    </>
  )
}

/** For whoever wants to know what they kept. */
function OtherQuestions({ id, own, loading: { questions, isFailed, load } }: QuestionsProps) {
  const row = useRef<HTMLDetailsElement>(null)
  const [isShown, setShown] = useState(false)

  function open() {
    if (!row.current?.open) return
    setShown(true)
    if (!questions) load()
  }
  const atOnce = useEffectEvent(open)
  // It may have been opened before there was a script to hear of it.
  useEffect(() => atOnce(), [])

  return (
    <Disclosure ref={row} level={2} summary="More questions on this section" className="noscript:hidden" onToggle={open}>
      {isShown && questions && <questions.SectionQuestions id={id} own={own} />}
      {isShown && isFailed && <LoadFailure what="questions" />}
      <output className="text-muted">{!(isShown && (questions || isFailed)) && 'Loading'}</output>
    </Disclosure>
  )
}
