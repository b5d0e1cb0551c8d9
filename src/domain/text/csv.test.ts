import { describe, expect, it } from 'vitest'
import { csvOf, manyLines, oneLine } from './csv'

describe('what strangers wrote', () => {
  it.each([
    ['\u001B[2Jgone', '[2Jgone'],
    ['\u001B]0;title\u0007', ']0;title'],
    ['\u009B31mred', '31mred'],
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['a\u200Bb\u0000\u0008', 'ab'],
    ['two\r\nlines\tand a tab', 'two lines and a tab'],
    ['a\u2028b', 'ab'],
    ['José 👩‍🚒', 'José 👩‍🚒'],
  ])('does nothing to a terminal: %j', (text, shown) => expect(oneLine(text)).toBe(shown))

  it('keeps its lines where it has lines', () => {
    expect(manyLines('one\r\ntwo\rthree\n\u001Bfour')).toBe('one\ntwo\nthree\nfour')
  })
})

describe('CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+15551234567', "'+15551234567"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' \t=cmd', "'  =cmd"],
    ['\n=cmd', "'\n'=cmd"],
    ['Hello;=cmd', "Hello;'=cmd"],
    ['Hello; \t-2;+3', "Hello;'  -2;'+3"],
    ['Hello\t=cmd', 'Hello =cmd'],
    ['Hello;"=cmd', `Hello;'""=cmd`],
    ['Hello\r\n @cmd', "Hello\n' @cmd"],
    ['one; two\nthree', 'one; two\nthree'],
    ['\u200B=cmd', "'=cmd"],
    ['＝1', "'＝1"],
    ['a=b', 'a=b'],
    ['say "hi", he said', 'say ""hi"", he said'],
  ])('runs nothing of %j', (text, written) => {
    expect(csvOf([{ message: text }], ['message'])).toBe(`\uFEFFmessage\r\n"${written}"\r\n`)
  })

  it('has an empty cell for what is not there', () => {
    expect(csvOf([{ a: null, b: 4, c: false }], ['a', 'b', 'c', 'd'])).toBe('\uFEFFa,b,c,d\r\n"","4","false",""\r\n')
  })
})
