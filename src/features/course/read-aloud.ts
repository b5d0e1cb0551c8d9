import { useAuth } from '../../state/auth-store'
import { inStorage } from '../../state/in-storage'
import { showToast } from '../../state/toast-store'
import {
  chooseVoice,
  errorEvent,
  failureWords,
  isInView,
  parseSpeechSpeed,
  type Reading,
  readingAfter,
  type ReadingEvent,
  scrollToRead,
  type Sentence,
  sentenceOf,
  silent,
  speechPlan,
  type SpeechSpeed,
  speechSpeedKey,
  speechSpeeds,
} from './speech'

/** What a section's page can ask of the device's voice. */
export type Aloud = {
  readonly is: Reading['is']
  readonly speed: SpeechSpeed
  readonly speeds: readonly SpeechSpeed[]
  readonly act: (act: 'start' | 'pause' | 'goOn' | 'stop') => void
  readonly setSpeed: (speed: SpeechSpeed) => void
}

/** What of a section is read, without its drawings. A table's cells name their column themselves. */
const spoken = 'h1, .reader-words :is(h2, p, li, caption, figcaption, tbody :is(th, td))'

/** The name of the mark in the styles. */
const mark = 'read-aloud'
/** Of a block with a marked sentence, whose elements alone may show the mark, and of one that is marked whole. */
const blockClass = 'has-read-aloud'
const wholeClass = 'is-read-aloud'

/** A block comes to stand this far below the bar. */
const gap = 12

/** The letters of a block from one to another. */
function rangeOf(block: Element, { from, to }: Sentence): Range {
  const range = document.createRange()
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let at = 0
  for (let text = texts.nextNode(); text && at < to; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0
    if (from >= at && from < at + length) range.setStart(text, from - at)
    if (to <= at + length) range.setEnd(text, to - at)
    at += length
  }
  return range
}

/** What of the screen is between the bar and what stands at its foot. */
function view() {
  const bar = document.querySelector('.reader-bar')?.getBoundingClientRect().bottom ?? 0
  const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  return { top: Math.max(0, bar) + gap, bottom: innerHeight - foot }
}

function bringIntoView(range: Range, block: Element): void {
  const top = scrollToRead(range.getBoundingClientRect(), block.getBoundingClientRect(), view())
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (top !== 0) scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' })
}

function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(mark)
  for (const block of document.querySelectorAll(`.${blockClass}, .${wholeClass}`)) block.classList.remove(blockClass, wholeClass)
}

function markSentence(range: Range, block: Element): void {
  unmark()
  if ('highlights' in CSS) CSS.highlights.set(mark, new Highlight(range))
  block.classList.add('highlights' in CSS ? blockClass : wholeClass)
}

/**
 * Offers to read the open section with the device's own voice, and tells whenever the offer changes: undefined where there is no voice for
 * English. Returns the end, which silences it.
 */
export function offerAloud(tell: (aloud: Aloud | undefined) => void): () => void {
  const end = new AbortController()
  const { signal } = end
  let voice: SpeechSynthesisVoice | undefined
  let speed = parseSpeechSpeed(inStorage((storage) => storage.getItem(speechSpeedKey)))
  let reading = silent
  let blocks: readonly Element[] = []
  let plan: readonly Sentence[] = []
  let range: Range | undefined
  // The one that is spoken: browsers tell of others that were cut off, and forget an utterance that nobody holds.
  let utterance: SpeechSynthesisUtterance | undefined

  const offer = () => tell(voice && { is: reading.is, speed, speeds: speechSpeeds, act, setSpeed })

  /** A sentence an utterance, since browsers cut off long ones. */
  function speak(isFollowed: boolean): void {
    const sentence = plan[reading.at]
    const block = sentence && blocks[sentence.block]
    if (!block) return
    range = rangeOf(block, sentence)
    markSentence(range, block)
    if (isFollowed) bringIntoView(range, block)
    const next = new SpeechSynthesisUtterance(range.toString())
    next.lang = voice?.lang ?? 'en'
    next.voice = voice ?? null
    next.rate = Number(speed)
    next.addEventListener('end', () => utterance === next && become({ type: 'ended' }))
    next.addEventListener('error', ({ error }) => utterance === next && fail(error))
    utterance = next
    try {
      // A voice that another page has paused speaks nothing.
      speechSynthesis.resume()
      speechSynthesis.speak(next)
    } catch {
      queueMicrotask(() => utterance === next && fail('synthesis-failed'))
    }
  }

  /** Whoever has scrolled away from what is read is left there. */
  function become(event: ReadingEvent): void {
    const was = reading
    const isSeen = range !== undefined && isInView(range.getBoundingClientRect(), view())
    reading = readingAfter(was, event, plan.length)
    if (reading === was) return
    utterance = undefined
    if (was.is === 'speaking' && event.type !== 'ended') speechSynthesis.cancel()
    if (reading.is === 'speaking') speak(event.type === 'start' || isSeen)
    if (reading.is === 'silent') {
      range = undefined
      unmark()
    }
    if (reading.is !== was.is) offer()
  }

  function fail(error: string): void {
    const type = errorEvent(error)
    become({ type })
    if (type === 'failed') showToast({ title: 'Reading aloud stopped', description: failureWords(error), tone: 'danger' })
  }

  /** At the paragraph in view. */
  function start(): void {
    blocks = [...document.querySelectorAll(spoken)]
    plan = speechPlan(blocks.map(({ textContent }) => textContent))
    const { top } = view()
    const block = blocks.findIndex((each) => each.getBoundingClientRect().bottom > top)
    become({ type: 'start', at: sentenceOf(plan, block === -1 ? blocks.length : block) })
  }

  function act(type: 'start' | 'pause' | 'goOn' | 'stop'): void {
    if (type === 'start') start()
    else become({ type })
  }

  /** The sentence that is spoken begins again at the new speed. */
  function setSpeed(next: SpeechSpeed): void {
    speed = next
    inStorage((storage) => storage.setItem(speechSpeedKey, next))
    if (reading.is === 'speaking') for (const type of ['pause', 'goOn'] as const) become({ type })
    offer()
  }

  const stop = () => become({ type: 'stop' })

  function look(): void {
    voice = chooseVoice(speechSynthesis.getVoices(), navigator.languages)
    if (!voice) stop()
    offer()
  }

  speechSynthesis.addEventListener('voiceschanged', look, { signal })
  addEventListener('pagehide', stop, { signal })
  // Before the menu takes the key: an open one closes first.
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && !document.querySelector('.reader-look[open]') && stop()
  document.addEventListener('keydown', onKey, { signal, capture: true })
  const leave = useAuth.subscribe(({ user }, { user: before }) => before && !user && stop())
  look()
  return () => {
    leave()
    end.abort()
    stop()
  }
}
