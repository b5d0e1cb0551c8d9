import { describe, expect, it } from 'vitest'
import { chooseVoice, parseSpeechSpeed, type Voice } from './speech-voice'

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
