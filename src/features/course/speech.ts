/** A sentence to speak: the number of its block, and its first letter and the one after its last. */
export type Sentence = { readonly block: number; readonly from: number; readonly to: number }

type Split = (text: string) => readonly string[]

/** Where the device can't tell sentences apart, a block is spoken whole. */
const splitSentences: Split = (text) =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text), ({ segment }) => segment)
    : [text]

/** A full stop that ends no sentence: "U.S. Army", "Terry v. Ohio", "Mark A. McDaniel". */
const endsShortened = /(?:^|[\s.(])(?:\p{L}|Dr|Mr|Mrs|Ms|St|vs)\.\s*$/u

/** A voice is given nothing that it can't speak: some never end such an utterance. */
const hasWords = /[\p{L}\p{N}]/u

function sentencesIn(text: string, block: number, split: Split): Sentence[] {
  const sentences: Sentence[] = []
  let [start, end] = [0, 0]
  for (const piece of split(text)) {
    end += piece.length
    const words = text.slice(start, end)
    if (endsShortened.test(words) && end < text.length) continue
    const from = end - words.trimStart().length
    if (hasWords.test(words)) sentences.push({ block, from, to: from + words.trim().length })
    start = end
  }
  return sentences
}

/** What is spoken of the blocks of a section, in their order. */
export const speechPlan = (blocks: readonly string[], split = splitSentences): Sentence[] =>
  blocks.flatMap((text, block) => sentencesIn(text, block, split))

/** The number of the first sentence of a block, or after it where it has none; past the end it's the first of all. */
export const sentenceOf = (plan: readonly Sentence[], block: number): number =>
  Math.max(
    0,
    plan.findIndex((sentence) => sentence.block >= block),
  )

/** What the voice does, and at which sentence of the plan. */
export type Reading = { readonly is: 'silent' | 'speaking' | 'paused'; readonly at: number }

export const silent: Reading = { is: 'silent', at: 0 }

export type ReadingEvent =
  | { readonly type: 'start'; readonly at: number }
  | { readonly type: 'pause' | 'goOn' | 'stop' | 'ended' | 'failed' }

/** What follows of a press, or of what the voice tells. A paused reading goes on with the whole sentence. */
export function readingAfter(reading: Reading, event: ReadingEvent, sentences: number): Reading {
  const { is, at } = reading
  switch (event.type) {
    case 'start':
      return event.at < sentences ? { is: 'speaking', at: event.at } : silent
    case 'pause':
      return is === 'speaking' ? { is: 'paused', at } : reading
    case 'goOn':
      return is === 'paused' ? { is: 'speaking', at } : reading
    case 'ended':
      if (is !== 'speaking') return reading
      return at + 1 < sentences ? { is, at: at + 1 } : silent
    case 'stop':
    case 'failed':
      break
  }
  return silent
}

/** What an utterance's error means: a call or another app has taken the voice for a while, or it is of no use. */
export const errorEvent = (error: string): 'pause' | 'failed' =>
  error === 'interrupted' || error === 'canceled' ? 'pause' : 'failed'

export const failureWords = (error: string): string =>
  error === 'network' ? 'This voice needs a connection.' : 'The voice of this device can’t go on.'

/** From where to where something reaches down the screen, in CSS pixels. */
export type Extent = { readonly top: number; readonly bottom: number }

export const isInView = (part: Extent, view: Extent) => part.bottom > view.top && part.top < view.bottom

/** How far to scroll so that a sentence can be read: to the beginning of its block where that fits. Nothing where the sentence is in view. */
export function scrollToRead(sentence: Extent, block: Extent, view: Extent): number {
  if (sentence.top >= view.top && sentence.bottom <= view.bottom) return 0
  const fits = block.bottom - block.top <= view.bottom - view.top
  return (fits ? block.top : sentence.top) - view.top
}

/** What a device tells of one of its voices. */
export type Voice = { readonly lang: string; readonly localService: boolean; readonly default: boolean }

/** Some devices write `en_US`. */
const languageOf = (lang: string) => lang.replace('_', '-').toLowerCase()

/** The voice to read English with: one that needs no network first, then one of the person's own country, then the device's own choice. */
export function chooseVoice<Each extends Voice>(voices: readonly Each[], languages: readonly string[]): Each | undefined {
  const own = languages.map(languageOf)
  const rank = (voice: Each) =>
    Number(!voice.localService) * 4 + Number(!own.includes(languageOf(voice.lang))) * 2 + Number(!voice.default)
  const [best] = voices.filter(({ lang }) => /^en\b/.test(languageOf(lang))).toSorted((a, b) => rank(a) - rank(b))
  return best
}

/** How fast a voice reads, as it is kept. */
export const speechSpeeds = ['0.8', '1', '1.25', '1.5'] as const

export type SpeechSpeed = (typeof speechSpeeds)[number]

/** The storage key; its value is the speed. */
export const speechSpeedKey = 'speechSpeed'

/** Reads a stored speed; a missing or unknown one gives the voice's own. */
export function parseSpeechSpeed(word: string | null | undefined): SpeechSpeed {
  return speechSpeeds.find((speed) => speed === word) ?? '1'
}
