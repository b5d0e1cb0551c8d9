import { describe, expect, it } from 'vitest'
import {
  chooseVoice,
  errorEvent,
  type Extent,
  failureWords,
  isInView,
  parseSpeechSpeed,
  type Reading,
  readingAfter,
  type ReadingEvent,
  scrollToRead,
  sentenceOf,
  silent,
  speechPlan,
  type Voice,
} from './speech'

const spoken = (...blocks: string[]) => speechPlan(blocks).map(({ block, from, to }) => blocks[block]?.slice(from, to))

describe('what is spoken', () => {
  it.each<[string, string[], string[]]>([
    ['each sentence for itself', ['Move first. Then look back!'], ['Move first.', 'Then look back!']],
    ['the blocks in their order', ['Hands', 'Keep them free.'], ['Hands', 'Keep them free.']],
    ['a question and its answer', ['Who leads? You do.'], ['Who leads?', 'You do.']],
    ['nothing of an empty block', ['', '  ', 'Leave.'], ['Leave.']],
    ['nothing without a letter or a number', ['–', '***', '1,024'], ['1,024']],
    ['no white space around it', ['  Move.\n  Look. '], ['Move.', 'Look.']],
    ['a quotation with its mark', ['Say “Stop!” Then go.'], ['Say “Stop!”', 'Then go.']],
    ['a shortened word within its sentence', ['Terry v. Ohio, 392 U.S. 1 (1968)'], ['Terry v. Ohio, 392 U.S. 1 (1968)']],
    ['an initial within its name', ['Mark A. McDaniel wrote it. Read it.'], ['Mark A. McDaniel wrote it.', 'Read it.']],
    ['a shortened word at the end', ['In the U.S.', 'Next.'], ['In the U.S.', 'Next.']],
    ['no word that only ends like a shortened one', ['Get up first. Most.'], ['Get up first.', 'Most.']],
  ])('is %s', (_, blocks, sentences) => {
    expect(spoken(...blocks)).toEqual(sentences)
  })

  it('is a whole block where the device tells no sentences apart', () => {
    expect(speechPlan([' One. Two. '], (text) => [text])).toEqual([{ block: 0, from: 1, to: 10 }])
  })
})

describe('the reading begins', () => {
  const plan = speechPlan(['One. Two.', '', 'Three.'])
  it.each([
    ['at the first sentence of a block', 0, 0],
    ['after a block without words', 1, 2],
    ['in the middle', 2, 2],
    ['at the beginning past the end', 3, 0],
  ])('%s', (_, block, at) => {
    expect(sentenceOf(plan, block)).toBe(at)
  })
})

const speaking: Reading = { is: 'speaking', at: 1 }
const paused: Reading = { is: 'paused', at: 1 }

describe('after', () => {
  it.each<[string, Reading, ReadingEvent, Reading]>([
    ['a start it speaks there', silent, { type: 'start', at: 2 }, { is: 'speaking', at: 2 }],
    ['a start it speaks there, whatever was read before', paused, { type: 'start', at: 0 }, { is: 'speaking', at: 0 }],
    ['a start with nothing to speak it is silent', silent, { type: 'start', at: 3 }, silent],
    ['a sentence it speaks the next', speaking, { type: 'ended' }, { is: 'speaking', at: 2 }],
    ['the last sentence it is silent', { is: 'speaking', at: 2 }, { type: 'ended' }, silent],
    ['a sentence that ends late it stays paused', paused, { type: 'ended' }, paused],
    ['a sentence that ends late it stays silent', silent, { type: 'ended' }, silent],
    ['a pause it waits at its sentence', speaking, { type: 'pause' }, paused],
    ['a pause it stays silent', silent, { type: 'pause' }, silent],
    ['a pause it goes on with the same sentence', paused, { type: 'goOn' }, speaking],
    ['a second press to go on nothing changes', speaking, { type: 'goOn' }, speaking],
    ['a stop it is silent', speaking, { type: 'stop' }, silent],
    ['a stop in a pause it is silent', paused, { type: 'stop' }, silent],
    ['a failure of the voice it is silent', speaking, { type: 'failed' }, silent],
  ])('%s', (_, reading, event, next) => {
    expect(readingAfter(reading, event, 3)).toEqual(next)
  })
})

it.each([
  ['interrupted', 'pause'],
  ['canceled', 'pause'],
  ['network', 'failed'],
  ['synthesis-failed', 'failed'],
  ['voice-unavailable', 'failed'],
  ['not-allowed', 'failed'],
])('the error %s means %s', (error, event) => {
  expect(errorEvent(error)).toBe(event)
})

it('says what a voice needs that comes from the network', () => {
  expect(failureWords('network')).not.toBe(failureWords('synthesis-failed'))
})

describe('the page goes along', () => {
  const view: Extent = { top: 44, bottom: 644 }
  it.each<[string, Extent, Extent, number]>([
    ['not at all while the sentence is in view', { top: 100, bottom: 200 }, { top: -900, bottom: 200 }, 0],
    ['to the beginning of a block that fits', { top: 700, bottom: 730 }, { top: 600, bottom: 730 }, 556],
    ['back to a block above', { top: 20, bottom: 50 }, { top: 20, bottom: 100 }, -24],
    ['to the sentence of a block that is too long', { top: 700, bottom: 730 }, { top: 100, bottom: 900 }, 656],
  ])('%s', (_, sentence, block, by) => {
    expect(scrollToRead(sentence, block, view)).toBe(by)
  })

  it.each<[Extent, boolean]>([
    [{ top: 600, bottom: 700 }, true],
    [{ top: 0, bottom: 45 }, true],
    [{ top: 0, bottom: 44 }, false],
    [{ top: 644, bottom: 700 }, false],
  ])('only while what is read can be seen: %j', (sentence, isSeen) => {
    expect(isInView(sentence, view)).toBe(isSeen)
  })
})

const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({ lang, localService: true, default: false, ...more })
const remote = { localService: false }

describe('the voice is', () => {
  it.each<[string, Voice[], number]>([
    ['none of a device without voices', [], -1],
    ['none of another language', [voice('de-DE'), voice('es-US', { default: true })], -1],
    ['none whose language only begins like English', [voice('enm')], -1],
    ['one without a country', [voice('de-DE'), voice('en')], 1],
    ['one that is written otherwise', [voice('de_DE'), voice('en_US')], 1],
    ['one that needs no network, before one of the own country', [voice('en-GB', remote), voice('en-US')], 1],
    ['one of the network where there is no other', [voice('de-DE'), voice('en-US', remote)], 1],
    ['one of the own country, before the default', [voice('en-US', { default: true }), voice('en-GB')], 1],
    ['the default of two alike', [voice('en-US'), voice('en-US', { default: true })], 1],
    ['the first of two alike', [voice('en-US'), voice('en-US')], 0],
  ])('%s', (_, voices, nth) => {
    expect(chooseVoice(voices, ['en-GB', 'de'])).toBe(voices[nth])
  })
})

it.each([
  ['1.25', '1.25'],
  ['0.8', '0.8'],
  ['2', '1'],
  ['', '1'],
  [null, '1'],
  [undefined, '1'],
])('a stored speed of %j is %s', (word, speed) => {
  expect(parseSpeechSpeed(word)).toBe(speed)
})
