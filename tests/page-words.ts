import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** Attributes and arguments whose texts are no words for a person. */
const attributes = new Set([
  'className',
  'as',
  'tone',
  'variant',
  'size',
  'type',
  'name',
  'autoComplete',
  'id',
  'to',
  'search',
  'key',
  'aria-labelledby',
  'aria-hidden',
  'role',
  'viewBox',
  'redirect',
])

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
/** A person reads what has a letter and is more than an identifier of the code. */
const isWords = (text: string) => /\p{L}/u.test(text) && (/^\p{Lu}/u.test(text) || /\s/.test(text))

/** What a screen's source says to a person: the texts of its elements, and every text that reads like one. A value in it stands as …. */
export function wordsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const skipped: [number, number][] = []
  const found: { at: number; words: string }[] = []
  const note = (at: number, words: string) => {
    if (isWords(tidy(words))) found.push({ at, words: tidy(words) })
  }
  new Visitor({
    ImportDeclaration: ({ start, end }) => void skipped.push([start, end]),
    JSXAttribute: ({ name, start, end }) => {
      if (name.type === 'JSXIdentifier' && attributes.has(name.name)) skipped.push([start, end])
    },
    CallExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && callee.name === 'useLive') skipped.push([start, end])
    },
    NewExpression: ({ start, end }) => void skipped.push([start, end]),
    JSXText: ({ start, value }) => note(start, value),
    Literal: ({ start, value }) => {
      if (typeof value === 'string') note(start, value)
    },
    TemplateLiteral: ({ start, quasis }) => note(start, quasis.map(({ value }) => value.cooked).join('…')),
  }).visit(program)
  return found.filter(({ at }) => !skipped.some(([start, end]) => at >= start && at < end)).map(({ words }) => words)
}
