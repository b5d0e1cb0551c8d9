import { describe, expect, it } from 'vitest'
import corpus from './human-text-corpus.json'
import { humanTextProblem } from './human-text'

const isHumanText = (text: string, hasLines: boolean) => humanTextProblem(text, hasLines) === null

describe('a text of people', () => {
  it.each(corpus.texts)('$text (lines: $lines) passes: $passes', ({ text, lines, passes }) => {
    expect(isHumanText(text, lines)).toBe(passes)
  })

  it.each(['\u0000', 'a\u0000b', 'half \ud83d a pair'])('has nothing that the database can’t hold: %j', (text) => {
    expect(isHumanText(text, true)).toBe(false)
  })

  it('has no control or format character of any kind, by Unicode’s own classes', () => {
    const missed: string[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code)
      // A place to break a word is dropped.
      if (code === 0xad) continue
      if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u.test(character) && isHumanText(`a${character}b`, false))
        missed.push(code.toString(16))
    }
    expect(missed).toEqual([])
  })

  it('is taken in every script: each letter and digit of Unicode is one, but for the blanks that pass for letters', () => {
    const refused: string[] = []
    for (let code = 0x370; code <= 0x1ffff; code += 1) {
      const character = String.fromCodePoint(code)
      if (/[\p{Lu}\p{Ll}\p{Lo}\p{Nd}]/u.test(character) && !isHumanText(character, false)) refused.push(code.toString(16))
    }
    expect(refused.filter((code) => !['115f', '1160', '3164', 'ffa0'].includes(code))).toEqual([])
  })
})

describe('a refusal shows the place', () => {
  it.each([
    [
      'Walk\u200bthe road',
      false,
      'There is a character that can’t be seen after “\u2068Walk\u2069”. Please type that place anew.',
    ],
    ['\ufeffWalk', false, 'There is a character that can’t be seen at the beginning. Please type that place anew.'],
    ['Two\nlines', false, 'There is a line break or a tab after “\u2068Two\u2069”. Please type that place anew.'],
    [
      `${'Far before. '.repeat(9)}The creek \u2060bends`,
      true,
      'There is a character that can’t be seen after “\u2068…e. Far before. The creek\u2069”. Please type that place anew.',
    ],
    [
      'می\u200cخواهم \u2066',
      false,
      'There is a character that can’t be seen after “\u2068میخواهم\u2069”. Please type that place anew.',
    ],
    [
      `Zoe${'\u0301'.repeat(8)}`,
      false,
      'There is a letter with more than five marks after “\u2068Zoe\u2069”. Please type that place anew.',
    ],
    ['Zoe \u0335\u0336', false, 'There is a mark without a letter after “\u2068Zoe\u2069”. Please type that place anew.'],
    ['\u0301Zoe', false, 'There is a mark without a letter at the beginning. Please type that place anew.'],
    ['\u034fZoe', false, 'There is a character that can’t be seen at the beginning. Please type that place anew.'],
    ['Zo\u0335\u0336e', false, 'There is a letter with two signs across it after “\u2068Zo\u2069”. Please type that place anew.'],
    ['!!!', false, 'Please use at least one letter or digit.'],
  ])('of %j', (text, hasLines, words) => expect(humanTextProblem(text, hasLines)).toBe(words))
})
